import locations from '../figures/locations.json';
import players from '../figures/players.json';
import tracks from '../figures/tracks.json';
import weather from '../figures/weather.json';
import { figuresOf, isFew, type TableFacts } from './position.ts';
import type { Sky } from './view.ts';

// What a table agreed on, as far as the board draws it: how many spaces tracks have (3.2 to 3.7), by the number
// of Characters and the options of the set-up. The figures are those of the rules.

export interface SkyRow {
  boiler: number;
  generator: number;
  rescue: number;
  frost: number;
}

export interface House {
  few: boolean;
  fuelSpaces: Record<string, number>;
  damageSpaces: Record<string, number>;
  maxSuspicion: number; // none with 1 to 3 players
  rescueStation: number;
  burns: Record<Exclude<Sky, 'none'>, SkyRow>;
}

type Row = Record<string, unknown>;

/** A figure stands for itself or beside its source. */
function figure(row: Row, name: string): number {
  const found = row[name];
  return typeof found === 'number' ? found : ((found as { value?: number } | undefined)?.value ?? 0);
}

const rowOf = (rows: Row[], key: string): Row => rows.find((row) => row['key'] === key) ?? rows[0]!;

export const RESCUE_FUEL = figure(tracks, 'rescue_fuel_last');
export const FROST_END = figure(tracks, 'frost_end');

function skyRow(sky: string, side: unknown): SkyRow {
  const row = rowOf(weather.weather, sky);
  const cell = (what: string) => figure(row, `${String(side)}_${what}`);
  return {
    boiler: cell('boiler'),
    generator: cell('generator'),
    rescue: cell('rescue'),
    frost: cell('frost'),
  };
}

/** Spaces of the two stoves, which are always the same, and of what depends on the number of Characters. */
function spaces(what: 'fuel' | 'damage', row: Row, varying: string[]): Record<string, number> {
  const always = (key: string) => figure(rowOf(locations.locations, key), `${what}_spaces`);
  return {
    boiler: always('boiler'),
    generator: always('generator'),
    ...Object.fromEntries(varying.map((key) => [key, figure(row, `${key}_${what}_spaces`)])),
  };
}

/** `settings` are the options of the table that differ from their default. */
export function houseOf(table: TableFacts, settings: Record<string, string> | undefined): House {
  const few = isFew(table);
  const n = figuresOf(table).length;
  const row = rowOf(players.players, few ? 'few' : String(n));
  const fixed = settings?.['fixed_damage_spaces'] === 'on'; // TT-1205
  const side = row['weather_side'];
  return {
    few,
    fuelSpaces: spaces('fuel', row, ['helicopter', 'snowcat']),
    damageSpaces: {
      ...spaces('damage', row, ['radio', 'helicopter', 'snowcat']),
      ...(fixed && {
        radio: figure(tracks, 'fixed_radio_damage'),
        helicopter: figure(tracks, 'fixed_helicopter_damage'),
      }),
    },
    maxSuspicion: few ? -1 : n,
    rescueStation: figure(row, 'rescue_station'),
    burns: {
      sun: skyRow('sun', side),
      cloud: skyRow('cloud', side),
      snow: skyRow('snow', side),
      storm: skyRow('storm', side),
    },
  };
}
