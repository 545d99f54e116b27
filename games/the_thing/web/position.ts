// Reading a view: sets of figures and locations are bits. A figure is a Character; a seat has one, with 1 to 3
// players several (TT-1101), and then all six are in play whatever the number of seats.

import { has } from '#web/src/games/shared/bits.ts';
import { locations, questionKinds, type QuestionKind } from './kinds.ts';
import type { TableFacts, TheThingView } from './view.ts';

export { bit, has, members } from '#web/src/games/shared/bits.ts';
export type { BoardFacts, TableFacts, TheThingView } from './view.ts';

export const placeKeys = locations;
export type PlaceKey = (typeof placeKeys)[number];

export const placeNumber = (key: string): number => placeKeys.indexOf(key as PlaceKey);
export const questionOf = (view: TheThingView): QuestionKind => questionKinds[view.prompt.kind] ?? 'chance';

/** All figures of the game, dead and revealed ones included. */
export const figuresOf = (table: TableFacts): number[] =>
  table.sheet.flatMap((sheet, figure) => (sheet === 'none' ? [] : [figure]));
export const seatOf = (table: TableFacts, figure: number): number => table.owner[figure] ?? -1;
export const figuresOfSeat = (table: TableFacts, seat: number): number[] =>
  figuresOf(table).filter((figure) => table.owner[figure] === seat);
/** The game for 1 to 3 players: several figures a player, action dice, an automatic Alien. */
export const isFew = ({ board }: TheThingView): boolean => board.few === 1;

/** The number of the location of a figure; -1 if it is on none. */
export const whereIs = (table: TableFacts, figure: number): number =>
  table.at.findIndex((bits) => has(bits, figure));

const crewColours = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];
/** A seat's colour; who plays alone needs no mark of a seat, so each figure has its own. */
export const colourOf = (table: TableFacts, colours: string[], figure: number): string =>
  (colours.length === 1 ? crewColours[figure] : colours[table.owner[figure] ?? -1]) ?? '';
