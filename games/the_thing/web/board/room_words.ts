import type { Sentence } from '#web/src/lib/protocol.ts';
import type { House } from '../house.ts';
import { room } from './layout.ts';
import { has, isReady, members, type TableFacts } from '../position.ts';

// A location for those who do not see the board: its name, its state and who is there.

export function roomWords(table: TableFacts, number: number, house: House): Sentence[] {
  const { key, fuelled, breakable, outdoors } = room(number);
  const place = `place:${key}`;
  const words: Sentence[] = [['web.the_thing.room', { place }]];
  const say = (what: string, facts: Record<string, number | string> = {}) =>
    words.push([`web.the_thing.room.${what}`, facts]);
  if (has(table.burnt, number)) say('burnt');
  else if (key === 'boiler' && table.boiler_destroyed) say('destroyed');
  else {
    if (fuelled) say('fuel', { n: table.fuel[number] ?? 0, of: house.fuelSpaces[key] ?? 0 });
    if (breakable) say('damage', { n: table.damage[number] ?? 0 });
    if (fuelled && outdoors && isReady(table, key, house.fuelSpaces[key]!)) say('ready');
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
