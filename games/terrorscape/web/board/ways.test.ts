import { expect, it } from 'vitest';
import { roomKeys, roomNumber } from './layout.ts';
import { besides, roomBeyond } from './ways.ts';

const go = (from: string, key: string) => {
  const next = roomBeyond(roomNumber(from), key);
  return next === null ? null : roomKeys[next];
};

it('walks through doors and gaps in the hedge, and never through a wall', () => {
  expect(go('living_room', 'ArrowRight')).toBe('dining_room');
  expect(go('living_room', 'ArrowDown')).toBe('entrance_hall');
  expect(go('corridor', 'ArrowRight')).toBe('banquet_hall');
  expect(go('corridor', 'ArrowUp')).toBeNull(); // no door to the Dining room
  expect(go('garden', 'ArrowDown')).toBe('shed');
  expect(go('back_path', 'ArrowRight')).toBe('graveyard');
  expect(go('storage', 'Enter')).toBeNull();
});

it('leads from every room to every other', () => {
  const seen = new Set([0]);
  for (const number of seen)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = roomBeyond(number, key);
      if (next !== null) seen.add(next);
    }
  expect(seen.size).toBe(roomKeys.length);
});

it('knows who is beside whom: twenty pairs, as the rules count them', () => {
  const pairs = roomKeys.flatMap((_, number) => besides(number));
  expect(pairs).toHaveLength(40);
  for (const [from] of roomKeys.entries())
    for (const { room } of besides(from)) expect(besides(room).map((each) => each.room)).toContain(from);
});
