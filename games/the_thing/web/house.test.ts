// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FROST_END, houseOf, RESCUE_FUEL } from './house.ts';
import { sampleView } from './sample_view.ts';
import type { Sheet } from './view.ts';

// Every table size has its own figures in content, and the board must draw the right ones.

const folder = join(fileURLToPath(import.meta.url), '../../figures');
const content = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
const figure = (value: number | { value: number }) => (typeof value === 'number' ? value : value.value);

const crew: Sheet[] = ['bennings', 'norris', 'clark', 'blair', 'garry', 'macready', 'nauls', 'windows'];
const tableOf = (n: number, owner?: number[]) =>
  sampleView({
    sheet: crew.map((sheet, i) => (i < n ? sheet : 'none')),
    owner: owner ?? crew.map((_, i) => (i < n ? i : -1)),
  }).table;

describe('the house', () => {
  for (const row of content('players').players) {
    const few = row.key === 'few';
    it(`has the spaces of the rules for ${few ? '1 to 3' : row.key} players`, () => {
      const table = few ? tableOf(6, [0, 0, 0, 1, 1, 1, -1, -1]) : tableOf(Number(row.key));
      const house = houseOf(table, {});
      expect(house.few).toBe(few);
      for (const key of ['helicopter', 'snowcat']) {
        expect(house.fuelSpaces[key]).toBe(figure(row[`${key}_fuel_spaces`]));
        expect(house.damageSpaces[key]).toBe(figure(row[`${key}_damage_spaces`]));
      }
      expect(house.damageSpaces['radio']).toBe(figure(row['radio_damage_spaces']));
      expect(house.maxSuspicion).toBe(few ? -1 : Number(row.key));
      expect(house.rescueStation).toBe(figure(row['rescue_station']));
      for (const sky of content('weather').weather)
        for (const what of ['boiler', 'generator', 'rescue', 'frost'] as const)
          expect(house.burns[sky.key as 'sun'][what]).toBe(figure(sky[`${row.weather_side}_${what}`]));
    });
  }

  it('has the fuel and damage spaces of the locations', () => {
    const house = houseOf(tableOf(6), {});
    for (const row of content('locations').locations) {
      if (row.fuel_spaces) expect(house.fuelSpaces[row.key]).toBe(row.fuel_spaces);
      if (row.damage_spaces) expect(house.damageSpaces[row.key]).toBe(row.damage_spaces);
    }
  });

  it('has the tracks of the rules, and the longer ones of TT-1205', () => {
    const tracks = content('tracks');
    expect(RESCUE_FUEL).toBe(figure(tracks.rescue_fuel_last));
    expect(FROST_END).toBe(figure(tracks.frost_end));
    const fixed = houseOf(tableOf(4), { fixed_damage_spaces: 'on' });
    expect(fixed.damageSpaces['radio']).toBe(figure(tracks.fixed_radio_damage));
    expect(fixed.damageSpaces['helicopter']).toBe(figure(tracks.fixed_helicopter_damage));
  });
});
