// Reading a view: sets of seats and characters are bits; a character's id counts the kinds of one
// owner after those of the one before.

import { has, members } from '#web/src/games/shared/bits.ts';
import { kinds, phases, questionKinds } from './kinds.ts';
import { areaNamesOrNone, type AreaName, type OsaczeniView, type TableFacts } from './view.ts';

export { bit, has, members } from '#web/src/games/shared/bits.ts';
export type { AreaName, BoardFacts, Cards, OsaczeniView, TableFacts, VoteKind } from './view.ts';

export { items, kinds } from './kinds.ts';
export const isKind = (key: string): boolean => (kinds as readonly string[]).includes(key);
export const phaseKeys = phases;
export const questionKeys = questionKinds;

export const areaNumber = (key: string): number => areaNamesOrNone.indexOf(key as AreaName);
export const LOT = areaNumber('lot');
/** Where the dead are, beside the areas. */
export const COLD = areaNamesOrNone.length;

export const ownerOf = (id: number): number => Math.floor(id / kinds.length);
export const kindOf = (id: number): number => id % kinds.length;
export const characterOf = (seat: number, kind: string): number =>
  seat * kinds.length + kinds.indexOf(kind as (typeof kinds)[number]);

export function placeOf(table: TableFacts, id: number): number {
  return table.at.findIndex((bits) => has(bits, id));
}

export const livingOf = ({ board }: OsaczeniView, seat: number): number[] =>
  members(board.families[seat]?.living ?? 0);

export const isClosed = (table: TableFacts, area: number): boolean => has(table.closed, area);

/** The area a vote or an attack is about, while one is under way; 0 otherwise. */
export const contested = ({ table, board }: OsaczeniView): number =>
  board.voting ? areaNumber(table.vote.area) : 0;

/** What a seat's people are worth in the vote on the table; 0 if it takes no part. */
export const votesOf = (view: OsaczeniView, seat: number): number =>
  has(view.table.vote.participants, seat) ? (view.board.areas[contested(view)]?.votes[seat] ?? 0) : 0;

/** The monsters would get in now. */
export const inDanger = ({ board }: OsaczeniView, area: number): boolean =>
  (board.areas[area]?.too_many ?? 0) > 0;
