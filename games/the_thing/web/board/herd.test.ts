import { describe, expect, it } from 'vitest';
import { houndSpot, settleDogs } from './herd.ts';
import { placeNumber } from '../position.ts';

const KENNEL = placeNumber('kennel');

describe('Dogs on the board', () => {
  it('come out of the kennel one by one and stay where they are', () => {
    const shut = settleDogs([], 0, 4, 4);
    expect(shut.every(({ place }) => place === KENNEL)).toBe(true);
    const one = settleDogs(shut, 1 << 3, 3, 4);
    expect(one.filter(({ place }) => place === KENNEL)).toHaveLength(3);
    const two = settleDogs(one, (1 << 3) | (1 << 7), 2, 4);
    const first = one.find(({ place }) => place === 3)!;
    expect(two.find(({ place }) => place === 3)!.id).toBe(first.id);
  });

  it('are away when the rules count fewer (TT-827)', () => {
    const some = settleDogs(settleDogs([], 0, 4, 4), 1 << 8, 1, 4);
    expect(some.map(({ place }) => place).sort((a, b) => a - b)).toEqual([-1, -1, 8, KENNEL]);
  });

  it('never share a spot, unless away', () => {
    const all = settleDogs([], (1 << 2) | (1 << 5), 2, 4);
    const spots = all.map((dog) => houndSpot(all, dog));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});
