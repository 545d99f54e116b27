import { describe, expect, it } from 'vitest';
import { fitsTable, optionsAtTable } from './options_at_table.ts';

describe('options with a number of players', () => {
  it('stay as they are while they fit', () => {
    const chosen = { variant_boarding: 'on', timers: 'slow' };
    expect(optionsAtTable(chosen, 3)).toBe(chosen);
  });

  // TT-1208, TT-1213
  it('go where they mean nothing', () => {
    expect(optionsAtTable({ variant_boarding: 'on', timers: 'slow' }, 4)).toEqual({ timers: 'slow' });
    expect(optionsAtTable({ reveal_from_round: '3' }, 2)).toEqual({});
    expect(fitsTable('reveal_from_round', 8)).toBe(true);
    expect(fitsTable('timers', 1)).toBe(true);
  });

  it('name tokens only where somebody sits', () => {
    const named = { first_leader: 'host', leader: 'P6' };
    expect(optionsAtTable(named, 6)).toEqual({ first_leader: 'host', leader: 'P0' });
  });
});
