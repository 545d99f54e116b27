// What never moves is painted once, as a list of shapes: less to draw than elements of many kinds, and a room can be
// described in a few words.

export interface Paint {
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  at?: string; // a transform
}

export interface Shape extends Paint {
  d: string;
  fill: string;
}

export type Drawing = Shape[];

export const INK = '#140c0a';
/** The line around things. */
export const inked = (width = 2.2): Paint => ({ stroke: INK, width });

const short = (n: number): number => Math.round(n * 10) / 10;
const flat = (...parts: (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? ` ${short(part)}` : part)).join('');

export function rectPath(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return flat('M', x, y, 'h', w, 'v', h, 'h', -w, 'z');
  const round = (dx: number, dy: number) => flat('a', r, r, 0, 0, 1, dx, dy);
  const [across, down] = [w - 2 * r, h - 2 * r];
  return (
    flat('M', x + r, y, 'h', across) +
    round(r, r) +
    flat('v', down) +
    round(-r, r) +
    flat('h', -across) +
    round(-r, -r) +
    flat('v', -down) +
    round(r, -r) +
    'z'
  );
}

export const ovalPath = (x: number, y: number, rx: number, ry: number): string =>
  flat('M', x - rx, y, 'a', rx, ry, 0, 1, 1, 2 * rx, 0, 'a', rx, ry, 0, 1, 1, -2 * rx, 0, 'z');

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  paint: Paint & { r?: number } = {},
): Shape => {
  const { r = 0, ...rest } = paint;
  return { d: rectPath(x, y, w, h, r), fill, ...rest };
};

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  paint: Paint = {},
): Shape => ({
  d: ovalPath(x, y, rx, ry),
  fill,
  ...paint,
});

export const patch = (d: string, fill: string, paint: Paint = {}): Shape => ({ d, fill, ...paint });

export const line = (d: string, stroke: string, width: number, paint: Paint = {}): Shape => ({
  d,
  fill: 'none',
  stroke,
  width,
  ...paint,
});

export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.4): Shape =>
  oval(x, y, rx, ry, '#000', { opacity });

/** All of it, turned about a point. */
export const turned = (drawing: Drawing, degrees: number, x: number, y: number): Drawing =>
  drawing.map((shape) => ({ ...shape, at: `rotate(${degrees} ${x} ${y})` }));

/** The same numbers every time. */
export function random(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const sameBrush = (a: Shape, b: Shape): boolean =>
  a.fill === b.fill &&
  a.stroke === b.stroke &&
  a.width === b.width &&
  a.opacity === b.opacity &&
  a.dash === b.dash &&
  a.at === b.at;

/** Neighbours of one colour become one shape: nothing looks otherwise, and there is less to draw. */
export function merged(drawing: Drawing): Drawing {
  const all: Drawing = [];
  for (const shape of drawing) {
    const last = all.at(-1);
    if (last && sameBrush(last, shape)) last.d += shape.d;
    else all.push({ ...shape });
  }
  return all;
}
