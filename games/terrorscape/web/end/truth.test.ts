import { expect, it } from 'vitest';
import type { Facts, Happening } from '#web/src/lib/protocol.ts';
import { numberOfRoom } from '../position.ts';
import { survivorView } from '../sample_view.ts';
import type { Tracks } from '../view.ts';
import { luckOf, stopsOf } from './truth.ts';

const told = (...happened: [string, Facts?][]): Happening[] =>
  happened.map(([kind, parts = {}]): Happening => [kind, parts]);
const tracks: Tracks[] = [
  {
    reported: ['entrance_hall', 'gallery', 'corridor'],
    after: ['entrance_hall', 'gallery', 'corridor'],
    repairs: 0,
  },
  { reported: ['dining_room', 'library', 'gallery'], after: ['kitchen', 'library', 'gallery'], repairs: 2 },
];
const over = survivorView({ phase: 'over' }, 'action', { survivors: { tracks } });

it('draws the ways of all four, round by round', () => {
  const stops = stopsOf(
    over,
    told(
      ['round_began', { n: 1 }],
      ['noise_report', { rooms: 'room:gallery' }],
      ['killer_moved', { room: 'room:storage' }],
      ['killer_moved', { room: 'room:kitchen' }],
      ['round_began', { n: 2 }],
      ['firecracker_report'],
      ['searched', { room: 'room:kitchen', whos: 'person:' }],
      ['stealth', { skill: 'skill:vanish', room: 'room:kitchen', place: 'room:dining_room' }],
    ),
  );
  expect(stops).toHaveLength(2);
  expect(stops[0]!.killer).toEqual(['garden', 'storage', 'kitchen'].map(numberOfRoom));
  expect(stops[0]!.noise).toBe(1 << numberOfRoom('gallery'));
  expect(stops[1]).toMatchObject({ hidden: true, firecracker: true, repairs: 2 });
  expect(stops[1]!.killer.at(-1)).toBe(numberOfRoom('dining_room'));
  expect(stops[1]!.after[0]).toBe(numberOfRoom('kitchen'));
});

it('finds where he searched and missed by one room', () => {
  const search = (room: string) =>
    stopsOf(
      over,
      told(['round_began', { n: 1 }], ['searched', { room: `room:${room}`, whos: 'person:' }]),
    )[0]!;
  expect(search('library').near).toEqual([numberOfRoom('library')]); // Sophia is in the Gallery beside it
  expect(search('storage').near).toEqual([]);
});

it('adds up the dice of each', () => {
  const luck = luckOf(
    told(
      ['dice_rolled', { who: 'person:anna', n: 3, faces: [0, 1, 3, 0] }],
      ['dice_rolled', { who: 'person:anna', n: 2, faces: [1, 1, 0, 0] }],
    ),
  );
  expect(luck.get('anna')).toEqual([0, 1, 3, 1, 1]);
});
