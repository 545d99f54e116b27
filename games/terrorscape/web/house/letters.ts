import { areaColours, type AreaLetter } from './things.ts';

// The letter of its area on each floor runner: colour alone would not tell everybody.

const laid: [letter: AreaLetter, x: number, y: number][] = [
  ['N', 205, 288],
  ['N', 555, 262],
  ['N', 977, 177],
  ['N', 1332, 220],
  ['N', 808, 384],
  ['C', 300, 499],
  ['C', 110, 760],
  ['C', 606, 500],
  ['C', 890, 676],
  ['C', 668, 798],
  ['Z', 925, 845],
  ['Z', 1386, 591],
  ['Z', 386, 933],
  ['Z', 926, 941],
  ['Z', 1168, 823],
];

export const letters = laid.map(([letter, x, y]) => ({
  letter,
  x,
  y,
  colour: areaColours[letter].thread,
}));
