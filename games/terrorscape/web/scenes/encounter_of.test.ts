import { expect, it } from 'vitest';
import type { Facts, Happening } from '#web/src/lib/protocol.ts';
import { encounterOf } from './encounter_of.ts';

const told = (...happened: [string, Facts?][]) =>
  happened.map(([kind, parts = {}], id) => ({ id, happening: [kind, parts] as Happening }));

const dice = { who: 'person:marco', n: 3, faces: [1, 0, 3, 0] };
const failed = { sum: 4, item: 1, extra: 0, trap: 0, total: 5, strength: 6, success: 'no' };

it('is the last one told, attack after attack', () => {
  const recent = told(
    ['encounter_began', { room: 'room:gallery' }],
    ['encounter_ended'],
    ['encounter_began', { room: 'room:kitchen' }],
    ['defender_named', { who: 'person:marco' }],
    ['defended_with', { who: 'person:marco', thing: 'thing:hatchet', bottle: 'no' }],
    ['dice_rolled', dice],
    ['defended', failed],
    ['played', { skill: 'skill:stalk', n: 0 }],
    ['defender_named', { who: 'person:anna' }],
    ['trap_sprung', { room: 'room:kitchen' }],
  );
  const { attacks, over } = encounterOf(recent)!;
  expect(over).toBe(false);
  expect(attacks.map(({ who, card, trap }) => [who, card, trap])).toEqual([
    ['marco', 'none', false],
    ['anna', 'stalk', true],
  ]);
  expect(attacks[0]).toMatchObject({
    thing: 'hatchet',
    faces: [1, 0, 3],
    result: { total: 5, success: false },
  });
});

it('is over when it is told so, and there is none where nobody met', () => {
  expect(encounterOf(told(['encounter_began'], ['encounter_ended']))!.over).toBe(true);
  expect(encounterOf(told(['noise_report', { rooms: 0 }]))).toBeNull();
});
