// Written by `holdout schema --ts`: change the fields of the game's View and run it again.
// Sets of seats and characters are bits. `board` comes beside it: what the rules make of it.

import { phases, voteKinds } from './kinds.ts';

export interface Prompt {
  /** 0 to 255 */
  kind: number;
  /** 0 to 255 */
  phase: number;
  /** seats as bits */
  waited_for: number;
  /** 0 or 1 */
  asked: number;
  /** 0 or 1 */
  sealed: number;
  /** 0 or 1 */
  may_pass: number;
  /** 0 to 65535 */
  serial: number;
}

export type Phase = (typeof phases)[number];

export const endings = ['running', 'normal', 'no_survivors', 'stalled'] as const;
export type Ending = (typeof endings)[number];

export interface Character {
  /** 0 to 255 */
  id: number;
}

export const areaNamesOrNone = ['none', 'toilets', 'clothing', 'monitoring', 'toys', 'hall', 'lot'] as const;
export type AreaName = (typeof areaNamesOrNone)[number];

export interface Sealing {
  /** seats as bits */
  voters: number;
  /** seats as bits */
  sealed: number;
}

export interface Marks {
  /** seats as bits */
  asked: number;
  /** seats as bits */
  finished: number;
}

export type VoteKind = (typeof voteKinds)[number];

export interface Vote {
  kind: VoteKind;
  area: AreaName;
  /** 0 to 255 */
  attack: number;
  /** a seat, or -1 */
  chosen: number;
  /** seats as bits */
  participants: number;
  /** seats as bits */
  tied: number;
  talk: Marks;
  ballot: Sealing;
  /** 6 items, each 0 to 255 */
  extra: number[];
  /** 6 items, each a seat, or -1 */
  pointed: number[];
}

export interface Cards {
  /** 0 to 15 */
  drink: number;
  /** 0 to 15 */
  walkie: number;
  /** 0 to 15 */
  meat: number;
  /** 0 to 15 */
  tin: number;
  /** 0 to 15 */
  bat: number;
  /** 0 to 15 */
  saw: number;
  /** 0 to 15 */
  molotov: number;
  /** 0 to 15 */
  gun: number;
  /** 0 to 15 */
  keys: number;
}

export interface Gift {
  /** a seat, or -1 */
  giver: number;
  /** a seat, or -1 */
  receiver: number;
}

export interface TableFacts {
  /** 0 to 255 */
  round: number;
  phase: Phase;
  ending: Ending;
  /** 0 to 255 */
  epilogue: number;
  /** 0 to 255 */
  quiet_rounds: number;
  /** 0 to 255 */
  deaths_before_round: number;
  /** a seat, or -1 */
  badge: number;
  /** a seat, or -1 */
  victim_token: number;
  /** a seat, or -1 */
  turn: number;
  /** 0 or 1 */
  badge_vote_held: number;
  /** seats as bits */
  saw_dice: number;
  /** 0 to 255 */
  dice_in_use: number;
  /** 6 items, each 0 to 255 */
  dice: number[];
  /** 8 items, each bits */
  at: number[];
  /** bits */
  hidden: number;
  /** 7 items, each 0 to 255 */
  monsters: number[];
  /** 0 to 255 */
  closed: number;
  /** at most 24 items */
  cold_store: Character[];
  /** 6 items */
  destination: AreaName[];
  /** seats as bits */
  movers: number;
  heading: Sealing;
  walkie: Marks;
  /** 0 or 1 */
  last_call: number;
  vote: Vote;
  played: Cards;
  /** 6 items, each 0 to 255 */
  hand_size: number[];
  /** 0 to 255 */
  deck_size: number;
  /** 0 to 255 */
  under_deck: number;
  /** 0 to 255 */
  drawn: number;
  /** at most 12 items */
  gifts: Gift[];
  /** at most 12 items, each a seat, or -1 */
  discards: number[];
  /** 6 items, each 0 to 255 */
  score: number[];
  /** seats as bits */
  winners: number;
}

export const itemNamesOrNone = [
  'none',
  'drink',
  'walkie',
  'meat',
  'tin',
  'bat',
  'saw',
  'molotov',
  'gun',
  'keys',
] as const;
export type ItemName = (typeof itemNamesOrNone)[number];

export interface Search {
  drawn: Cards;
  kept: ItemName;
  given: ItemName;
}

export interface Areas {
  /** 0 to 255 */
  capacity: number;
  /** 0 to 255 */
  strength: number;
  /** 0 to 255 */
  too_many: number;
  /** 0 or 1 */
  closing: number;
  /** 6 items, each 0 to 255 */
  votes: number[];
}

export interface Families {
  /** bits */
  living: number;
  /** 0 to 255 */
  points: number;
  /** 0 to 255 */
  got: number;
  /** 0 or 1 */
  out: number;
}

export const effectsOrNone = ['none', 'equal', 'die'] as const;
export type Effect = (typeof effectsOrNone)[number];

export interface Rows {
  /** 0 to 255 */
  spaces: number;
  effect: Effect;
  /** 0 or 1 */
  full: number;
  /** 0 to 255 */
  dice: number;
}

export interface BoardFacts {
  /** bits */
  variants: number;
  /** 0 to 255 */
  ends_at: number;
  /** 0 to 255 */
  monsters: number;
  /** 4 items, each 0 to 255 */
  points: number[];
  /** 0 or 1 */
  voting: number;
  /** 0 or 1 */
  rolled: number;
  /** 7 items */
  areas: Areas[];
  /** at most 6 items */
  families: Families[];
  /** 3 items */
  rows: Rows[];
  /** 16 items, each 0 to 65535 */
  idle: number[];
}

export interface OsaczeniView {
  /** 0 to 9 */
  viewer: number;
  prompt: Prompt;
  table: TableFacts;
  hand: Cards;
  /** 6 items, each 0 to 255 */
  dice: number[];
  /** a seat, or -1 */
  ballot: number;
  destination: AreaName;
  search: Search;
  /** 12 items */
  gifts: ItemName[];
  /** 12 items */
  discards: ItemName[];
  /** 12 items */
  under_deck: ItemName[];
  board: BoardFacts;
}
