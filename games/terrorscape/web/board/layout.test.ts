import { describe, expect, it } from 'vitest';
import { doors, HEIGHT, roomKeys, rooms, TOP, WIDTH, type Box } from './layout.ts';

const overlap = (a: Box, b: Box) => ({
  w: Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
  h: Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
});

describe('the floor plan', () => {
  it('has fifteen rooms, none over another', () => {
    expect(rooms.map(({ key }) => key)).toEqual([...roomKeys]);
    for (const [i, a] of rooms.entries())
      for (const b of rooms.slice(i + 1)) {
        const { w, h } = overlap(a, b);
        expect(w > 0 && h > 0, `${a.code} and ${b.code}`).toBe(false);
      }
  });

  it('has every door in a wall that its two rooms share', () => {
    for (const { key, rooms: ends, x, y, upright } of doors) {
      const [a, b] = ends.map((end): Box => rooms[roomKeys.indexOf(end)]!) as [Box, Box];
      const { w, h } = overlap(a, b);
      expect(upright ? w : h, key).toBe(0);
      expect(upright ? h : w, key).toBeGreaterThanOrEqual(80);
      const along = upright ? y : x;
      const [from, to] = upright
        ? [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)]
        : [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)];
      expect(along, key).toBeGreaterThan(from + 20);
      expect(along, key).toBeLessThan(to - 20);
    }
  });

  it('has room in each room for three Survivors and the Killer, and on the picture for everything', () => {
    for (const { key, x, y, w, h, stand, menace } of rooms) {
      for (const spot of [...stand, menace]) {
        expect(spot.x, key).toBeGreaterThan(x);
        expect(spot.x, key).toBeLessThan(x + w);
        expect(spot.y, key).toBeGreaterThan(y);
        expect(spot.y, key).toBeLessThan(y + h);
      }
      for (const [i, a] of stand.entries())
        for (const b of stand.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), key).toBeGreaterThan(44);
      expect(x + w).toBeLessThanOrEqual(WIDTH);
      expect(y + h).toBeLessThanOrEqual(TOP + HEIGHT);
    }
  });
});
