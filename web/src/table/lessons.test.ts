import { describe, expect, it } from 'vitest';
import { lessonOf, ruleOfLesson, ruleOfQuestion } from './lessons.ts';

describe('the rule behind a question', () => {
  it('is found by the text key, with or without the name of the game', () => {
    expect(ruleOfQuestion('osaczeni', '.ask.ballot')).toBe('OS-221');
    expect(ruleOfQuestion('osaczeni', 'osaczeni.wait.ballot')).toBe('OS-221');
    expect(ruleOfQuestion('liars_dice', 'liars_dice.question.bid')).toBe('LD-5');
  });

  it('is the more exact one where there are several', () => {
    expect(ruleOfQuestion('osaczeni', '.ask.discuss.lot')).toBe('OS-622');
    expect(ruleOfQuestion('osaczeni', '.ask.discuss.done')).toBe('OS-204');
    expect(ruleOfQuestion('osaczeni', '.ask.destination.sealed')).toBe('OS-404');
  });

  it('is nothing where no rule is known', () => {
    expect(ruleOfQuestion('osaczeni', '.wait.chance')).toBeNull();
    expect(ruleOfQuestion('chess', '.ask.move')).toBeNull();
  });

  it('is the one of its lesson', () => {
    expect(ruleOfLesson('osaczeni', 'guide.osaczeni.phase_6')).toBe('OS-601');
    expect(ruleOfLesson('osaczeni', 'guide.talk')).toBeNull();
  });
});

describe('the lesson of a moment', () => {
  const exists = (key: string) => ['guide.osaczeni.discuss', 'guide.osaczeni.discuss_feed'].includes(key);

  it('is the most exact one there is', () => {
    expect(lessonOf('guide.osaczeni.discuss', '.ask.discuss.feed', exists)).toBe(
      'guide.osaczeni.discuss_feed',
    );
    expect(lessonOf('guide.osaczeni.discuss', '.ask.discuss.done', exists)).toBe('guide.osaczeni.discuss');
  });

  it('is nothing where there is none', () => {
    expect(lessonOf('guide.osaczeni.move', '.ask.move', exists)).toBeNull();
    expect(lessonOf(null, '.ask.move', exists)).toBeNull();
  });
});
