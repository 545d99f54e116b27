// Reading a view. Survivors are called by their place 0 to 2; sets of them, of rooms and of doors are bits. Who looks
// sees one of three houses: the Killer's, the Survivors', or what both sides know.

import { has, members } from '#web/src/games/shared/bits.ts';
import { doors, roomKeys, type RoomKey } from './board/layout.ts';
import type { Look } from './house/light.ts';
import { items, questionKinds, skills, type QuestionKind } from './kinds.ts';
import type { History, Offer, TableFacts, TerrorscapeView } from './view.ts';

export { bit, has, members } from '#web/src/games/shared/bits.ts';
export type { BoardFacts, TableFacts, TerrorscapeView } from './view.ts';

export const PLACES = [0, 1, 2] as const;
export const kNoHand = 255; // nobody is shown how many cards the Killer holds

export const questionOf = (view: TerrorscapeView): QuestionKind =>
  questionKinds[view.prompt.kind] ?? 'chance';

/** Which side looks: its own, or none. */
export function sideOf(view: TerrorscapeView): 'killer' | 'survivors' | null {
  if (view.viewer === view.board.killer_seat) return 'killer';
  return view.board.owner.includes(view.viewer) ? 'survivors' : null;
}
export const lookOf = (view: TerrorscapeView): Look => sideOf(view) ?? 'dusk';

export const numberOfRoom = (key: string): number => roomKeys.indexOf(key as RoomKey);
export const numberOfDoor = (key: string): number => doors.findIndex((door) => door.key === key);
export const roomsIn = (bits: number): RoomKey[] => members(bits).flatMap((n) => roomKeys[n] ?? []);

/** The place of a person who plays; -1 of anybody else. */
export const placeOf = ({ persons }: TableFacts, person: string): number =>
  (persons as readonly string[]).indexOf(person);
export const personAt = ({ persons }: TableFacts, place: number): string => persons[place] ?? 'none';
/** Whether the persons are known. */
export const arePicked = ({ persons }: TableFacts): boolean => persons.every((person) => person !== 'none');

export type Hearts = 0 | 1 | 2;
export function heartsOf({ eliminated, wounded }: TableFacts, place: number): Hearts {
  return has(eliminated, place) ? 0 : has(wounded, place) ? 1 : 2;
}
export const isInside = ({ eliminated, escaped }: TableFacts, place: number): boolean =>
  !has(eliminated | escaped, place);

/** Where a Survivor stands, as far as this side knows it; -1 where it does not. */
export function whereIs(view: TerrorscapeView, place: number): number {
  if (!view.of_survivors) return -1;
  return isInside(view.table, place) ? numberOfRoom(view.survivors.at[place] ?? '') : -1;
}

/** Where the Killer is for this side: -1 while he hides from it. */
export function killerAt(view: TerrorscapeView): number {
  const { table, killer } = view;
  if (table.stealth === 'none') return numberOfRoom(table.at);
  return view.of_killer ? numberOfRoom(killer.at) : -1;
}
/** Where the stealth token lies, -1 if he goes openly. */
export const stealthToken = ({ table }: TerrorscapeView): number =>
  table.stealth === 'none' ? -1 : numberOfRoom(table.at);

/** Of the notes that both sides keep: where a round begins, and what its report says. */
export const NOTES = { began: 0, reported: 8 } as const;

/** Where each Survivor was seen for certain last, and in which round; -1 where nobody was told, or the table shows none. */
export const certainPlaces = ({ board }: TerrorscapeView): { room: number; round: number }[] =>
  PLACES.map((place) => ({
    room: numberOfRoom(board.certain_at[place] ?? 'none'),
    round: board.certain_round[place] ?? 0,
  }));

export interface Report {
  round: number;
  rooms: number; // bits
  firecracker: boolean;
}

export function reportsOf(history: readonly History[]): Report[] {
  let round = 0;
  const reports: Report[] = [];
  for (const { seen, who, what } of history) {
    if (seen === NOTES.began) round += 1;
    else if (seen === NOTES.reported) reports.push({ round, rooms: what, firecracker: who === 1 });
  }
  return reports;
}

export interface Pile {
  key: string;
  count: number;
}

const piles = (keys: readonly string[], counts: readonly number[]): Pile[] =>
  keys.flatMap((key, i) => (counts[i] ? [{ key, count: counts[i] }] : []));
export const packOf = (view: TerrorscapeView, place: number): Pile[] =>
  piles(items, view.survivors.packs[place] ?? []);
export const discardedItems = (view: TerrorscapeView): Pile[] => piles(items, view.survivors.discards);
export const handOf = (view: TerrorscapeView): Pile[] => piles(skills, view.killer.hand);
export function discardedSkills({ killer }: TerrorscapeView): Pile[] {
  const counts = skills.map((key) => killer.discards.filter((each) => each === key).length);
  return piles(skills, counts);
}
export const countOf = (pile: readonly Pile[]): number => pile.reduce((sum, { count }) => sum + count, 0);

/** The places of a seat's Survivors. */
export const placesOfSeat = (view: TerrorscapeView, seat: number): number[] =>
  PLACES.filter((place) => view.board.owner[place] === seat);

export const isOpen = ({ partner, maker }: Offer): boolean => partner >= 0 && maker >= 0;
