// Drawn lines that would be long to write out.

// The boards or tiles of a floor seen from the front, between `top` and `bottom`.
export function floor(w: number, top: number, bottom: number, columns: number, rows: number): string {
  let d = '';
  for (let i = 0; i <= columns; i++) {
    const x = (w * i) / columns;
    d += `M${r(w / 2 + (x - w / 2) * 0.82)} ${top}L${r(w / 2 + (x - w / 2) * 1.3)} ${bottom}`;
  }
  for (let k = 1; k < rows; k++) d += `M0 ${r(top + (bottom - top) * (k / rows) ** 1.5)}H${w}`;
  return d;
}

export function grid(w: number, h: number, dx: number, dy: number): string {
  let d = '';
  for (let x = dx; x < w; x += dx) d += `M${x} 0V${h}`;
  for (let y = dy; y < h; y += dy) d += `M0 ${y}H${w}`;
  return d;
}

// Rain as one path of slanted strokes, the same every time.
export function rain(w: number, h: number, count: number, seed: number): string {
  let d = '';
  let state = seed;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  for (let i = 0; i < count; i++) {
    const length = 8 + next() * 14;
    d += `M${r(next() * w)} ${r(next() * h)}l${r(-length * 0.28)} ${r(length)}`;
  }
  return d;
}

const r = (value: number) => Math.round(value * 10) / 10;
