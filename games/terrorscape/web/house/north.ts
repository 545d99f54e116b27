import { inked, line, oval, patch, random, rect, shadow, type Drawing } from './paint.ts';
import {
  box,
  candle,
  chair,
  chairFromBehind,
  drawers,
  outlined,
  painting,
  pane,
  plates,
  runner,
} from './things.ts';
import { turned } from './paint.ts';

// The blue rooms: what stands in them.

const hearth: Drawing = [
  rect(66, 44, 118, 60, '#6f5646', inked(2.5)),
  rect(58, 40, 134, 12, '#a4836a', { r: 2, ...inked(2) }),
  patch('M86 104v-34q39-26 78 0v34z', '#120a08'),
  patch('M100 104q6-14 14-8 4-16 14-4 10-10 14 4 8 2 6 8z', '#7a2f16'),
  patch('M112 104q4-8 10-4 6-8 12 4z', '#ffb45c'),
  ...candle(72, 38, false),
  ...candle(178, 38, false),
  rect(104, 22, 40, 16, '#c79a4e', { r: 2, ...inked(2) }),
];

const sofa: Drawing = [
  shadow(96, 262, 52, 8),
  rect(52, 196, 30, 62, '#5c6a4e', { r: 10, ...inked(2.4) }),
  rect(64, 200, 64, 40, '#77865f', { r: 8, ...inked(2.4) }),
  rect(60, 236, 70, 22, '#4d5b41', { r: 7, ...inked(2.4) }),
  line('M96 202v34', '#4d5b41', 2),
];

const radio: Drawing = [
  ...box(252, 176, { w: 70, d: 30, h: 34 }, '#8b5c3f', '#6b432c'),
  rect(256, 138, 62, 46, '#a5653a', { r: 14, ...inked(2.6) }),
  rect(263, 147, 30, 28, '#3a2416', { r: 4 }),
  line('M266 152h24M266 158h24M266 164h24M266 170h24', '#b48a58', 1.8),
  oval(305, 156, 8, 8, '#ffd98a', inked(2)),
  line('M305 156l4-5', '#7a1f1a', 2),
  oval(305, 174, 4, 4, '#e0b75c'),
  line('M316 140l14-34', '#d9dfe8', 2),
];

const livingRoom: Drawing = [
  ...pane(268, 52, 48, 30),
  ...hearth,
  oval(150, 214, 104, 54, '#7f3b3f', { stroke: '#c78a6a', width: 3 }),
  oval(150, 214, 84, 41, 'none', { stroke: '#d8a987', width: 2, dash: '8 6' }),
  ...sofa,
  ...radio,
  ...runner(120, 268, 170, 22, 'N'),
];

const diningRoom: Drawing = [
  ...pane(392, 52),
  ...pane(640, 52),
  ...painting(500, 50, 64, 34, 1),
  ...runner(430, 236, 250, 34, 'N'),
  ...[430, 490, 550, 610].flatMap((x) => chair(x, 110)),
  ...box(412, 138, { w: 256, d: 52, h: 26 }, '#9d6a47', '#6d4630'),
  rect(412, 146, 256, 34, '#e6dcc6', { opacity: 0.85 }),
  line('M412 146h256M412 180h256', '#b9a888', 1.4, { dash: '6 4' }),
  ...plates([446, 506, 566, 626].map((x) => [x, 162] as const)),
  ...candle(538, 162),
  ...candle(552, 158),
  rect(532, 161, 28, 4, '#b08a3c', { r: 2 }),
  ...[460, 520, 580].flatMap((x) => chairFromBehind(x, 208)),
  ...box(690, 104, { w: 50, d: 18, h: 40 }, '#8a5a40', '#6a4229'),
  line('M696 132h38M715 124v36', '#2a1710', 2),
];

const stove: Drawing = [
  ...box(936, 74, { w: 86, d: 26, h: 40 }, '#3c3a3b', '#2b292b'),
  oval(958, 84, 12, 6, '#1a1919', { stroke: '#6a6666', width: 1.5 }),
  oval(1000, 84, 12, 6, '#1a1919', { stroke: '#6a6666', width: 1.5 }),
  rect(952, 108, 52, 24, '#191314', { r: 3, stroke: '#5a5252', width: 2 }),
  patch('M960 130q6-12 12-4 6-10 12 2 6-6 10 2z', '#c8592a'),
];

const kitchen: Drawing = [
  line('M800 62h120', '#c9a15a', 3),
  line('M810 62v8M834 62v8M862 62v8M890 62v8', '#2a1f16', 2),
  ...[810, 862].map((x) => oval(x, 78, 9, 9, '#8d8478', inked(2))),
  ...[834, 890].map((x) => oval(x, 78, 9, 9, '#b5714a', inked(2))),
  ...stove,
  ...box(1032, 76, { w: 96, d: 24, h: 40 }, '#c9bda6', '#7b5a43'),
  rect(1050, 80, 34, 15, '#8d979b', { r: 3, stroke: '#3a3f42', width: 2 }),
  line('M1067 82v-12h8', '#d6dde2', 3),
  line('M1080 104v34M1056 116h10M1098 116h12', '#2a1710', 2),
  ...box(800, 118, { w: 92, d: 26, h: 24 }, '#b98b5e', '#7b5438'),
  rect(818, 122, 30, 14, '#d9b98c', { stroke: '#5a3a22', width: 1.5 }),
  line('M856 134l22-10', '#dfe5ea', 4),
  line('M878 124l8-4', '#3a2416', 5),
  ...runner(902, 158, 150, 20, 'N'),
];

const jars = ['#8aa08a', '#b38a4e', '#a05a48', '#7d8fa0'];
function stocked(x: number): Drawing {
  const next = random(x);
  const boards = [0, 1, 2].map((i) => rect(x + 3, 68 + i * 22, 94, 4, '#8a5c40'));
  const goods = Array.from({ length: 18 }, (_, i) => {
    const [left, top] = [x + 7 + (i % 6) * 15, 54 + Math.floor(i / 6) * 22];
    return next() < 0.6
      ? rect(left, top, 10, 14, jars[Math.floor(next() * jars.length)]!, { r: 3, ...inked(1.3) })
      : oval(left + 5, top + 8, 6, 6, '#b7a27a', inked(1.3));
  }).sort((a, b) => a.fill.localeCompare(b.fill));
  return [rect(x, 48, 100, 74, '#4a2f22', inked(2.4)), ...boards, ...goods];
}

const barrel = (x: number, y: number): Drawing => [
  shadow(x, y + 32, 20, 6),
  outlined(`M${x - 17} ${y}q-6 16 0 32h34q6-16 0-32z`, '#8a5d38', 2.2),
  oval(x, y, 17, 7, '#5d3c22', inked(2)),
  line(`M${x - 19} ${y + 9}q19 6 38 0M${x - 19} ${y + 24}q19 6 38 0`, '#3d3a3a', 3),
];

const storage: Drawing = [
  ...stocked(1166),
  ...stocked(1280),
  ...drawers(1404, 66),
  ...box(1484, 92, { w: 58, d: 30, h: 34 }, '#a9794c', '#86592f'),
  line('M1484 124l58 32M1542 124l-58 32', '#5b3a1d', 3),
  ...box(1498, 56, { w: 40, d: 22, h: 20 }, '#b58655', '#8e6236'),
  ...barrel(1180, 190),
  ...barrel(1222, 200),
  ...barrel(1196, 160),
  outlined('M1456 216q-6-34 16-44q4-8 12 0q24 10 18 44z', '#b7a074', 2.2),
  line('M1470 176q8 4 16 0', '#5d4d2e', 3),
  outlined('M1500 222q-4-26 14-34q16 6 16 34z', '#a48d62', 2.2),
  ...runner(1262, 196, 140, 30, 'N'),
];

const holes = Array.from(
  { length: 12 },
  (_, i) => [1000 + (i % 4) * 22, 210 + Math.floor(i / 4) * 20] as const,
);
/** The entrance of passage II: a rack with a hole where a bottle should be. */
const wineRack: Drawing = [
  rect(986, 196, 94, 70, '#4a2f22', inked(2.6)),
  ...holes.map(([x, y]) =>
    patch(`M${x - 10} ${y}l10-10 10 10-10 10z`, '#2a1710', { stroke: '#8a5c40', width: 2 }),
  ),
  ...holes
    .filter((_, i) => i % 5 !== 3)
    .map(([x, y]) => oval(x, y, 5, 5, '#5c7a52', { stroke: '#d8c48a', width: 1.4 })),
];

const banquetHall: Drawing = [
  ...runner(790, 250, 36, 240, 'N'),
  ...painting(806, 208, 50, 28, 2),
  ...painting(912, 208, 44, 28, 3),
  ...painting(1092, 208, 36, 28, 1),
  ...wineRack,
  ...[300, 352, 404].flatMap((y) => chair(1088, y)),
  ...box(998, 286, { w: 82, d: 182, h: 24 }, '#9d6a47', '#5d3a28'),
  rect(1008, 286, 62, 182, '#d9cdb6', { opacity: 0.8 }),
  ...plates(
    [320, 372, 424].map((y) => [1039, y] as const),
    14,
  ),
  line('M1016 342l10 6M1058 398l10-6', '#b9c2c8', 2.5),
  outlined('M1028 446q10-14 22 0l-3 10h-16z', '#8f8578', 1.6),
  ...turned(chair(850, 452), 72, 862, 470),
];

export const north: Drawing = [...livingRoom, ...diningRoom, ...kitchen, ...storage, ...banquetHall];
