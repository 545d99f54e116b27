import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phases as stepsOf } from './facts_of.ts';
import { rules } from './rules.ts';
import { fewView, sampleView } from './sample_view.ts';
import { teaches } from './teaches.ts';
import { phases, questionKinds } from './kinds.ts';

const languages = ['en', 'pl'] as const;
const texts = (language: string) =>
  JSON.parse(
    readFileSync(join(process.cwd(), 'games/the_thing/texts', language, 'guide.json'), 'utf8'),
  ) as Record<string, string>;

// Chance is asked of nobody.
const lessons = [...questionKinds.slice(1), ...phases.map((_, number) => `phase_${number}`)];
const fewLessons = lessons.map((lesson) => `${lesson}_few`).filter((lesson) => lesson in rules);
const keyOf = (lesson: string) => `guide.the_thing.${lesson}`;

describe('the first game guide', () => {
  it.each(languages)('has a lesson in %s for every question and every phase, and no other', (language) => {
    const wanted = [...lessons, ...fewLessons].map(keyOf);
    expect(Object.keys(texts(language)).sort()).toEqual(
      wanted.flatMap((key) => [key, `${key}.title`]).sort(),
    );
  });

  it.each(languages)('says in %s what it has to say in two sentences', (language) => {
    for (const [key, words] of Object.entries(texts(language)))
      if (!key.endsWith('.title')) expect(words.match(/[.?!](?= |$)/g), key).toHaveLength(2);
  });

  it.each(languages)('counts the phases in %s as the table does', (language) => {
    for (const view of [sampleView(), fewView()]) {
      const order = stepsOf(view).map(({ key }) => key.split('.').at(-1)!);
      const taught = [...lessons, ...fewLessons].filter(
        (lesson) => lesson.startsWith('phase_') && teaches(lesson, view),
      );
      const numbered = taught.flatMap((lesson) => {
        const phase = phases[Number(lesson.split('_')[1])]!;
        const title = texts(language)[`${keyOf(lesson)}.title`]!;
        return order.includes(phase) ? [[phase, Number.parseInt(title, 10)]] : [];
      });
      expect(new Map(numbered as [string, number][])).toEqual(
        new Map(order.map((phase, i) => [phase, i + 1])),
      );
    }
  });
});

// Section 5.23: tables of 1 to 3 have no cards in hand, no pile, no infection among Characters, no votes and no
// secrets but roles, bags and decks (TT-1102).
describe('a table of 1 to 3', () => {
  const board = { choose_characters: 1, vote_to_board: 1 };
  const few = fewView({}, 'place_character', { board });
  const taught = [...lessons, ...fewLessons].filter((lesson) => teaches(lesson, few));

  // Read for both games: what they say is true of either. Whatever else is taught to both belongs here only after it
  // was read so.
  const ofBoth = [
    'pick_character',
    'keep_weather',
    'clark_dog',
    'extra_lab',
    'third_card',
    'fuel_target',
    'weather_result',
    'repair_two',
    'choose_tester',
    'phase_1',
    'phase_2',
  ];

  it('is taught lessons of its own, or such as are true of both games', () => {
    const shared = taught.filter((lesson) => teaches(lesson, sampleView({}, 'move', { board })));
    expect(shared).toEqual(ofBoth);
    expect(taught.filter((lesson) => lesson.endsWith('_few'))).toEqual(fewLessons);
  });

  it.each([
    [
      'en',
      /infect|secret|declin|only (you|the two)|nobody (sees|learns)|same to everybody|\bpile\b|\bhand\b|finger|accus|Leader token|four or more/i,
    ],
    [
      'pl',
      /zaraż|zarazi|tajn|tajemn|odmowa|tylko (ty|wy)|nikt (nie pozna|nie ogląda|się nie dowie)|dla innych tak samo|pul[aięy]\b|\brę(ka|kę|ki)\b|palec|oskarż|kłam|żeton lidera|czterech/i,
    ],
  ])('is told in %s of nothing that it does not have', (language, missing) => {
    for (const lesson of taught) expect(texts(language)[keyOf(lesson)], lesson).not.toMatch(missing);
    // The same words are found where they belong.
    for (const lesson of [
      'phase_0',
      'avoid',
      'fight',
      'keep_card',
      'lab_token',
      'escape',
      'talk',
      'trade_answer',
    ])
      expect(texts(language)[keyOf(lesson)], lesson).toMatch(missing);
  });

  it('is led to the rule that a refusal names, too', () => {
    const { questions } = JSON.parse(
      readFileSync(join(process.cwd(), 'games/the_thing/kinds.json'), 'utf8'),
    ) as { questions: { kind: string; rule: string; rule_few?: string }[] };
    for (const { kind, rule, rule_few } of questions.slice(1))
      expect([rules[kind], rules[`${kind}_few`]], kind).toEqual([rule, rule_few]);
  });

  it('is led to no rule that is not used there', () => {
    const unused = [
      [401, 411],
      [414, 435],
      [550, 564],
      [580, 580],
      [587, 587],
      [601, 607],
      [609, 609],
      [703, 707],
      [823, 825],
      [903, 908],
    ] as const;
    for (const lesson of taught) {
      const rule = Number(rules[lesson]!.slice('TT-'.length));
      expect(
        unused.some(([first, last]) => first <= rule && rule <= last),
        `${lesson}: ${rule}`,
      ).toBe(false);
    }
  });
});
