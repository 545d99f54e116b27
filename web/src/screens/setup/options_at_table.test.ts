import { describe, expect, it } from 'vitest';
import type { GameSetup } from './game_setup.ts';
import { fitsTable, optionsAtTable } from './options_at_table.ts';

const setup: GameSetup = {
  tokens: { first_leader: ['leader'] },
  players: { reveal_from_round: [4, 8], variant_boarding: [1, 3] },
};

describe('options with a number of players', () => {
  it('stay as they are while they fit', () => {
    const chosen = { variant_boarding: 'on', timers: 'slow' };
    expect(optionsAtTable(setup, chosen, 3)).toBe(chosen);
  });

  it('go where they mean nothing', () => {
    expect(optionsAtTable(setup, { variant_boarding: 'on', timers: 'slow' }, 4)).toEqual({ timers: 'slow' });
    expect(optionsAtTable(setup, { reveal_from_round: '3' }, 2)).toEqual({});
    expect(fitsTable(setup, 'reveal_from_round', 8)).toBe(true);
    expect(fitsTable(setup, 'timers', 1)).toBe(true);
  });

  it('name tokens only where somebody sits', () => {
    const named = { first_leader: 'host', leader: 'P6' };
    expect(optionsAtTable(setup, named, 6)).toEqual({ first_leader: 'host', leader: 'P0' });
  });
});
