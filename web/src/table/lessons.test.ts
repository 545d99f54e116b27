import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules as osaczeni } from '#games/osaczeni/web/rules.ts';
import station from '#games/the_thing/web/index.ts';
import { rules as theThing } from '#games/the_thing/web/rules.ts';
import { sampleView } from '#games/the_thing/web/sample_view.ts';
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
    const game = { key: 'the_thing', rules: theThing, lessonAt: station.lessonAt! };
    const six = sampleView();
    const alone = sampleView({ owner: [0, 0, 0, 0, 0, 0, -1, -1] });
    for (const [what, many, few] of [
      ['encounter_order', 'TT-504', 'TT-1113'],
      ['admit', 'TT-904', 'TT-1213'],
      ['trade_answer', 'TT-702', 'TT-1160'],
    ] as const) {
      expect(ruleOfQuestion(game, `.ask.${what}`, six)).toBe(many);
      expect(ruleOfQuestion(game, `.ask.${what}`, alone)).toBe(few);
    }
  });

  it('is nothing where no rule is known', () => {
    expect(ruleOfQuestion(game, '.wait.chance')).toBeNull();
    expect(ruleOfQuestion(game, '.wait')).toBeNull();
  });

  it('is the one of its lesson', () => {
    expect(ruleOfLesson(game, 'guide.zig.phase_6')).toBe('ZZ-601');
    expect(ruleOfLesson(game, 'guide.talk')).toBeNull();
  });

  it.each([
    ['osaczeni', osaczeni],
    ['the_thing', theThing],
  ])('has its wording and its lesson in %s', (key, rules) => {
    const words = (part: string) =>
      JSON.parse(
        readFileSync(join(process.cwd(), `../content/text/en/${key}_${part}.json`), 'utf8'),
      ) as object;
    const lessons = Object.keys(words('guide')).filter((each) => !each.endsWith('.title'));
    expect(Object.keys(rules).map((each) => `guide.${key}.${each}`)).toEqual(lessons);
    for (const rule of Object.values(rules)) expect(words('rules')).toHaveProperty([`rule.${rule}`]);
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
