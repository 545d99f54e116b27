// Where everything lies on the board, in units of its 1000 x 720 plan. One place for all numbers, so that
// pieces, rooms, glow and arrow keys agree.

export interface Spot {
  x: number;
  y: number;
}

export interface Room {
  number: number;
  key: string;
  x: number;
  y: number;
  w: number;
  h: number;
  feet: number; // where people stand, from the top of the room
}

export const WIDTH = 1000;
export const TOP = 16;
export const HEIGHT = 720;

export const rooms: Room[] = [
  { number: 1, key: 'toilets', x: 66, y: 70, w: 226, h: 176, feet: 152 },
  { number: 2, key: 'clothing', x: 302, y: 70, w: 266, h: 176, feet: 152 },
  { number: 3, key: 'monitoring', x: 578, y: 70, w: 234, h: 176, feet: 152 },
  { number: 4, key: 'toys', x: 66, y: 256, w: 296, h: 180, feet: 156 },
  { number: 5, key: 'hall', x: 372, y: 256, w: 440, h: 180, feet: 156 },
  { number: 6, key: 'lot', x: 40, y: 484, w: 780, h: 246, feet: 98 },
];

export const room = (area: number): Room => rooms[area - 1]!;

const LOT_COLUMNS = 10;

// Where the i-th character of an area stands that has so many spaces; the lot has none.
export function standing(area: number, i: number, spaces: number): Spot {
  const at = room(area);
  if (area === 6) {
    const row = Math.floor(i / LOT_COLUMNS);
    return { x: 372 + (i % LOT_COLUMNS) * 46 + (row % 2) * 14, y: at.y + at.feet + row * 52 };
  }
  // Spaces are interchangeable (OS-019); whoever exceeds them stands in front.
  const over = i >= spaces;
  const slot = over ? i - spaces : i;
  const pitch = (at.w - 20) / spaces;
  return {
    x: at.x + 10 + pitch * (slot + 0.5) + (over ? pitch / 2 : 0),
    y: at.y + at.feet + (over ? 12 : 0),
  };
}

// Where the i-th monster of an area sits, and which way it leans.
export function notch(area: number, i: number): Spot & { turn: number } {
  const at = room(area);
  if (area === 4) return { x: at.x - 26 - (i % 2) * 12, y: at.y + 36 + i * 28, turn: 8 };
  if (area === 5) return { x: at.x + at.w + 27 + (i % 2) * 7, y: at.y + 36 + i * 28, turn: -8 };
  if (area === 6) return { x: 380 + i * 82, y: 733, turn: 0 };
  const pitch = (at.w - 18) / 6;
  return { x: at.x + 9 + pitch * (i + 0.5), y: at.y - 6 - (i % 2) * 3, turn: 0 };
}

// The dark around the mall, where monsters of the pool wait.
export function lurking(i: number): Spot {
  if (i < 5) return { x: 14 + (i % 2) * 10, y: 120 + i * 74 };
  if (i < 9) return { x: 880 + (i - 5) * 34, y: 46 - (i % 2) * 10 };
  return { x: 24 + (i - 9) * 52, y: 30 - (i % 3) * 5 };
}

// Cold store: its rows, then the heap (OS-641, OS-642).
export const cold = { x: 866, y: 62, w: 126, h: 352 };
export function coldSpot(i: number, rows: readonly { spaces: number }[]): Spot {
  let row = 0;
  let first = 0;
  while (row < rows.length && i >= first + rows[row]!.spaces) first += rows[row++]!.spaces;
  if (row === rows.length)
    return { x: 884 + ((i - first) % 8) * 13, y: 404 - Math.floor((i - first) / 8) * 12 };
  return { x: 888 + (i - first) * 41, y: 146 + row * 92 };
}
export const coldDie = (row: number): Spot => ({ x: 970, y: 130 + row * 92 });

// The sign over the entrance: a light box for each family.
export function plaque(seat: number, seats: number): { x: number; y: number; w: number; h: number } {
  const w = Math.min(188, 760 / seats);
  return { x: 440 - (w * seats) / 2 + seat * w + 2, y: 441, w: w - 4, h: 42 };
}

export const hatch = { x: 929, y: 578 };
export const deck: Spot = { x: 150, y: 614 };
export const spent: Spot = { x: 74, y: 694 };
