import type { PlaceKey } from '../position.ts';

// Where everything lies on the board, in units of its 1000 x 720 plan. One place for all numbers, so that
// figures, rooms, glow and arrow keys agree.

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

export interface Room extends Box {
  number: number;
  key: PlaceKey;
  outdoors: boolean;
  columns: number; // figures side by side
}

export const WIDTH = 1000;
export const TOP = 0;
export const HEIGHT = 720;

const rowA = { y: 96, h: 148 };
const rowB = { y: 252, h: 148 };
const rowC = { y: 408, h: 144 };

const roomAt = (
  number: number,
  key: PlaceKey,
  x: number,
  w: number,
  row: { y: number; h: number },
  more: Partial<Room> = {},
): Room => ({
  number,
  key,
  x,
  w,
  ...row,
  outdoors: false,
  columns: 3,
  ...more,
});

/** In the order of the rules, so that the index is the number of a location. */
export const rooms: Room[] = [
  roomAt(0, 'armory', 14, 140, rowB),
  roomAt(1, 'storeroom', 162, 140, rowB),
  roomAt(2, 'boiler', 14, 178, rowC),
  roomAt(3, 'generator', 200, 178, rowC),
  roomAt(4, 'radio', 14, 172, rowA),
  roomAt(5, 'helicopter', 790, 198, rowA, { outdoors: true }),
  roomAt(6, 'snowcat', 790, 198, rowB, { outdoors: true }),
  roomAt(7, 'kitchen', 386, 202, rowC),
  roomAt(8, 'lab', 194, 160, rowA),
  roomAt(9, 'weather', 622, 160, rowA, { outdoors: true }),
  roomAt(10, 'sleeping', 362, 226, rowA, { columns: 4 }),
  roomAt(11, 'rec_room', 310, 278, rowB, { columns: 4 }),
  roomAt(12, 'kennel', 622, 160, rowB, { outdoors: true }),
];

export const room = (number: number): Room => rooms[number]!;

const FEET = 10; // from the lower edge of a room
const ROW = 44; // from one row of figures to the next
const ARC = 22;

/** Where the i-th figure of a location stands: three in an arc with room for a Dog, or in rows. */
export function standing(number: number, i: number): Spot {
  const at = room(number);
  const feet = at.y + at.h - FEET;
  if (at.columns === 3) {
    const wide = (at.w - 36) / 3;
    return { x: at.x + 8 + wide * (i + 0.5), y: feet - (i % 2) * ARC };
  }
  const row = Math.floor(i / at.columns);
  const column = i % at.columns;
  const wide = (at.w - 16) / at.columns;
  return { x: at.x + 10 + wide * (row % 2 ? column * 0.9 + 1 : column + 0.5), y: feet - row * ROW };
}

export const dogSpot = (number: number): Spot => {
  const at = room(number);
  return { x: at.x + at.w - 24, y: at.y + at.h - FEET + 1 };
};
/** In the Kennel, where several are. */
export const penned = (i: number): Spot => {
  const at = room(12);
  return { x: at.x + 30 + (i % 4) * 34, y: at.y + at.h - 14 - (i % 2) * 6 };
};
/** Behind everybody, filling the room. */
export const beastSpot = (number: number): Spot => {
  const at = room(number);
  return { x: at.x + at.w * 0.6, y: at.y + at.h - 34 };
};
export const tokenSpot = (number: number): Spot => {
  const at = room(number);
  return { x: at.x + at.w - 18, y: at.y + 40 };
};

export const stores: Record<'fuel_depot' | 'outdoor_depot' | 'command', Box> = {
  fuel_depot: { x: 622, y: 408, w: 118, h: 66 },
  outdoor_depot: { x: 746, y: 408, w: 118, h: 66 },
  command: { x: 870, y: 408, w: 118, h: 66 },
};
/** Under the ice: the revealed Alien and the dead. */
export const ice: Box = { x: 622, y: 482, w: 366, h: 70 };
export const grave = (i: number): Spot => ({ x: ice.x + 22 + i * 26, y: ice.y + ice.h - 8 });

export const weather: Box = { x: 14, y: 8, w: 150, h: 80 };
export const gauges: Box = { x: 822, y: 8, w: 166, h: 80 };
/** The way of the Rescue Helicopter: 0 waits for a call, then it comes over the mountains. */
export function rescueSpot(space: number, spaces: number): Spot {
  const along = space / spaces;
  return { x: 196 + along * 592, y: 62 - Math.sin(along * Math.PI) * 30 };
}

export const track: Box = { x: 14, y: 560, w: 728, h: 74 };
export const trackSpace = (space: number, spaces: number): Box => ({
  x: track.x + (track.w / spaces) * space,
  y: track.y,
  w: track.w / spaces,
  h: track.h,
});
/** The i-th marker of so many in a space; of two rows the first goes up, so that the second stays inside. */
export function markerSpot(at: Box, i: number, of: number): Spot {
  const top = of > 4 ? 34 : 38;
  return { x: at.x + 13 + (i % 4) * 18.5, y: at.y + top + Math.floor(i / 4) * 21 };
}

export const roster: Box = { x: 14, y: 640, w: 728, h: 76 };
export function plaque(i: number, figures: number): Box {
  const w = Math.min(146, roster.w / Math.max(1, figures));
  return { x: roster.x + i * w, y: roster.y, w: w - 5, h: roster.h };
}

export const sheet: Box = { x: 752, y: 560, w: 236, h: 156 };
export const pile: Spot = { x: sheet.x + 46, y: sheet.y + 92 };
export const turned: Spot = { x: sheet.x + 110, y: sheet.y + 92 };
export const deck: Spot = { x: sheet.x + 188, y: sheet.y + 64 };
export const discard: Spot = { x: sheet.x + 188, y: sheet.y + 124 };
export const die = (i: number): Spot => ({ x: sheet.x + 56 + i * 62, y: sheet.y + 92 });
