// Reading a view: sets of seats and characters are bits; a character's id is owner * 4 + kind.

import { has, members } from '#web/src/games/shared/bits.ts';
import { areaNames, itemNames, phases, type AreaName, type OsaczeniView, type TableFacts } from './view.ts';
import { questionKinds } from './kinds.ts';

export { bit, has, members } from '#web/src/games/shared/bits.ts';
export type { AreaName, BoardFacts, Cards, OsaczeniView, TableFacts, VoteKind } from './view.ts';

export const kinds = ['defender', 'leader', 'crybaby', 'klutz'] as const;
export const isKind = (key: string): boolean => (kinds as readonly string[]).includes(key);
export const items = itemNames.slice(1) as Exclude<(typeof itemNames)[number], 'none'>[];
export const phaseKeys = phases;
export const questionKeys = questionKinds;

export const COLD = 7;
export const LOT = 6;

export const ownerOf = (id: number): number => id >> 2;
export const kindOf = (id: number): number => id & 3;
export const characterOf = (seat: number, kind: string): number =>
  seat * 4 + kinds.indexOf(kind as (typeof kinds)[number]);
export const areaNumber = (key: string): number => areaNames.indexOf(key as AreaName);

export function placeOf(table: TableFacts, id: number): number {
  return table.at.findIndex((bits) => has(bits, id));
}

const family = (seat: number): number => 0xf << (seat * 4);
export function livingOf(table: TableFacts, seat: number): number[] {
  return members((table.at.slice(1, COLD).reduce((sum, bits) => sum | bits, 0) & family(seat)) >>> 0);
}

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
