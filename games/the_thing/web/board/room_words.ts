import type { Sentence } from '#web/src/lib/protocol.ts';
import { room } from './layout.ts';
import { has, members, type TheThingView } from '../position.ts';
import { skys } from '../kinds.ts';

// The board for those who do not see it. Of a location its name, its state and who is there.

export function roomWords({ table, board }: TheThingView, number: number): Sentence[] {
  const { key } = room(number);
  const { fuel_spaces: fuelSpaces, damage_spaces: damageSpaces, ready, lost } = board.places[number]!;
  const place = `place:${key}`;
  const words: Sentence[] = [['web.the_thing.room', { place }]];
  const say = (what: string, facts: Record<string, number | string> = {}) =>
    words.push([`web.the_thing.room.${what}`, facts]);
  if (has(table.burnt, number)) say('burnt');
  else if (lost) say('destroyed');
  else {
    if (fuelSpaces > 0) say('fuel', { n: table.fuel[number] ?? 0, of: fuelSpaces });
    if (damageSpaces > 0) say('damage', { n: table.damage[number] ?? 0 });
    if (ready) say('ready');
  }
  if (key === 'generator' && table.no_power) say('no_power');
  const store = { armory: table.weapon_deck, storeroom: table.item_deck, lab: table.lab_bag }[key as string];
  if (store !== undefined) say(key, { n: store });
  if (key === 'kitchen') say('kitchen', { n: table.kitchen, pantry: table.pantry });
  if (key === 'kennel') say('kennel', { n: table.kennel_dogs });
  const people = members(table.at[number] ?? 0).length;
  if (people > 0) say('people', { n: people });
  if (has(table.dogs, number)) say('dog');
  if ((table.alien_at[number] ?? 0) > 0) say('alien', { n: table.alien_at[number]! });
  if (table.token === key) say('token');
  return words;
}

export function rescueWords({ table, board }: TheThingView): Sentence {
  if (table.rescue_gone) return ['web.the_thing.rescue.gone', {}];
  if (table.rescue === 0) return ['web.the_thing.rescue.silent', {}];
  const facts = { n: board.rescue_station - table.rescue, fuel: board.rescue_fuel - table.rescue_fuel };
  return ['web.the_thing.rescue.coming', facts];
}

export function skyWords({ table, board }: TheThingView): Sentence {
  const row = table.sky === 'none' ? null : board.burns[skys.indexOf(table.sky)];
  if (!row) return ['web.the_thing.sky.none', {}];
  const frozen = table.boiler_destroyed ? 'yes' : 'no';
  return ['web.the_thing.sky', { sky: `sky:${table.sky}`, ...row, frozen }];
}
