import { inked, line, oval, patch, random, rect, shadow, turned, type Drawing } from './paint.ts';
import { box, candle, hedge, lantern, outlined, plant } from './things.ts';

// Outside: the garden on the right, the shed, the graveyard and the back path along the lower edge.

const kGravel = '#857a66';

function tufts(): string {
  const next = random(77);
  let d = '';
  for (let i = 0; i < 330; i++) {
    const [x, y] = [Math.round(next() * 1600), Math.round(262 + next() * 700)];
    const outside = (x > 1146 && y > 262) || (x > 1090 && y > 640) || y > 832;
    if (outside) d += `M${x} ${y}l${Math.round((next() - 0.5) * 5)}-${Math.round(5 + next() * 8)}`;
  }
  return d;
}

function pebbles(): Drawing {
  const next = random(31);
  const at = (i: number) =>
    i < 90 ? [1350 + next() * 110, 300 + next() * 350] : [50 + next() * 1000, 905 + next() * 32];
  return Array.from({ length: 170 }, (_, i) => {
    const [x, y] = at(i) as [number, number];
    return oval(x, y, 3 + next() * 5, 2 + next() * 3, next() < 0.5 ? '#a0947c' : '#6c6250');
  }).sort((a, b) => a.fill.localeCompare(b.fill));
}

const ground: Drawing = [
  rect(-200, -200, 2000, 1400, '#27332f'),
  rect(1140, 260, 420, 380, '#3f5a45'),
  rect(1080, 640, 480, 320, '#4a4a3a'),
  rect(40, 830, 480, 130, '#46523f'),
  rect(520, 830, 560, 130, '#3c4b40'),
  patch('M1330 300q-30 90 40 140t30 220h90q30-140-20-210t-30-150z', kGravel),
  patch('M40 900q120-40 230-10t260 10v44q-140 0-260-18t-230 20z', kGravel),
  patch('M520 912q120 20 300 6t270 0v30q-160-10-270 0t-300-6z', '#6f6a5c'),
  patch('M1090 900q60-10 130-60t160-60 40-140h90q20 130-60 190t-200 110z', kGravel, { opacity: 0.85 }),
  line(tufts(), '#6d8a66', 1.6, { opacity: 0.7 }),
  ...pebbles(),
];

/** What one sees of the walls from outside. */
const facades: Drawing = [
  ...[
    [40, 830, 480, 40],
    [520, 830, 240, 40],
    [1140, 260, 420, 42],
  ].flatMap(([x, y, w, h]) => [
    rect(x!, y!, w!, h!, 'url(#ts-ashlar)'),
    rect(x!, y! + h!, w!, 14, 'url(#ts-below)'),
  ]),
  rect(760, 860, 320, 34, '#2e4a48'),
  ...Array.from({ length: 10 }, (_, i) =>
    rect(760 + i * 32, 864, 28, 28, 'url(#ts-pane)', { stroke: '#cfe0d4', width: 1.5 }),
  ),
  rect(1080, 520, 60, 120, '#1d2823'),
];

/** Gaps in them are the open borders: O3 below the garden, O1 and O2 beside the graveyard. */
const hedges: Drawing = [
  ...hedge(1112, 540, 1112, 628, 5, 20),
  ...hedge(1150, 320, 1150, 640, 9),
  ...hedge(1552, 300, 1552, 410, 12),
  ...hedge(1552, 520, 1552, 950, 13),
  ...hedge(1150, 640, 1290, 640, 21),
  ...hedge(1440, 640, 1545, 640, 23),
  ...hedge(1090, 728, 1090, 740, 31, 14),
  ...hedge(1092, 646, 1092, 724, 33, 18),
  ...hedge(520, 868, 520, 890, 40, 15),
  ...hedge(520, 946, 520, 960, 41, 15),
  ...hedge(1082, 868, 1082, 888, 42, 15),
  ...hedge(1082, 948, 1082, 960, 43, 15),
];

const well: Drawing = [
  shadow(1238, 486, 56, 22, 0.45),
  oval(1238, 476, 52, 26, '#8d8a84', inked(2.6)),
  oval(1238, 472, 38, 17, '#0d1418', { stroke: '#5c5a56', width: 3 }),
  line('M1190 488v12M1206 494v12M1222 498v12M1238 499v12M1254 498v12M1270 494v12M1286 488v12', '#5c5a56', 2),
  line('M1192 470v-58M1284 470v-58M1184 414h108', '#6d4a32', 7),
  outlined('M1176 416l62-34 62 34z', '#5d3c2a', 2.4),
  line('M1238 414v40', '#c8b48a', 2),
  outlined('M1230 452h16l-3 14h-10z', '#8a5d38', 1.8),
];

const angel: Drawing = [
  shadow(1478, 390, 30, 9),
  ...box(1456, 352, { w: 44, d: 14, h: 26 }, '#a7a59f', '#7f7d78'),
  outlined('M1464 352q-4-34 4-48q-6-16 10-22 16 6 10 22 10 14 4 48z', '#c3c1ba', 2.2),
  outlined('M1468 312q-18 8-22-14q14 2 20 2M1488 312q18 8 22-14q-14 2-20 2', '#a9a7a0'),
];

/** The Hidden exit, in the hedge on the right. */
const hiddenExit: Drawing = [
  rect(1538, 418, 26, 16, '#77746d', inked(2)),
  rect(1538, 506, 26, 16, '#77746d', inked(2)),
  line('M1551 434v72', '#20262a', 4),
  line('M1545 438h12M1545 448h12M1545 458h12M1545 468h12M1545 478h12M1545 488h12M1545 498h12', '#39434a', 3),
  ...lantern(1520, 524, 1.05),
];

const slabs = (x: number, y: number, wide: number): Drawing =>
  [0, 1, 2].map((i) =>
    rect(x + i * wide, y + (i % 2) * 4, wide - 8, 24, '#5f9266', {
      r: 6,
      stroke: '#1d2b20',
      width: 2,
      opacity: 0.85,
    }),
  );

const puddle = (x: number, y: number, rx: number, ry: number): Drawing => [
  oval(x, y, rx, ry, '#9db2e6', { opacity: 0.55 }),
  oval(x, y, rx * 0.93, ry * 0.85, '#2a3a52', { opacity: 0.75 }),
  line(
    `M${x - rx * 0.55} ${y - ry * 0.3}q${rx * 0.3} ${-ry * 0.5} ${rx * 0.8} ${-ry * 0.25}M${x - rx * 0.2} ${y + ry * 0.35}h${rx * 0.5}`,
    '#cfdcff',
    1.6,
    { opacity: 0.7 },
  ),
];

const fence: Drawing = [
  line('M40 962H1560', '#0f1513', 6),
  line(Array.from({ length: 64 }, (_, i) => `M${46 + i * 24} 968v-28`).join(''), '#1a2321', 3.4),
  line('M40 952H1560', '#1a2321', 3),
];

const path: Drawing = [
  line('M470 944v-66', '#1d2422', 6),
  ...lantern(470, 884, 1.2),
  ...hedge(60, 892, 60, 946, 61, 16),
  outlined('M120 920q10-26 36-24q30-4 34 22z', '#5a5a55'),
];

const slab = (x: number, y: number): Drawing => [
  shadow(x, y + 30, 18, 6, 0.45),
  outlined(`M${x - 14} ${y + 30}v-32q0-16 14-16t14 16v32z`, '#9a9890', 2.2),
  line(`M${x - 7} ${y + 2}h14M${x - 5} ${y + 9}h10`, '#5a5852', 1.8),
];
const cross = (x: number, y: number): Drawing => [
  shadow(x, y + 30, 18, 6, 0.45),
  outlined(`M${x - 5} ${y + 30}v-24h-12v-10h12v-14h10v14h12v10h-12v24z`, '#8b8982', 2.2),
];
/** The other end of passage I. */
const crypt: Drawing = [
  outlined('M548 936v-50l34-22 34 22v50z', '#7f7d76', 2.6),
  patch('M562 936v-36q20-18 40 0v36z', '#0a0d0d'),
  line('M540 890l42-28 42 28', '#a9a79f', 5),
  line('M602 936l14-34', '#5c5a55', 5),
];
const altar: Drawing = [
  ...box(968, 888, { w: 58, d: 16, h: 24 }, '#a9a79f', '#7b7973'),
  ...candle(984, 892),
  ...candle(1010, 892, false),
  oval(997, 892, 8, 3, '#7a1f1a'),
];
const graveyard: Drawing = [
  ...slab(650, 892),
  ...turned(cross(700, 896), -9, 700, 920),
  ...slab(748, 890),
  ...turned(slab(812, 900), 7, 812, 920),
  ...cross(1046, 896),
  ...crypt,
  ...altar,
  line('M850 950q2-40-6-58q-10-14-24-16M844 894q10-18 30-20M846 908q16-6 22-14', '#191512', 6),
];

const logs: Drawing = [
  [1290, 868],
  [1318, 872],
  [1304, 852],
].flatMap(([x = 0, y = 0]) => [
  rect(x - 16, y - 8, 40, 16, '#7d5637', { r: 8, ...inked(2) }),
  oval(x + 20, y, 7, 8, '#d3ab78', inked(2)),
  oval(x + 20, y, 3, 3.5, 'none', { stroke: '#8a6038', width: 1.4 }),
]);
const shed: Drawing = [
  shadow(1390, 906, 150, 16, 0.45),
  rect(1254, 716, 286, 186, '#5a3f2c', inked(12)),
  rect(1260, 722, 274, 174, 'url(#ts-planks)'),
  rect(1260, 722, 274, 44, 'url(#ts-shed)'),
  rect(1260, 764, 274, 26, 'url(#ts-below)'),
  rect(1254, 716, 286, 186, 'none', { stroke: '#8a6547', width: 7 }),
  rect(1247, 800, 14, 60, '#4d3626'),
  line('M1250 802l-20 44', '#140c0a', 11),
  line('M1250 802l-20 44', '#a06c42', 7),
  line('M1300 730v24M1294 730h12M1330 730v20', '#c9b08a', 4),
  outlined('M1322 750h16l-2 12h-12z', '#aab3b8', 1.6),
  outlined('M1356 734h44l8 10-52 6z', '#aab3b8', 1.6),
  line('M1352 740l-10 4', '#7a4a2c', 6),
  ...box(1400, 770, { w: 124, d: 26, h: 34 }, '#b98b5e', '#7b5438'),
  rect(1424, 764, 20, 14, '#5b6468', inked(2)),
  line('M1460 786l34-8', '#dfe5ea', 4),
  line('M1494 778l12-3', '#7a3026', 7),
  ...logs,
  shadow(1160, 890, 40, 8),
  outlined('M1120 846h62l-14 30h-34z', '#6f7a72', 2.4),
  line('M1176 852l40-10M1140 876l-6 14', '#6d4a32', 5),
  oval(1172, 884, 11, 11, '#2a2a2a', { stroke: '#77756f', width: 3 }),
];

export const outside: Drawing = [
  ...ground,
  ...facades,
  ...hedges,
  ...well,
  ...angel,
  ...plant(1190, 610, 1.1, 15),
  ...plant(1510, 600, 1.2, 18),
  ...plant(1290, 350, 1, 19),
  ...hiddenExit,
  ...slabs(1330, 570, 40),
  ...slabs(330, 912, 40),
  ...slabs(870, 920, 40),
  ...slabs(1118, 802, 36),
  ...puddle(1420, 440, 46, 15),
  ...puddle(1210, 566, 40, 12),
  ...puddle(1386, 688, 50, 12),
  ...puddle(1196, 716, 40, 11),
  ...puddle(270, 934, 44, 9),
  ...puddle(700, 942, 46, 8),
  ...fence,
  ...path,
  ...graveyard,
  ...shed,
];
