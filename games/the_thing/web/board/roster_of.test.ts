import { describe, expect, it } from 'vitest';
import { holdings } from './roster_of.ts';
import { sampleView } from '../sample_view.ts';

describe('what everybody knows of a Character', () => {
  it('is how many cards it holds; a Flamethrower lies open with its charges (TT-115)', () => {
    const { table } = sampleView({
      hand_size: [3, 0, 0, 0, 0, 0, 0, 0],
      weapons_held: [2, 1, 0, 0, 0, 0, 0, 0],
      items_held: [0, 0, 0, 0, 0, 0, 0, 0],
      lab_held: [1, 0, 0, 0, 0, 0, 0, 0],
      flames: [
        { holder: 0, charges: 5 },
        { holder: -1, charges: 0 },
      ],
    });
    expect(holdings(table, 0)).toEqual([
      { key: 'cards', n: 3 },
      { key: 'weapons', n: 1 },
      { key: 'flame', n: 5 },
      { key: 'lab', n: 1 },
    ]);
    expect(holdings(table, 1)).toEqual([{ key: 'weapons', n: 1 }]);
  });
});
