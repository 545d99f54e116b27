// Things that lie about at random, the same every time, as single paths.

function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 16807) % 2147483647;
    return Math.round((state / 2147483647) * most * 10) / 10;
  };
}

function scattered(count: number, seed: number, one: (next: (most: number) => number) => string): string {
  const next = dice(seed);
  return Array.from({ length: count }, () => one(next)).join('');
}

export const stars = scattered(90, 11, (next) => `M${next(1400) - 200} ${next(100) - 20}h0`);
export const drifts = scattered(
  60,
  5,
  (next) => `M${next(1500) - 250} ${130 + next(600)}q${20 + next(30)}-${3 + next(6)} ${50 + next(60)} 0`,
);

/** Snow as dots that fall through a tile of this height. */
export const flakes = (count: number, seed: number, height: number): string =>
  scattered(count, seed, (next) => `M${next(1500)} ${next(height)}h0`);

/** The uneven edge of snow along a roof of this width. */
export function snowCap(w: number, seed: number): string {
  const next = dice(seed);
  let d = `M-5 2q-1-9 8-9`;
  let x = 3;
  while (x < w - 16) {
    const step = Math.min(14 + next(20), w - 8 - x);
    d += `q${step / 2}-${2 + next(4)} ${step} ${next(3) - 1.5}`;
    x += step;
  }
  return `${d}L${w - 3}-7q9 0 8 9-4 5-9 2${scallops(w, next)}q-4 3-4-2z`;
}

function scallops(w: number, next: (most: number) => number): string {
  let d = '';
  let x = w - 6;
  while (x > 12) {
    const step = Math.min(10 + next(16), x - 6);
    d += `q-${step / 2} ${2 + next(5)}-${step} 0`;
    x -= step;
  }
  return d;
}
