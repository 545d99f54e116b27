import { describe, expect, it } from 'vitest';
import { lessonOf, ruleOfLesson, ruleOfQuestion } from './lessons.ts';

const game = {
  key: 'zig',
  rules: {
    ballot: 'ZZ-221',
    discuss: 'ZZ-204',
    discuss_lot: 'ZZ-622',
    destination: 'ZZ-404',
    phase_6: 'ZZ-601',
  },
};

describe('the rule behind a question', () => {
  it('is found by the text key, with or without the name of the game', () => {
    expect(ruleOfQuestion(game, '.ask.ballot')).toBe('ZZ-221');
    expect(ruleOfQuestion(game, 'zig.wait.ballot')).toBe('ZZ-221');
    expect(ruleOfQuestion(game, 'zig.question.ballot')).toBe('ZZ-221');
  });

  it('is the more exact one where there are several', () => {
    expect(ruleOfQuestion(game, '.ask.discuss.lot')).toBe('ZZ-622');
    expect(ruleOfQuestion(game, '.ask.discuss.done')).toBe('ZZ-204');
    expect(ruleOfQuestion(game, '.ask.destination.sealed')).toBe('ZZ-404');
  });

  it('is the one of the table where the words are the same at all of them', () => {
    const few = {
      ...game,
      lessonAt: (what: string, { seats }: { seats: number }) => (seats < 4 ? `${what}_few` : what),
    };
    few.rules = { ...game.rules, ballot_few: 'ZZ-1221' } as typeof game.rules;
    expect(ruleOfQuestion(few, '.ask.ballot', { seats: 6 })).toBe('ZZ-221');
    expect(ruleOfQuestion(few, '.ask.ballot', { seats: 1 })).toBe('ZZ-1221');
  });

  it('is nothing where no rule is known', () => {
    expect(ruleOfQuestion(game, '.wait.chance')).toBeNull();
    expect(ruleOfQuestion(game, '.wait')).toBeNull();
  });

  it('is the one of its lesson', () => {
    expect(ruleOfLesson(game, 'guide.zig.phase_6')).toBe('ZZ-601');
    expect(ruleOfLesson(game, 'guide.talk')).toBeNull();
  });
});

describe('the lesson of a moment', () => {
  const exists = (key: string) => ['guide.zig.discuss', 'guide.zig.discuss_feed'].includes(key);

  it('is the most exact one there is', () => {
    expect(lessonOf('guide.zig.discuss', '.ask.discuss.feed', exists)).toBe('guide.zig.discuss_feed');
    expect(lessonOf('guide.zig.discuss', '.ask.discuss.done', exists)).toBe('guide.zig.discuss');
  });

  it('is nothing where there is none', () => {
    expect(lessonOf('guide.zig.move', '.ask.move', exists)).toBeNull();
    expect(lessonOf(null, '.ask.move', exists)).toBeNull();
  });
});
