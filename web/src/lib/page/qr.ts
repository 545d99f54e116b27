// QR codes for links: bytes, error correction L, versions 1 to 5 (up to 106 bytes), after ISO/IEC 18004. A
// version has one block of code words there, which keeps this short.

/** Data and correction code words by version. */
const kVersions = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;

// The field GF(256) over x^8 + x^4 + x^3 + x^2 + 1.
const kExp: number[] = [];
const kLog: number[] = [];
for (let i = 0, x = 1; i < 255; ++i) {
  kExp[i] = x;
  kLog[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}

function times(a: number, b: number): number {
  return a && b ? kExp[(kLog[a]! + kLog[b]!) % 255]! : 0;
}

/** Remainder of the data, times x^count, by the generator with `count` roots. */
export function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; ++i) {
    const next = [...generator, 0];
    generator.forEach((term, at) => (next[at + 1]! ^= times(term, kExp[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; ++i) {
    const lead = rest[i]!;
    generator.forEach((term, at) => (rest[i + at]! ^= times(term, lead)));
  }
  return rest.slice(data.length);
}

function codeWords(bytes: Uint8Array, room: number): number[] {
  const bits = [0, 1, 0, 0];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; --i) bits.push((value >> i) & 1);
  };
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

type Grid = (boolean | undefined)[][];

function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; ++y)
      for (let x = -reach; x <= reach; ++x)
        if (grid[row + y] && column + x >= 0 && column + x < size)
          grid[row + y]![column + x] = dark(Math.max(Math.abs(x), Math.abs(y)));
  };
  const finder = (ring: number) => ring !== 2 && ring !== 4;
  square(3, 3, 4, finder);
  square(3, size - 4, 4, finder);
  square(size - 4, 3, 4, finder);
  if (version > 1) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  for (let i = 8; i < size - 8; ++i) grid[6]![i] = grid[i]![6] = i % 2 === 0;
  return grid;
}

const kMasks: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Level L is 01; ten bits of a BCH code follow, all under a fixed mask. */
export function formatBits(mask: number): number {
  const data = (1 << 3) | mask;
  let rest = data << 10;
  for (let i = 14; i >= 10; --i) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  return ((data << 10) | rest) ^ 0x5412;
}

function writeFormat(grid: Grid, mask: number) {
  const size = grid.length;
  const bits = formatBits(mask);
  for (let i = 0; i < 15; ++i) {
    const dark = ((bits >> i) & 1) === 1;
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8] = dark;
    grid[8]![i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = dark;
  }
  grid[size - 8]![8] = true;
}

function writeData(grid: Grid, words: number[], mask: (y: number, x: number) => boolean) {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) --right; // the timing column
    for (let step = 0; step < size; ++step)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (grid[y]![x] !== undefined) continue;
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        ++bit;
        grid[y]![x] = (dark === 1) !== mask(y, x);
      }
  }
}

/** Long runs and big squares are hard to read for a camera. */
function ugliness(grid: Grid): number {
  let sum = 0;
  const size = grid.length;
  for (const across of [true, false])
    for (let i = 0; i < size; ++i)
      for (let j = 1, run = 1; j < size; ++j) {
        const same = across ? grid[i]![j] === grid[i]![j - 1] : grid[j]![i] === grid[j - 1]![i];
        run = same ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) ++sum;
      }
  for (let y = 1; y < size; ++y)
    for (let x = 1; x < size; ++x) {
      const dark = grid[y]![x];
      if (grid[y - 1]![x] === dark && grid[y]![x - 1] === dark && grid[y - 1]![x - 1] === dark) sum += 3;
    }
  return sum;
}

/** Rows of dark and light modules, without a margin; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = kVersions.findIndex(([data]) => bytes.length + 2 <= data);
  if (index < 0) return null;
  const [room, checks] = kVersions[index]!;
  const words = codeWords(bytes, room);
  words.push(...correction(words, checks));
  let best: Grid | null = null;
  for (const [mask, rule] of kMasks.entries()) {
    const grid = patterns(index + 1);
    writeFormat(grid, mask);
    writeData(grid, words, rule);
    if (!best || ugliness(grid) < ugliness(best)) best = grid;
  }
  return best as boolean[][];
}
