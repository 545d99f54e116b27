// Written by `holdout schema --ts`: change the fields of the game's View and run it again.
// Sets of seats and characters are bits. `board` comes beside it: what the rules make of it.

import { phases, laids } from './kinds.ts';

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

export const endings = [
  'running',
  'escaped',
  'alien_aboard',
  'left_behind',
  'froze',
  'last_human',
  'nobody_left',
  'round_cap',
] as const;
export type Ending = (typeof endings)[number];

export const exitsOrNone = ['none', 'rescue', 'helicopter', 'snowcat'] as const;
export type Exit = (typeof exitsOrNone)[number];

export const skysOrNone = ['none', 'sun', 'cloud', 'snow', 'storm'] as const;
export type Sky = (typeof skysOrNone)[number];

export const tokensOrNone = [
  'none',
  'armory',
  'storeroom',
  'boiler',
  'generator',
  'radio',
  'helicopter',
  'snowcat',
  'kitchen',
  'lab',
  'weather',
  'sleeping',
  'rec_room',
  'kennel',
] as const;
export type Token = (typeof tokensOrNone)[number];

export const handedOpensOrNone = ['none', 'use', 'repair', 'sabotage'] as const;
export type HandedOpen = (typeof handedOpensOrNone)[number];

export interface Flames {
  /** a seat, or -1 */
  holder: number;
  /** 0 to 255 */
  charges: number;
}

export interface Meeting {
  at: Token;
  /** 0 to 255 */
  present: number;
  /** 0 to 255 */
  avoided: number;
  /** 0 to 255 */
  laid: number;
  /** 0 or 1 */
  dog: number;
  /** 0 to 65535 */
  left: number;
  /** 0 to 65535 */
  resolved: number;
}

export interface Boarding {
  exit: Exit;
  /** a seat, or -1 */
  first: number;
  /** a seat, or -1 */
  candidate: number;
  /** 0 to 255 */
  aboard: number;
  /** 0 to 255 */
  asked: number;
}

export interface Offer {
  /** a seat, or -1 */
  from: number;
  /** a seat, or -1 */
  to: number;
  /** 0 to 255 */
  given: number;
  /** 0 to 255 */
  asked: number;
}

export interface Ballot {
  /** seats as bits */
  voters: number;
  /** seats as bits */
  sealed: number;
}

export const dicesOrNone = ['none', 'use', 'repair', 'sabotage', 'threat'] as const;
export type Dice = (typeof dicesOrNone)[number];

export interface History {
  /** bits */
  contacts: number;
  /** 0 to 255 */
  handed: number;
  /** 0 to 255 */
  flips: number;
  /** 0 to 255 */
  sabotages: number;
  /** a seat, or -1 */
  leader: number;
}

export const sheetsOrNone = [
  'none',
  'bennings',
  'norris',
  'clark',
  'blair',
  'garry',
  'macready',
  'nauls',
  'windows',
] as const;
export type Sheet = (typeof sheetsOrNone)[number];

export interface TableFacts {
  /** 0 to 255 */
  round: number;
  /** 0 to 255 */
  checks: number;
  phase: Phase;
  ending: Ending;
  exit: Exit;
  /** seats as bits */
  winners: number;
  /** a seat, or -1 */
  leader: number;
  /** a seat, or -1 */
  actor: number;
  /** 8 items, each a seat, or -1 */
  owner: number[];
  /** 0 to 255 */
  characters: number;
  /** 0 to 255 */
  standing: number;
  /** 0 to 255 */
  dead: number;
  /** at most 8 items, each a seat, or -1 */
  organism: number[];
  /** 0 to 255 */
  defeated: number;
  /** 13 items, each 0 to 255 */
  at: number[];
  /** 8 items, each 0 to 255 */
  suspicion: number[];
  /** 8 items, each 0 to 255 */
  proven_round: number[];
  /** 8 items, each 0 to 255 */
  revealed_round: number[];
  /** 8 items, each 0 to 255 */
  dead_round: number[];
  /** 0 to 255 */
  shown_human: number;
  /** 0 to 255 */
  shown_alien: number;
  /** 13 items, each 0 to 255 */
  fuel: number[];
  /** 13 items, each 0 to 255 */
  damage: number[];
  /** 0 to 65535 */
  burnt: number;
  /** 0 to 255 */
  fuel_depot: number;
  /** 0 to 255 */
  outdoor_depot: number;
  /** 0 to 255 */
  pantry: number;
  /** 0 to 255 */
  kitchen: number;
  /** 0 to 255 */
  command: number;
  /** 0 to 255 */
  fires: number;
  /** 0 or 1 */
  boiler_destroyed: number;
  /** 0 or 1 */
  no_power: number;
  /** 0 or 1 */
  hungry: number;
  /** 0 or 1 */
  no_blood: number;
  /** 0 to 255 */
  frost: number;
  /** 0 to 255 */
  rescue: number;
  /** 0 to 255 */
  rescue_fuel: number;
  /** 0 or 1 */
  rescue_gone: number;
  sky: Sky;
  station_sky: Sky;
  /** at most 3 items */
  rolls: Sky[];
  /** 0 to 65535 */
  dogs: number;
  /** 0 to 255 */
  kennel_dogs: number;
  /** 0 to 255 */
  dogs_off: number;
  /** 0 to 65535 */
  cards_gone: number;
  /** 0 to 65535 */
  drawn_locations: number;
  token: Token;
  /** a seat, or -1 */
  token_holder: number;
  /** 0 to 255 */
  strength: number;
  /** at most 11 items, each 0 to 255 */
  laid: number[];
  /** 13 items, each 0 to 255 */
  alien_at: number[];
  /** 8 items, each 0 to 255 */
  hand_size: number[];
  /** 0 to 255 */
  deck_size: number;
  /** 0 to 255 */
  discard_size: number;
  /** 0 to 255 */
  pile_size: number;
  /** 3 items, each 0 to 255 */
  discard_open: number[];
  /** 3 items, each 0 to 255 */
  pile_open: number[];
  /** 8 items */
  handed_open: HandedOpen[];
  flipped: HandedOpen;
  /** 8 items, each 0 to 255 */
  weapons_held: number[];
  /** 8 items, each 0 to 255 */
  items_held: number[];
  /** 8 items, each 0 to 255 */
  lab_held: number[];
  /** 2 items */
  flames: Flames[];
  /** 0 to 255 */
  weapon_deck: number;
  /** 0 to 255 */
  item_deck: number;
  /** 0 to 255 */
  lab_bag: number;
  /** 9 items, each 0 to 255 */
  goods_used: number[];
  /** 0 to 255 */
  blood_shown: number;
  /** 0 to 255 */
  looked: number;
  meeting: Meeting;
  boarding: Boarding;
  offer: Offer;
  ballot: Ballot;
  /** seats as bits */
  talk_done: number;
  /** 8 items, each 0 to 255 */
  offers: number[];
  /** 8 items, each a seat, or -1 */
  voted: number[];
  /** 0 to 255 */
  volunteers: number;
  /** 8 items, each a seat, or -1 */
  target: number[];
  /** a seat, or -1 */
  tester: number;
  /** 0 to 255 */
  threat: number;
  /** 3 items */
  dice: Dice[];
  /** 30 items */
  history: History[];
  /** 8 items */
  sheet: Sheet[];
}

export interface Stack {
  /** 0 to 54 */
  procedure: number;
  /** 0 to 5 */
  step: number;
  /** 0 to 255 */
  count: number;
}

export interface Infection {
  /** 0 to 255 */
  by: number;
  /** 0 to 255 */
  round: number;
  /** 0 to 255 */
  check: number;
}

export type Laid = (typeof laids)[number];

export interface UnderDeck {
  /** 0 to 255 */
  size: number;
  /** 0 to 255 */
  knowers: number;
  /** 3 items, each 0 to 255 */
  counts: number[];
}

export interface Belongings {
  /** 4 items, each 0 to 255 */
  weapons: number[];
  /** 5 items, each 0 to 255 */
  items: number[];
  /** 2 items, each 0 to 255 */
  lab: number[];
}

export interface UnderWeapons {
  /** 0 to 255 */
  size: number;
  /** 0 to 255 */
  knowers: number;
  /** 4 items, each 0 to 255 */
  counts: number[];
}

export interface UnderItems {
  /** 0 to 255 */
  size: number;
  /** 0 to 255 */
  knowers: number;
  /** 5 items, each 0 to 255 */
  counts: number[];
}

export const labDrawnsOrNone = ['none', 'blood_bag', 'failure'] as const;
export type LabDrawn = (typeof labDrawnsOrNone)[number];

export interface Draft {
  /** a seat, or -1 */
  partner: number;
  /** at most 3 items, each 0 to 8 */
  give: number[];
  /** at most 3 items, each 0 to 8 */
  ask: number[];
  /** a seat, or -1 */
  from: number;
}

export interface Council {
  /** seats as bits */
  team: number;
  /** seats as bits */
  agreed: number;
  /** a seat, or -1 */
  speaker: number;
  /** a seat, or -1 */
  proposer: number;
  /** 8 items, each 0 to 255 */
  proposals: number[];
}

export interface Burns {
  /** 0 to 255 */
  boiler: number;
  /** 0 to 255 */
  generator: number;
  /** 0 to 255 */
  rescue: number;
  /** 0 to 255 */
  frost: number;
}

export interface Places {
  /** 0 to 255 */
  fuel_spaces: number;
  /** 0 to 255 */
  damage_spaces: number;
  /** 0 or 1 */
  ready: number;
  /** 0 or 1 */
  lost: number;
  /** 0 or 1 */
  low: number;
}

export const crews = ['standing', 'lying', 'human', 'dead', 'alien', 'defeated'] as const;
export type Crew = (typeof crews)[number];

export interface OpenCards {
  kind: HandedOpen;
  /** a seat, or -1 */
  figure: number;
}

export const turnedsOrNone = ['none', 'first', 'dog', 'by'] as const;
export type Turned = (typeof turnedsOrNone)[number];

export const deedsOrNone = ['none', 'pass', 'sabotage', 'assimilate', 'take_dog'] as const;
export type Deed = (typeof deedsOrNone)[number];

export interface BoardFacts {
  /** 0 or 1 */
  few: number;
  /** 0 or 1 */
  choose_characters: number;
  /** 0 or 1 */
  vote_to_board: number;
  /** at most 9 items */
  phases: Phase[];
  /** 0 to 255 */
  suspicion_end: number;
  /** 0 to 255 */
  max_suspicion: number;
  /** 0 to 255 */
  rescue_station: number;
  /** 0 to 255 */
  rescue_fuel: number;
  /** 0 to 255 */
  frost_end: number;
  /** 0 to 255 */
  dogs: number;
  /** 4 items */
  burns: Burns[];
  /** 13 items */
  places: Places[];
  /** at most 8 items */
  crew: Crew[];
  meeting: Token;
  /** at most 16 items */
  open_cards: OpenCards[];
  /** 0 to 255 */
  most_suspected: number;
  /** at most 8 items, each a seat, or -1 */
  to_board: number[];
  /** seats as bits */
  out: number;
  /** seats as bits */
  team: number;
  /** 0 to 255 */
  aliens: number;
  /** a seat, or -1 */
  last_looked: number;
  turned: Turned;
  deed: Deed;
  /** 3 items, each 0 to 65535 */
  idle_cards: number[];
  /** 4 items, each 0 to 65535 */
  idle_weapons: number[];
  /** 5 items, each 0 to 65535 */
  idle_items: number[];
  /** 2 items, each 0 to 65535 */
  idle_lab: number[];
  /** seats as bits */
  sealed: number;
}

export interface TheThingView {
  /** 0 to 9 */
  viewer: number;
  prompt: Prompt;
  table: TableFacts;
  /** at most 7 items */
  stack: Stack[];
  /** 0 or 1 */
  alien: number;
  infection: Infection;
  /** 0 to 255 */
  saw_alien: number;
  /** 0 to 255 */
  gave_alien: number;
  laid: Laid;
  /** 3 items, each 0 to 255 */
  hand: number[];
  handed: HandedOpen;
  /** 3 items, each 0 to 255 */
  discarded: number[];
  /** 0 or 1 */
  deck_open: number;
  /** 3 items, each 0 to 255 */
  deck: number[];
  /** at most 8 items */
  under_deck: UnderDeck[];
  /** 8 items */
  belongings: Belongings[];
  /** 8 items */
  lab_discarded: number[][];
  /** at most 12 items */
  under_weapons: UnderWeapons[];
  /** at most 15 items */
  under_items: UnderItems[];
  /** at most 3 items, each 0 to 8 */
  looked: number[];
  lab_drawn: LabDrawn;
  /** 8 items, each 0 to 65535 */
  known_goods: number[];
  /** 0 to 255 */
  sealed: number;
  draft: Draft;
  offered: Draft;
  council: Council;
  /** 11 items, each 0 to 255 */
  plan: number[];
  /** 11 items, each 0 to 255 */
  plan_draft: number[];
  /** 0 to 255 */
  alien_choice: number;
  /** a seat, or -1 */
  alien_victim: number;
  board: BoardFacts;
}
