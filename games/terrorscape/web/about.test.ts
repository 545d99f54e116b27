import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describing } from './about.ts';
import { doors, roomKeys } from './board/layout.ts';
import { items, persons, plans, skills, survivorTraits, killerTraits } from './kinds.ts';
import { killerView, publicView, survivorView } from './sample_view.ts';

const rules = JSON.parse(readFileSync('games/terrorscape/texts/en/rules.json', 'utf8')) as Record<
  string,
  string
>;
const all = [
  ...roomKeys.map((key) => `place:${key}`),
  ...doors.map(({ key }) => `door:${key}`),
  ...persons.map((key) => `character:${key}`),
  ...items.map((key) => `thing:${key}`),
  ...skills.map((key) => `skill:${key}`),
  ...[...survivorTraits, ...killerTraits].map((key) => `trait:${key}`),
  ...plans.map((key) => `plan:${key}`),
  'border:b01',
  'wing:red',
  'killer',
  'killer_plate',
  'tracks',
  'radio',
  'drawers',
];

it('everything in the house has a name and a rule, and every rule that it cites is there', () => {
  for (const view of [survivorView(), killerView(), publicView()])
    for (const place of all) {
      expect(describing.is(view, place, []).length, place).toBeGreaterThan(0);
      const cited = describing.does(view, place);
      expect(cited.length, place).toBeGreaterThan(0);
      for (const rule of cited) expect(rules[`rule.${rule}`], `${place}: ${rule}`).toBeDefined();
    }
});

it('tells the Killer of nobody in a room, and the own side of everybody', () => {
  const told = (view: ReturnType<typeof killerView>) =>
    JSON.stringify(describing.is(view, 'place:living_room', []));
  expect(told(survivorView())).toContain('person:marco');
  expect(told(killerView())).not.toContain('.here');
  expect(told(publicView())).not.toContain('.here');
});

it('what is no answer says the rule that keeps it, what serves one says nothing', () => {
  const view = killerView({}, 'fast_card', {
    board: { idle_skills: skills.map((key) => (key === 'barricade' ? 244 : 0)) },
  });
  expect(describing.idle(view, 'skill:barricade', [])).toBe('TS-244');
  expect(describing.idle(view, 'skill:chase', [])).toBeNull();
  const play = [['play barricade', '?play', { skill: 'skill:barricade' }]] as [string, string, object][];
  expect(describing.idle(view, 'skill:barricade', play as never)).toBeNull();
});
