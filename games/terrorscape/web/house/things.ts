import { inked, INK, line, oval, patch, random, rect, shadow, type Drawing } from './paint.ts';

// What stands in more than one room: seen half from above, with a top and a front.

export type AreaLetter = 'C' | 'N' | 'Z';

export const areaColours: Record<AreaLetter, { cloth: string; thread: string }> = {
  C: { cloth: '#b8453f', thread: '#ff9c90' },
  N: { cloth: '#3f6fb0', thread: '#9ac8ff' },
  Z: { cloth: '#4d8a55', thread: '#a4e8ad' },
};

/** Top w x d, front h. */
export function box(
  x: number,
  y: number,
  size: { w: number; d: number; h: number },
  top: string,
  front: string,
): Drawing {
  const { w, d, h } = size;
  return [
    shadow(x + w / 2, y + d + h - 1, w / 2 + 8, 7, 0.38),
    rect(x, y, w, d + 2, top, { r: 3 }),
    rect(x, y + d, w, h, front, { r: 2 }),
    rect(x, y, w, 2.5, '#fff', { opacity: 0.18 }),
    rect(x, y + d, w, 2, '#000', { opacity: 0.35 }),
    rect(x, y, w, d + h, 'none', { r: 3, ...inked() }),
  ];
}

export const chair = (x: number, y: number, seat = '#7a4b35', back = '#5a3424'): Drawing => [
  shadow(x + 13, y + 36, 16, 5, 0.35),
  rect(x, y, 26, 16, back, { r: 4, ...inked(2) }),
  rect(x + 2, y + 14, 22, 13, seat, { r: 3, ...inked(2) }),
  line(`M${x + 4} ${y + 27}v9M${x + 22} ${y + 27}v9`, '#2a1710', 4),
];

export const chairFromBehind = (x: number, y: number): Drawing => [
  shadow(x + 13, y + 32, 16, 5, 0.35),
  rect(x + 2, y, 22, 14, '#7a4b35', { r: 3, ...inked(2) }),
  rect(x, y + 10, 26, 20, '#5f3827', { r: 4, ...inked(2) }),
  line(`M${x + 7} ${y + 14}v11M${x + 13} ${y + 14}v11M${x + 19} ${y + 14}v11`, '#2f1a12', 2),
];

export const pane = (x: number, y: number, w = 52, h = 34): Drawing => [
  rect(x - 3, y - 3, w + 6, h + 6, '#2a1a13', { r: 2 }),
  rect(x, y, w, h, 'url(#ts-glass)'),
  line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, '#2a1a13', 2.5),
  line(
    `M${x + 6} ${y + 3}l-2 12M${x + 17} ${y + 6}l-2 14M${x + w - 10} ${y + 2}l-2 15M${x + w - 18} ${y + 18}l-2 12`,
    '#e4ecff',
    1.2,
    { opacity: 0.7 },
  ),
  rect(x - 6, y - 5, 7, h + 12, '#6d2f33', { r: 2 }),
  rect(x + w - 1, y - 5, 7, h + 12, '#6d2f33', { r: 2 }),
];

const canvas = ['#4b5a4e', '#594a55', '#5a4636', '#3e4a5e'];
/** A portrait, or mountains. */
export function painting(x: number, y: number, w: number, h: number, kind: 0 | 1 | 2 | 3): Drawing {
  const inside =
    kind % 2
      ? [
          oval(x + w / 2, y + h / 2 - 2, w / 7, h / 6, '#d8b99a'),
          patch(`M${x + w / 4} ${y + h - 4}q${w / 4} ${-h / 2.4} ${w / 2} 0z`, '#221812'),
        ]
      : [
          patch(
            `M${x + 4} ${y + h - 4}l${w * 0.3} ${-h * 0.35}l${w * 0.18} ${h * 0.14}l${w * 0.2} ${-h * 0.25}l${w * 0.24} ${h * 0.46}z`,
            '#2b3427',
          ),
        ];
  return [
    rect(x, y, w, h, '#c79a4e', { stroke: '#2a1710', width: 2 }),
    rect(x + 4, y + 4, w - 8, h - 8, canvas[kind]!),
    ...inside,
  ];
}

const spines = ['#8a3f36', '#a9803f', '#4e6350', '#3f5570', '#6d4a6a', '#b08a5a', '#5a3b2c'];
function shelf(x: number, y: number, w: number, h: number, seed: number): Drawing {
  const next = random(seed);
  const books: Drawing = [];
  for (let at = x + 2; at < x + w - 5;) {
    const wide = 4 + next() * 5;
    const high = h * (0.62 + next() * 0.3);
    const kept = Math.min(wide, x + w - 2 - at);
    books.push(rect(at, y + h - high, kept, high, spines[Math.floor(next() * spines.length)]!));
    at += wide + 0.8;
  }
  // Those of one colour beside each other in the list, so that they are one shape.
  books.sort((a, b) => a.fill.localeCompare(b.fill));
  return [rect(x, y, w, h, '#2a1710'), ...books];
}

export const bookcase = (x: number, y: number, w: number, rows: number, seed: number): Drawing => [
  shadow(x + w / 2, y + rows * 24 + 8, w / 2 + 6, 6),
  rect(x - 4, y - 6, w + 8, rows * 24 + 14, '#5d3a28', { r: 3, ...inked(2.4) }),
  ...Array.from({ length: rows }, (_, i) => shelf(x, y + i * 24, w, 20, seed + i)).flat(),
  rect(x - 4, y - 6, w + 8, 5, '#8a5c40', { r: 2 }),
];

export const candle = (x: number, y: number, lit = true): Drawing => [
  rect(x - 3, y - 12, 6, 13, '#efe3c4', { r: 1 }),
  rect(x - 6, y, 12, 4, '#8a6a34', { r: 2 }),
  ...(lit ? [patch(`M${x} ${y - 24}q5 6 0 12q-5-6 0-12z`, '#ffc866')] : []),
];

const leaves = ['#5c8f5c', '#3f7048', '#7aa86a'];
export function plant(x: number, y: number, size = 1, seed = 1): Drawing {
  const next = random(seed * 7);
  const grown = Array.from({ length: 9 }, (_, i): Drawing[number] => {
    const angle = -Math.PI / 2 + (next() - 0.5) * 2.6;
    const long = (18 + next() * 22) * size;
    const [ex, ey] = [x + Math.cos(angle) * long, y - 6 + Math.sin(angle) * long].map(Math.round) as [
      number,
      number,
    ];
    const bend = Math.round((x + ex) / 2 + (next() - 0.5) * 12);
    return line(
      `M${x} ${y - 4}Q${bend} ${Math.round((y + ey) / 2 - 8)} ${ex} ${ey}`,
      leaves[i % leaves.length]!,
      5,
    );
  }).sort((a, b) => a.stroke!.localeCompare(b.stroke!));
  return [
    shadow(x, y + 14 * size, 18 * size, 6 * size, 0.35),
    ...grown,
    patch(
      `M${x - 13 * size} ${y - 4 * size}h${26 * size}l${-4 * size} ${20 * size}h${-18 * size}z`,
      '#a5603f',
      inked(2),
    ),
  ];
}

/** A hedge from here to there. */
export function hedge(x1: number, y1: number, x2: number, y2: number, seed: number, wide = 22): Drawing {
  const next = random(seed);
  const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 15));
  const bushes = Array.from({ length: count + 1 }, (_, i) => ({
    x: x1 + ((x2 - x1) * i) / count + (next() - 0.5) * 6,
    y: y1 + ((y2 - y1) * i) / count + (next() - 0.5) * 6,
    r: wide * (0.55 + next() * 0.25),
  }));
  return [
    ...bushes.map(({ x, y, r }) => oval(x, y + 6, r + 2, r * 0.9, '#101c16')),
    ...bushes.map(({ x, y, r }) => oval(x, y, r, r * 0.85, '#365240')),
    ...bushes.map(({ x, y, r }) => oval(x - 3, y - 5, r * 0.6, r * 0.45, '#557a58')),
  ];
}

/** A floor runner in the colour of its area, with its letter somewhere on it. */
export function runner(x: number, y: number, w: number, h: number, area: AreaLetter): Drawing {
  const { cloth, thread } = areaColours[area];
  const fringe =
    w > h
      ? `M${x} ${y + 3}v${h - 6}M${x + w} ${y + 3}v${h - 6}`
      : `M${x + 3} ${y}h${w - 6}M${x + 3} ${y + h}h${w - 6}`;
  return [
    rect(x, y, w, h, cloth, { r: 2, opacity: 0.92 }),
    rect(x + 4, y + 4, w - 8, h - 8, 'none', { stroke: thread, width: 2, opacity: 0.65 }),
    rect(x + 9, y + 9, w - 18, h - 18, 'none', { stroke: '#1a0f0b', width: 1.5, dash: '5 5', opacity: 0.5 }),
    line(fringe, thread, 2.5, { dash: '2 4' }),
  ];
}

/** Where items are found (C2, N4, Z4): drawers, one of them pulled out. */
export const drawers = (x: number, y: number): Drawing => [
  ...box(x, y, { w: 58, d: 14, h: 34 }, '#96684a', '#7a4f37'),
  line(`M${x + 4} ${y + 26}h50M${x + 4} ${y + 37}h50`, '#2a1710', 2),
  ...[20, 31, 42].map((down) => oval(x + 29, y + down, 4, 2.4, '#e0b75c')),
  rect(x + 6, y + 24, 46, 12, '#5a3826', { stroke: '#2a1710', width: 1.5 }),
  oval(x + 29, y + 31, 4, 2.4, '#e0b75c'),
];

export function lantern(x: number, y: number, size = 1): Drawing {
  const at = `translate(${x} ${y}) scale(${size})`;
  return [
    line('M0-20v-6', '#2a1f16', 2, { at }),
    patch('M-7-20h14l3 5h-20z', '#3a2b1c', { stroke: '#120c08', width: 1.5, at }),
    rect(-8, -15, 16, 20, '#ffdf9a', { stroke: '#120c08', width: 1.8, at }),
    patch('M0-10q5 6 0 12q-5-6 0-12z', '#ff9a3c', { at }),
    line('M-3-15v20M3-15v20', '#3a2b1c', 1.2, { at }),
    rect(-10, 5, 20, 4, '#3a2b1c', { r: 1.5, at }),
  ];
}

/** Plates in a row. */
export const plates = (at: readonly (readonly [number, number])[], rx = 13): Drawing => [
  ...at.map(([x, y]) => oval(x, y, rx, rx * 0.62, '#f4efe2', { stroke: '#8a7a66', width: 1.5 })),
  ...at.map(([x, y]) => oval(x, y, rx / 2, rx * 0.3, '#d8cfbc')),
];

export const outlined = (d: string, fill: string, width = 2): Drawing[number] =>
  patch(d, fill, { stroke: INK, width });
