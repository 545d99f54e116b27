import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describing } from './about.ts';
import { cardKinds, goods, labKinds, questionKinds } from './kinds.ts';
import { placeKeys } from './position.ts';
import { fewView, sampleView } from './sample_view.ts';

const rules = JSON.parse(readFileSync('games/the_thing/texts/en/rules.json', 'utf8')) as Record<
  string,
  string
>;
const cards = [
  ...cardKinds.map((key) => `card:${key}`),
  ...goods.map((key) => `good:${key}`),
  ...labKinds.map((key) => `lab:${key}`),
];
const places = placeKeys.map((key) => `place:${key}`);
const rest = [
  'character:0',
  'seat:0',
  'sky',
  'rescue',
  'track',
  'sheet',
  'leader',
  'ice',
  'store:fuel_depot',
];

it('everything at the station has a name and a rule, and every rule that it cites is there', () => {
  for (const view of [sampleView(), fewView()])
    for (const place of [...places, ...cards, ...rest]) {
      expect(describing.is(view, place, []).length, place).toBeGreaterThan(0);
      expect(describing.does(view, place).length, place).toBeGreaterThan(0);
      for (const rule of describing.does(view, place)) expect(rules[`rule.${rule}`], rule).toBeDefined();
    }
});

it('TT-411 TT-723 what is no answer says the rule that keeps it, what serves an answer says nothing', () => {
  const view = sampleView();
  Object.assign(view.board, {
    idle_cards: [411, 0, 0],
    idle_weapons: [0, 0, 0, 1010],
    idle_items: [0, 0, 910, 0, 0],
    idle_lab: [723, 0],
  });
  expect(describing.idle(view, 'card:use', [])).toBe('TT-411');
  expect(describing.idle(view, 'card:repair', [])).toBeNull();
  expect(describing.idle(view, 'card:use', [['play use', '?hand_in', {}]])).toBeNull();
  expect(describing.idle(view, 'good:dynamite', [])).toBe('TT-1010');
  expect(describing.idle(view, 'good:keys', [])).toBe('TT-910');
  expect(describing.idle(view, 'good:keys', [['escape', '?escape', {}]])).toBeNull();
  expect(describing.idle(view, 'lab:blood_bag', [])).toBe('TT-723');
  view.prompt.kind = questionKinds.indexOf('volunteer_a');
  expect(describing.idle(view, 'lab:blood_bag', [['test 2', '?test', { who: '@1' }]])).toBeNull();
});
