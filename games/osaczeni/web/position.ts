// Reading a view: sets of seats and characters are bits; a character's id is owner * 4 + kind.

import { has, members } from '#web/src/games/shared/bits.ts';
import { standardHouse } from './house.ts';
import { areaNames, itemNames, phases, questionKinds, type AreaName, type TableFacts } from './view.ts';

export { bit, has, members } from '#web/src/games/shared/bits.ts';
export type { AreaName, Cards, OsaczeniView, TableFacts, VoteKind } from './view.ts';

export const kinds = ['defender', 'leader', 'crybaby', 'klutz'] as const;
export const items = itemNames.slice(1) as Exclude<(typeof itemNames)[number], 'none'>[];
export const phaseKeys = phases;
export const questionKeys = questionKinds;

const strengths = [2, 1, 1, 1];
const votes = [1, 2, 1, 1];
export const points = [5, 3, 7, 1];
export const COLD = 7;
export const LOT = 6;
const EQUAL_STRENGTH_AT = 3; // dead in the first row of the cold store (OS-604, OS-644)

export const ownerOf = (id: number): number => id >> 2;
export const kindOf = (id: number): number => id & 3;
export const characterOf = (seat: number, kind: string): number =>
  seat * 4 + kinds.indexOf(kind as (typeof kinds)[number]);
export const areaNumber = (key: string): number => areaNames.indexOf(key as AreaName);

export function placeOf(table: TableFacts, id: number): number {
  return table.at.findIndex((bits) => has(bits, id));
}

/** How many sit at the table: every family is somewhere, dead or alive. */
export function playersOf(table: TableFacts): number {
  const all = table.at.reduce((sum, bits) => sum | bits, 0);
  return all === 0 ? 0 : ownerOf(31 - Math.clz32(all)) + 1;
}

const family = (seat: number): number => 0xf << (seat * 4);
export function livingOf(table: TableFacts, seat: number): number[] {
  return members((table.at.slice(1, COLD).reduce((sum, bits) => sum | bits, 0) & family(seat)) >>> 0);
}
export function livingIn(table: TableFacts): number {
  return table.at.slice(1, COLD).reduce((sum, bits) => sum + members(bits).length, 0);
}
export function strengthIn(table: TableFacts, area: number, house = standardHouse): number {
  const here = members(table.at[area] ?? 0);
  const strength = here.reduce((sum, id) => sum + strengths[kindOf(id)]!, 0);
  const defenders = here.filter((id) => kindOf(id) === 0).length;
  return house.shoulder && area !== LOT && defenders >= 2 ? strength + 1 : strength;
}

/** Votes a seat has in the vote under way (OS-213). */
export function votesOf(table: TableFacts, seat: number, house = standardHouse): number {
  const here = (table.at[areaNumber(table.vote.area)] ?? 0) & family(seat);
  const voting = members((here & ~table.hidden) >>> 0);
  if (here === 0 || (voting.length === 0 && !house.hiddenGun)) return 0;
  const alone = house.loneWolf && voting.length > 0 && livingOf(table, seat).length === 1;
  return voting.reduce(
    (sum, id) => sum + votes[kindOf(id)]!,
    (table.vote.extra[seat] ?? 0) + (alone ? 1 : 0),
  );
}

/** Votes each seat got so far, from the ballots that lie open. */
export function tally(table: TableFacts, house = standardHouse): number[] {
  const sums = [0, 0, 0, 0, 0, 0];
  table.vote.pointed.forEach((target, seat) => {
    if (target >= 0) sums[target] = (sums[target] ?? 0) + votesOf(table, seat, house);
  });
  return sums;
}

/** The monsters would get in now (OS-603, OS-604, OS-622). */
export function inDanger(table: TableFacts, area: number, house = standardHouse): boolean {
  const monsters = table.monsters[area] ?? 0;
  if (table.at[area] === 0 || monsters === 0) return false;
  if (area === LOT) return true;
  const strength = strengthIn(table, area, house);
  const equal = house.weakLocks || table.cold_store.length >= EQUAL_STRENGTH_AT;
  return equal ? monsters >= strength : monsters > strength;
}

export const isClosed = (table: TableFacts, area: number): boolean => has(table.closed, area);
export const closesSoon = (table: TableFacts, area: number, house = standardHouse): boolean =>
  area !== LOT && (table.monsters[area] ?? 0) >= house.closesAt;

/** The area a vote or an attack is about, while one is under way; 0 otherwise. */
export function contested(table: TableFacts): number {
  const voting = table.phase === 'search' || table.phase === 'badge' || table.phase === 'attack';
  return voting && table.vote.participants !== 0 ? areaNumber(table.vote.area) : 0;
}
