import { expect, it } from 'vitest';
import { centre } from './centre.ts';
import { pools } from './light.ts';
import { north } from './north.ts';
import { merged, oval, rect, rectPath, turned } from './paint.ts';
import { outside } from './yards.ts';

it('joins neighbours of one colour, and nothing else', () => {
  const red = rect(0, 0, 2, 2, 'red');
  const more = rect(4, 0, 2, 2, 'red');
  const blue = oval(8, 0, 1, 1, 'blue');
  const joined = merged([red, more, blue, red]);
  expect(joined.map(({ fill }) => fill)).toEqual(['red', 'blue', 'red']);
  expect(joined[0]!.d).toBe(red.d + more.d);
  expect(merged([red, ...turned([more], 30, 0, 0)])).toHaveLength(2);
  expect(red.d).toBe(rectPath(0, 0, 2, 2)); // what is joined is a copy
});

it('draws the whole house with few shapes, and none of them broken', () => {
  const all = merged([...outside, ...north, ...centre]);
  expect(all.length).toBeLessThan(1400);
  for (const { d } of all) expect(d).not.toMatch(/NaN|undefined|Infinity/);
});

it('lets light fall through doors, and lights no lamp for the Killer', () => {
  const [source] = [{ room: 7, x: 950, y: 150, kind: 'menace' as const }];
  const rooms = pools([source], 'killer').map(({ room }) => room);
  expect(rooms.sort((a, b) => a - b)).toEqual([6, 7, 8]); // Kitchen: to the Dining room and the Storage
  expect(pools([source], 'survivors').length).toBe(rooms.length + 15);
});
