import { describe, expect, it } from 'vitest';
import { settlePeople } from '#web/src/games/shared/settle.ts';
import { notch, rooms, standing } from './layout.ts';
import { sampleView } from './sample_view.ts';
import { settleBeasts, type Beast } from './settle.ts';

const at = (...areas: number[]) => Array.from({ length: 8 }, (_, i) => areas[i] ?? 0);

describe('people on the board', () => {
  it('stay where they stand when somebody leaves, and the free space is taken next', () => {
    const first = settlePeople(new Map(), at(0, 0b111));
    expect([...first.values()].map(({ slot }) => slot)).toEqual([0, 1, 2]);
    const second = settlePeople(first, at(0, 0b101, 0b010));
    expect(second.get(2)).toEqual({ area: 1, slot: 2 });
    expect(second.get(1)).toEqual({ area: 2, slot: 0 });
    const third = settlePeople(second, at(0, 0b1101, 0b010));
    expect(third.get(3)).toEqual({ area: 1, slot: 1 });
  });

  it('never share a spot, even eighteen in the lot', () => {
    const { areas } = sampleView().board;
    for (const { number } of rooms) {
      const { capacity } = areas[number]!;
      const spots = Array.from({ length: capacity || 18 }, (_, i) => standing(number, i, capacity));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
    }
  });
});

describe('monsters on the board', () => {
  const settle = (before: Beast[], monsters: number[]) =>
    settleBeasts(before, monsters, sampleView().board.monsters);
  const counts = (beasts: Beast[]) =>
    Array.from({ length: 7 }, (_, area) => beasts.filter((beast) => beast.area === area).length);

  it('are as many as the rules say, one a notch', () => {
    const herd = settle([], [0, 3, 0, 1, 6, 2, 4]);
    expect(counts(herd)).toEqual([9, 3, 0, 1, 6, 2, 4]);
    const taken = herd.filter(({ area }) => area > 0).map(({ area, slot }) => `${area}.${slot}`);
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('walk from one area to the other when one goes and one comes', () => {
    const before = settle([], [0, 0, 0, 0, 3, 1, 0]);
    const lured = before.find(({ area, slot }) => area === 4 && slot === 2)!;
    const now = settle(before, [0, 0, 0, 0, 2, 2, 0]);
    expect(now.find(({ id }) => id === lured.id)).toEqual({ id: lured.id, area: 5, slot: 1 });
  });

  it('are the same to whoever draws them as long as they stay', () => {
    const before = settle([], [0, 3, 0, 0, 0, 0, 0]);
    const now = settle(before, [0, 3, 1, 0, 0, 0, 0]);
    expect(now.filter((beast, i) => beast !== before[i])).toHaveLength(1);
  });

  it('go back into the dark', () => {
    const before = settle([], [0, 6, 0, 0, 0, 0, 0]);
    expect(counts(settle(before, [0, 0, 0, 0, 0, 0, 0]))).toEqual([25, 0, 0, 0, 0, 0, 0]);
  });

  it('sit outside the walls', () => {
    for (const { number, x, y, w, h } of rooms.filter((room) => room.number < 6))
      for (let i = 0; i < 6; i++) {
        const spot = notch(number, i);
        expect(spot.x > x && spot.x < x + w && spot.y > y && spot.y < y + h).toBe(false);
      }
  });
});
