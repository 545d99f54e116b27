import { describe, expect, it } from 'vitest';
import {
  heartsOf,
  killerAt,
  lookOf,
  numberOfRoom,
  reportsOf,
  sideOf,
  stealthToken,
  whereIs,
} from './position.ts';
import { killerView, publicView, survivorView } from './sample_view.ts';
import { seenByAll } from './seen_by_all.ts';

describe('the three houses', () => {
  it('are those of the two sides, and what both know', () => {
    expect([survivorView(), killerView(), publicView()].map(lookOf)).toEqual(['survivors', 'killer', 'dusk']);
    expect(sideOf(publicView())).toBeNull();
  });

  it('show Survivors to their own side alone', () => {
    expect(whereIs(survivorView(), 0)).toBe(numberOfRoom('living_room'));
    for (const view of [killerView(), publicView(), seenByAll(survivorView())])
      expect([0, 1, 2].map((place) => whereIs(view, place))).toEqual([-1, -1, -1]);
  });

  it('show a Killer in stealth to himself alone', () => {
    const hidden = { stealth: 'vanish', at: 'corridor' } as const;
    expect(killerAt(survivorView(hidden))).toBe(-1);
    expect(stealthToken(survivorView(hidden))).toBe(numberOfRoom('corridor'));
    expect(killerAt(killerView(hidden, 'fast_card', { killer: { at: 'library' } }))).toBe(
      numberOfRoom('library'),
    );
    expect(killerAt(survivorView())).toBe(numberOfRoom('banquet_hall'));
  });
});

it('counts hearts', () => {
  const { table } = survivorView({ wounded: 0b011, eliminated: 0b010 });
  expect([0, 1, 2].map((place) => heartsOf(table, place))).toEqual([1, 0, 2]);
});

it('reads the reports out of what both sides keep', () => {
  const reports = reportsOf(survivorView().table.history);
  expect(reports.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(reports[1]).toEqual({ round: 2, rooms: 0, firecracker: true });
});
