// Rain or snow as one path of slanted strokes, the same every time.
export function rain(w: number, h: number, count: number, seed: number, slant = -0.28): string {
  let d = '';
  let state = seed;
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const short = (value: number) => Math.round(value * 10) / 10;
  for (let i = 0; i < count; i++) {
    const length = 8 + next() * 14;
    d += `M${short(next() * w)} ${short(next() * h)}l${short(length * slant)} ${short(length)}`;
  }
  return d;
}
