import { figuresOf, isFew, type TableFacts } from './position.ts';
import type { Sky } from './view.ts';

// What a table agreed on, as far as the board draws it: how many spaces tracks have (3.2 to 3.7), by the number
// of Characters and the options of the set-up.

export interface House {
  few: boolean;
  fuelSpaces: Record<string, number>;
  damageSpaces: Record<string, number>;
  maxSuspicion: number; // none with 1 to 3 players
  burns: Record<Exclude<Sky, 'none'>, { boiler: number; generator: number; rescue: number; frost: number }>;
}

export const RESCUE_STATION = 10;
export const RESCUE_FUEL = 6;
export const FROST_END = 6;
const FEW = 6; // tables are read as for six Characters
const LARGE = 7; // Characters from which the weather is worse

const row = (boiler: number, generator: number, rescue: number) => ({
  boiler,
  generator,
  rescue,
  frost: boiler,
});
const small = { sun: row(0, 0, 4), cloud: row(1, 1, 3), snow: row(2, 1, 2), storm: row(2, 2, 1) };
const large = { sun: row(1, 1, 4), cloud: row(2, 1, 3), snow: row(2, 2, 2), storm: row(2, 2, 1) };

/** `settings` are the options of the table that differ from their default. */
export function houseOf(table: TableFacts, settings: Record<string, string> | undefined): House {
  const few = isFew(table);
  const n = few ? FEW : figuresOf(table).length;
  const fixed = settings?.['fixed_damage_spaces'] === 'on'; // TT-1205
  return {
    few,
    fuelSpaces: { boiler: 4, generator: 4, helicopter: 3, snowcat: n - 1 },
    damageSpaces: {
      boiler: 3,
      generator: 2,
      radio: fixed ? 8 : n,
      helicopter: fixed ? 6 : n - 2,
      snowcat: 1,
    },
    maxSuspicion: few ? -1 : n,
    burns: n >= LARGE ? large : small,
  };
}
