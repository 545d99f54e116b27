import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describing } from './about.ts';
import { room } from './layout.ts';
import { items } from './position.ts';
import { sampleView } from './sample_view.ts';

const rules = JSON.parse(readFileSync('games/osaczeni/texts/en/rules.json', 'utf8')) as Record<
  string,
  string
>;
const kColours = ['red', 'blue', 'green', 'yellow'];
const rest = ['seat:0', 'character:red.leader', 'cold_store', 'deck', 'hatch', 'badge', 'victim_token'];
const areas = [1, 2, 3, 4, 5, 6].map((area) => `area:${room(area).key}`);

it('everything in the mall has a name, and every rule that it cites is there', () => {
  const view = sampleView();
  for (const place of [...areas, ...rest, ...items.map((item) => `item:${item}`)]) {
    expect(describing.is(view, place, kColours).length, place).toBeGreaterThan(0);
    for (const rule of describing.does(view, place)) expect(rules[`rule.${rule}`], rule).toBeDefined();
  }
  for (const place of [...areas, ...items.map((item) => `item:${item}`)])
    expect(describing.does(view, place).length, place).toBeGreaterThan(0);
});

it('OS-009 a card that is no answer says the rule that keeps it in the hand, one that is says nothing', () => {
  const view = sampleView();
  view.board.idle = items.map((item) => (item === 'saw' ? 206 : item === 'gun' ? 5 : 0));
  expect(describing.idle(view, 'item:saw', [])).toBe('OS-206');
  expect(describing.idle(view, 'item:gun', [])).toBe('OS-005');
  expect(describing.idle(view, 'item:bat', [])).toBeNull();
  expect(describing.idle(view, 'item:saw', [['play saw', '?play', { item: 'item:saw' }]])).toBeNull();
  expect(describing.idle(view, 'area:toys', [])).toBeNull();
});
