import { inked, line, oval, patch, rect, shadow, type Drawing } from './paint.ts';
import {
  bookcase,
  box,
  candle,
  chair,
  drawers,
  lantern,
  outlined,
  painting,
  pane,
  plant,
  runner,
} from './things.ts';

// The red rooms, and the greenhouse against their wall.

const staircase: Drawing = [
  rect(60, 352, 118, 78, '#4a2f22', inked(2.4)),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    rect(60, 352 + i * 13, 118, 11, i % 2 ? '#9b6a46' : '#a87650', { stroke: '#3a2114', width: 1.4 }),
  ),
  ...[0, 1, 2, 3, 4, 5].map((i) => rect(84, 352 + i * 13, 70, 11, '#7f3538')),
  line('M178 344v90', '#c39468', 6),
  oval(178, 344, 7, 7, '#d8ac7c', inked(2)),
  oval(178, 436, 7, 7, '#d8ac7c', inked(2)),
];

const clock: Drawing = [
  rect(196, 312, 34, 78, '#6d452d', { r: 5, ...inked(2.4) }),
  oval(213, 330, 12, 12, '#f0e4c6', { stroke: '#c79a4e', width: 2.5 }),
  line('M213 330v-8M213 330l6 4', '#1a0f0b', 2),
  rect(205, 350, 16, 32, '#1d1210'),
  line('M213 350v20', '#e0b75c', 2),
  oval(213, 372, 5, 5, '#e0b75c'),
];

/** The Main exit, in the wall on the left. */
const mainExit: Drawing = [
  rect(29, 446, 22, 92, '#caa06e', inked(2)),
  rect(33, 450, 14, 40, '#7a2f2c'),
  rect(33, 494, 14, 40, '#7a2f2c'),
  oval(44, 490, 3, 3, '#ffd98a'),
  oval(44, 496, 3, 3, '#ffd98a'),
  ...lantern(70, 452, 1.15),
];

const entranceHall: Drawing = [
  ...runner(62, 470, 330, 40, 'C'),
  ...staircase,
  ...clock,
  ...plant(436, 372, 0.8, 3),
  ...box(400, 516, { w: 50, d: 12, h: 22 }, '#8a5a40', '#6a4229'),
  outlined('M416 516q-5-16 9-22q14 6 9 22z', '#4f6d8c'),
  ...mainExit,
];

const marble = (x: number, y: number): Drawing => [
  ...box(x - 20, y, { w: 40, d: 12, h: 40 }, '#b9b2a6', '#8d877c'),
  outlined(`M${x - 15} ${y + 4}q2-14 15-14t15 14z`, '#ded8cc'),
  oval(x, y - 22, 9, 12, '#ded8cc', inked(2)),
];

const gallery: Drawing = [
  ...painting(66, 570, 58, 36, 0),
  ...painting(140, 570, 42, 36, 1),
  ...painting(200, 570, 70, 36, 2),
  ...painting(392, 570, 52, 36, 3),
  ...runner(80, 730, 300, 42, 'C'),
  ...marble(84, 676),
  ...marble(150, 664),
  ...drawers(384, 640),
  ...box(280, 690, { w: 86, d: 18, h: 18 }, '#7f3b3f', '#4d2526'),
  line('M300 692v14M322 692v14M344 692v14', '#b46a62', 1.5),
];

const armour: Drawing = [
  shadow(500, 436, 20, 6),
  outlined('M486 434l4-44q-8-4-6-18q16-14 32 0q2 14-6 18l4 44z', '#5f6469', 2.2),
  outlined('M490 368q-1-18 10-20 11 2 10 20z', '#747a80', 2.2),
  line('M493 360h14M500 372v50', '#140c0a', 2),
  line('M522 440v-92', '#7a5a3a', 4),
  outlined('M522 350l8-18 4 20z', '#cfd6de', 1.6),
];

const corridor: Drawing = [
  ...runner(574, 352, 64, 270, 'C'),
  ...painting(484, 310, 48, 30, 1),
  ...painting(690, 310, 48, 30, 0),
  rect(586, 306, 42, 36, '#c79a4e', { r: 18, ...inked(2) }),
  rect(591, 311, 32, 27, '#93aac6', { r: 13 }),
  line('M597 332l16-18', '#e8f1ff', 3, { opacity: 0.7 }),
  ...armour,
  ...box(690, 360, { w: 52, d: 16, h: 34 }, '#8a5a40', '#6a4229'),
  ...candle(716, 364),
  ...box(684, 540, { w: 58, d: 16, h: 30 }, '#8a5a40', '#6a4229'),
  outlined('M702 541q-6-18 11-26q17 8 11 26z', '#8c4f4f'),
  line('M713 515q-8-16-18-16M713 515q4-18 14-20', '#6a8a5a', 3),
  ...box(480, 556, { w: 44, d: 14, h: 26 }, '#6d452d', '#4d2f1e'),
];

const globe: Drawing = [
  shadow(1052, 692, 16, 5),
  line('M1052 690v-22M1040 690h24', '#6d452d', 4),
  oval(1052, 654, 17, 17, '#6d8a8f', inked()),
  patch('M1042 646q8-8 14 0q-2 8-8 8t-6-8z', '#b79a5e'),
  line('M1036 646a18 18 0 0 0 30 18', '#e0b75c', 2.4),
];

const study: Drawing = [
  ...bookcase(784, 530, 78, 3, 11),
  ...pane(1010, 532, 44, 28),
  ...runner(790, 650, 120, 34, 'C'),
  ...box(900, 620, { w: 124, d: 36, h: 32 }, '#8b5334', '#643a23'),
  rect(918, 626, 46, 24, '#3f5a46', { r: 2 }),
  rect(930, 628, 24, 16, '#efe6d0', { at: 'rotate(-8 942 636)' }),
  ...candle(1006, 634),
  line('M972 642l14-12', '#e8e0cc', 2),
  ...chair(948, 586, '#6a2f2f', '#4a2020'),
  ...globe,
];

const library: Drawing = [
  ...bookcase(540, 650, 62, 3, 21),
  ...bookcase(612, 650, 62, 3, 31),
  ...bookcase(684, 650, 54, 3, 41),
  line('M668 720l20-70M682 724l20-72', '#c19468', 3.5),
  line('M672 706l14 4M677 690l14 4M682 674l14 4', '#c19468', 3),
  ...runner(488, 772, 200, 34, 'C'),
  ...box(560, 746, { w: 96, d: 26, h: 22 }, '#96684a', '#6b432c'),
  patch('M584 752q12-5 22 0v13q-10-5-22 0z', '#efe6d0', { stroke: '#3a2416', width: 1.4 }),
  patch('M606 752q12-5 22 0v13q-12-5-22 0z', '#e6dcc0', { stroke: '#3a2416', width: 1.4 }),
  ...candle(644, 756),
];

const greenhouse: Drawing = [
  ...runner(860, 826, 130, 20, 'Z'),
  ...box(784, 790, { w: 96, d: 18, h: 26 }, '#5a4230', '#4a3324'),
  ...box(960, 790, { w: 96, d: 18, h: 26 }, '#5a4230', '#4a3324'),
  ...plant(800, 786, 1, 1),
  ...plant(832, 788, 1.1, 2),
  ...plant(864, 786, 0.9, 5),
  ...plant(976, 786, 1, 6),
  ...plant(1010, 788, 1.15, 8),
  ...plant(1042, 786, 0.95, 9),
  ...drawers(892, 766),
];

export const centre: Drawing = [
  ...entranceHall,
  ...gallery,
  ...corridor,
  ...study,
  ...library,
  ...greenhouse,
];
