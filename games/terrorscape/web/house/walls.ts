import { doors, rooms, WALL } from '../board/layout.ts';
import { inked, INK, line, oval, rect, type Drawing } from './paint.ts';

// Floors and walls of the rooms under the roof, and the doors in them.

const indoors = rooms.filter(({ roofed }) => roofed);

const floorOf: Record<string, string> = {
  N1: 'planks',
  N2: 'boards',
  N3: 'tiles',
  N4: 'stone',
  N5: 'parquet',
  C1: 'marble',
  C2: 'boards',
  C3: 'planks',
  C4: 'parquet',
  C5: 'boards',
  Z4: 'flags',
};

const paper = (code: string) =>
  code === 'N3' || code === 'N4' ? 'kitchen' : code[0] === 'C' ? 'red' : 'blue';

const glazing = (x: number, y: number, w: number): Drawing => [
  rect(x, y, w, WALL, '#2e4a48'),
  ...Array.from({ length: Math.floor(w / 32) }, (_, i) =>
    rect(x + i * 32 + 2, y + 9, 28, WALL - 14, 'url(#ts-pane)', {
      stroke: '#d9e8dd',
      width: 1.6,
      opacity: 0.9,
    }),
  ),
];
const panels = (x: number, y: number, w: number, code: string): Drawing => [
  rect(x, y, w, WALL, `url(#ts-paper-${paper(code)})`),
  rect(x, y + WALL - 17, w, 17, 'url(#ts-panel)'),
];

/** Floors, and the wall one looks at in each room. */
export const floors: Drawing = indoors.flatMap(({ x, y, w, h, code }) => [
  rect(x, y, w, h, `url(#ts-${floorOf[code]})`),
  ...(code === 'Z4' ? glazing(x, y, w) : panels(x, y, w, code)),
  rect(x, y + WALL, w, 5, '#2a170f'),
  rect(x, y + WALL + 4, w, 30, 'url(#ts-below)'),
  rect(x, y, 26, h, 'url(#ts-beside)'),
]);

/** Doors in walls that one looks at. */
const facing = ({ x, y }: { x: number; y: number }): Drawing => [
  rect(x - 34, y + 1, 68, WALL - 1, '#1c100b'),
  rect(x - 30, y + 5, 60, WALL - 5, '#9a6440', inked(2)),
  rect(x - 25, y + 10, 22, WALL - 17, '#7d4e31', { stroke: '#4d2d1b', width: 1.6 }),
  rect(x + 3, y + 10, 22, WALL - 17, '#7d4e31', { stroke: '#4d2d1b', width: 1.6 }),
  oval(x + 21, y + 30, 3.4, 3.4, '#ffd98a', { stroke: '#3a2412', width: 1 }),
  rect(x - 36, y - 3, 72, 8, '#c19468', inked(2)),
  rect(x - 30, y + WALL, 60, 8, '#c4a06a', { opacity: 0.35 }),
  rect(x - 26, y - 24, 52, 15, '#6a5240', { r: 2, stroke: '#1a0f0b', width: 1.6 }),
  line(`M${x - 20} ${y - 16}h40`, '#a58a6a', 1.5, { dash: '3 3' }),
];
export const doorsFacing: Drawing = doors.filter(({ upright }) => !upright).flatMap(facing);

/** Doors that stand ajar, in walls seen from above. */
const ajar = ({ x, y, long }: { x: number; y: number; long: number }): Drawing => [
  rect(x - 10.5, y - long / 2, 21, long, '#5a3c2b'),
  rect(x - 10.5, y - long / 2, 21, long, 'url(#ts-sill)'),
  rect(x - 11, y - long / 2 - 7, 22, 8, '#c19468', inked(2)),
  rect(x - 11, y + long / 2 - 1, 22, 8, '#c19468', inked(2)),
  line(`M${x + 2} ${y - long / 2 + 2}l15 ${long * 0.5}`, INK, 12),
  line(`M${x + 2} ${y - long / 2 + 2}l15 ${long * 0.5}`, '#b0703f', 8),
  line(`M${x + 3} ${y - long / 2 + 4}l13 ${long * 0.44}`, '#e0a468', 2),
  oval(x + 17, y - long / 2 + long * 0.46, 3, 3, '#ffd98a'),
];

/** The walls from above, with the doors in them. */
export const walls: Drawing = [
  ...indoors.map(({ x, y, w, h }) => rect(x, y, w, h, 'none', { stroke: INK, width: 20 })),
  ...indoors
    .filter(({ code }) => code !== 'Z4')
    .map(({ x, y, w, h }) => rect(x, y, w, h, 'none', { stroke: '#6b4b38', width: 13 })),
  ...indoors
    .filter(({ code }) => code === 'Z4')
    .map(({ x, y, w, h }) => rect(x, y, w, h, 'none', { stroke: '#7d9488', width: 13 })),
  ...indoors.map(({ x, y, w, h }) =>
    rect(x - 3, y - 3, w + 6, h + 6, 'none', { stroke: '#a98164', width: 1.6, opacity: 0.55 }),
  ),
  ...doors.filter(({ upright }) => upright).flatMap(ajar),
];
