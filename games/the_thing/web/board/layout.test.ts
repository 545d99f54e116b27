import { describe, expect, it } from 'vitest';
import * as layout from './layout.ts';
import { placeKeys } from '../position.ts';
import { sampleView } from '../sample_view.ts';

const { HEIGHT, TOP, WIDTH, rooms } = layout;

const apart = (a: layout.Box, b: layout.Box) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
const inside = (spot: layout.Spot, box: layout.Box) =>
  spot.x >= box.x && spot.x <= box.x + box.w && spot.y >= box.y && spot.y <= box.y + box.h;

describe('the plan of the station', () => {
  it('has every location, at the place of its number', () => {
    expect(rooms.map(({ key }) => key)).toEqual(placeKeys);
    rooms.forEach(({ number }, i) => expect(number).toBe(i));
  });

  it('keeps everything on the board and nothing on top of another thing', () => {
    const boxes = [
      ...rooms,
      ...Object.values(layout.stores),
      layout.ice,
      layout.weather,
      layout.gauges,
      layout.track,
      layout.roster,
      layout.sheet,
    ];
    for (const box of boxes) {
      expect(inside(box, { x: 0, y: TOP, w: WIDTH, h: HEIGHT })).toBe(true);
      expect(inside({ x: box.x + box.w, y: box.y + box.h }, { x: 0, y: TOP, w: WIDTH, h: HEIGHT })).toBe(
        true,
      );
    }
    boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => expect(apart(box, other)).toBe(true)));
  });

  it('gives everybody in a room a spot of their own inside it, eight where no limit is (TT-413)', () => {
    for (const room of rooms) {
      const count = room.columns === 3 ? 3 : 8;
      const spots = Array.from({ length: count }, (_, i) => layout.standing(room.number, i));
      for (const spot of spots) expect(inside(spot, room)).toBe(true);
      const near = spots.some((a, i) => spots.some((b, k) => k > i && Math.hypot(a.x - b.x, a.y - b.y) < 24));
      expect(near).toBe(false);
    }
  });

  const kMarker = 11; // half of it, with its edge
  it('has room for eight markers on one space and for eight plaques', () => {
    const spaces = sampleView().board.suspicion_end + 1;
    for (let space = 0; space < spaces; space++)
      for (let i = 0; i < 8; i++) {
        const at = layout.trackSpace(space, spaces);
        const { x, y } = layout.markerSpot(at, i, 8);
        for (const edge of [-kMarker, kMarker])
          expect(inside({ x: x + edge, y: y + edge }, { ...at, h: at.h - 6 })).toBe(true);
      }
    const last = layout.plaque(7, 8);
    expect(last.x + last.w).toBeLessThanOrEqual(layout.roster.x + layout.roster.w);
  });

  it('lets the Rescue Helicopter come nearer with every space', () => {
    const way = Array.from({ length: 11 }, (_, i) => layout.rescueSpot(i, 10).x);
    expect([...way].sort((a, b) => a - b)).toEqual(way);
  });
});
