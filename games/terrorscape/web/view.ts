// Written by `holdout schema --ts`: change the fields of the game's View and run it again.
// Sets of seats and characters are bits. `board` comes beside it: what the rules make of it.

import { endings } from './kinds.ts';

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

export const phases = ['setup', 'survivors', 'killer', 'over'] as const;
export type Phase = (typeof phases)[number];

export const moments = [
  'pick',
  'traits',
  'survivors_act',
  'killer_acts',
  'cat_and_mouse',
  'human_shield',
  'slip_away',
  'attack_card',
  'defender',
  'defence_item',
  'flee',
  'amulet',
  'over',
] as const;
export type Moment = (typeof moments)[number];

export type Ending = (typeof endings)[number];

export const causesOrNone = ['none', 'powder_keg', 'ambush', 'launcher', 'seal', 'hidden_gate'] as const;
export type Cause = (typeof causesOrNone)[number];

export const personssOrNone = ['none', 'anna', 'johnson', 'marco', 'sophia', 'william'] as const;
export type Persons = (typeof personssOrNone)[number];

export const killersOrNone = ['none', 'butcher', 'spectre', 'murderer'] as const;
export type Killer = (typeof killersOrNone)[number];

export const atsOrNone = [
  'none',
  'entrance_hall',
  'gallery',
  'corridor',
  'study',
  'library',
  'living_room',
  'dining_room',
  'kitchen',
  'storage',
  'banquet_hall',
  'back_path',
  'graveyard',
  'shed',
  'greenhouse',
  'garden',
] as const;
export type At = (typeof atsOrNone)[number];

export const stealthsOrNone = [
  'none',
  'detection',
  'chase',
  'barricade',
  'ominous_growl',
  'frenzy',
  'not_a_step_further',
  'pure_fury',
  'shriek',
  'nightmare_rush',
  'vanish',
  'scent_of_fear',
  'life_drain',
  'stalk',
  'deduction',
  'death_notice',
  'lurking_threat',
  'bloody_harvest',
] as const;
export type Stealth = (typeof stealthsOrNone)[number];

export const itemsOrNone = [
  'none',
  'key',
  'tools',
  'herbs',
  'whisky_bottle',
  'hatchet',
  'lime_powder',
  'ammo',
  'revolver',
  'shortsword',
  'longsword',
  'ancient_amulet',
  'firecracker',
  'secret_map',
  'sedative',
  'adrenaline',
  'flashlight',
  'trap_parts',
  'medical_kit',
  'camera',
] as const;
export type Item = (typeof itemsOrNone)[number];

export interface Meeting {
  at: At;
  /** 0 to 255 */
  participants: number;
  /** 0 to 255 */
  attacked: number;
  /** 0 or 1 */
  reappearing: number;
  /** -1 to 2 */
  defender: number;
  attack: Stealth;
  item: Item;
  /** 0 or 1 */
  bottle: number;
  /** 0 or 1 */
  blade: number;
  /** 0 or 1 */
  trap_spent: number;
  /** 0 or 1 */
  defended: number;
  /** 0 to 255 */
  rolled: number;
  /** 4 items, each 0 to 255 */
  dice: number[];
}

export interface Ballot {
  /** seats as bits */
  voters: number;
  /** seats as bits */
  sealed: number;
}

export interface History {
  /** 0 to 255 */
  seen: number;
  /** 0 to 255 */
  who: number;
  /** 0 to 65535 */
  what: number;
}

export interface TableFacts {
  /** 0 to 255 */
  round: number;
  phase: Phase;
  moment: Moment;
  ending: Ending;
  cause: Cause;
  /** seats as bits */
  winners: number;
  /** 3 items */
  persons: Persons[];
  /** 0 to 255 */
  wounded: number;
  /** 0 to 255 */
  eliminated: number;
  /** 0 to 255 */
  escaped: number;
  /** 3 items, each 0 to 255 */
  fear: number[];
  /** 0 to 255 */
  keys: number;
  /** 0 to 255 */
  help: number;
  /** -1 to 2 */
  token: number;
  /** 0 or 1 */
  amulet_seen: number;
  /** 0 or 1 */
  shield_seen: number;
  /** 3 items, each bits */
  traits_shown: number[];
  killer: Killer;
  /** 0 to 255 */
  level: number;
  /** -128 to 127 */
  trait_strength: number;
  /** 0 to 255 */
  phase_strength: number;
  /** 0 to 255 */
  attack_strength: number;
  at: At;
  stealth: Stealth;
  /** 0 or 1 */
  met: number;
  /** 0 or 1 */
  cancelled: number;
  /** 0 or 1 */
  senses_used: number;
  /** bits */
  killer_traits: number;
  /** bits */
  killer_traits_used: number;
  /** 0 to 65535 */
  walked: number;
  /** 0 or 1 */
  walked_through: number;
  /** bits */
  blocks: number;
  /** bits */
  placed: number;
  /** 0 to 65535 */
  noise: number;
  /** 0 or 1 */
  firecracker: number;
  /** 0 to 65535 */
  noise_before: number;
  /** 0 or 1 */
  firecracker_before: number;
  meeting: Meeting;
  ballot: Ballot;
  /** at most 255 items */
  history: History[];
}

export interface Stack {
  /** 0 to 39 */
  procedure: number;
  /** 0 to 9 */
  step: number;
  /** 0 to 255 */
  count: number;
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

export interface Marks {
  council: Council;
  /** seats as bits */
  others: number;
  /** seats as bits */
  sealed: number;
}

export interface Picks {
  marks: Marks;
  killer: Killer;
  /** 3 items */
  persons: Persons[];
  /** 0 to 255 */
  settled: number;
}

export interface Offer {
  /** -1 to 2 */
  maker: number;
  /** -1 to 2 */
  partner: number;
  /** at most 3 items */
  gives: Item[];
  /** at most 3 items */
  asks: Item[];
}

export const planssOrNone = [
  'none',
  'powder_keg',
  'ambush',
  'launcher',
  'seal',
  'blueprints',
  'transmitter',
  'careful_hands',
  'buzzer',
  'know_the_grounds',
  'tunnels',
  'hidden_gate',
  'molotov',
  'master_key',
  'shared_notes',
  'healing_spring',
  'old_chest',
] as const;
export type Plans = (typeof planssOrNone)[number];

export interface Tracks {
  /** 3 items */
  reported: At[];
  /** 3 items */
  after: At[];
  /** 0 to 255 */
  repairs: number;
}

export interface Survivors {
  /** 3 items */
  at: At[];
  /** 3 items */
  packs: number[][];
  /** 3 items, each 0 to 255 */
  keys: number[];
  /** 19 items, each 0 to 255 */
  discovery: number[];
  /** 19 items, each 0 to 255 */
  search: number[];
  /** 0 or 1 */
  bottom_key: number;
  /** 19 items, each 0 to 255 */
  discards: number[];
  /** 0 to 255 */
  repairs: number;
  /** 0 or 1 */
  repaired: number;
  trap: At;
  /** 0 to 65535 */
  noise: number;
  /** 0 or 1 */
  firecracker: number;
  /** a seat, or -1 */
  speaker: number;
  /** 0 or 1 */
  handed_on: number;
  /** 0 to 255 */
  done: number;
  /** -1 to 2 */
  turn: number;
  /** 0 or 1 */
  acted: number;
  /** 0 to 255 */
  exchanges: number;
  /** 0 to 255 */
  passages: number;
  offer: Offer;
  /** -1 to 2 */
  drawer: number;
  /** at most 3 items */
  drawn: Item[];
  council: Council;
  /** 0 to 255 */
  proposal: number;
  /** 3 items */
  flee_to: At[];
  /** 3 items, each bits */
  dealt: number[];
  /** 3 items, each bits */
  traits: number[];
  /** 3 items, each bits */
  used: number[];
  /** 2 items */
  plans: Plans[];
  /** 0 to 255 */
  plan_progress: number;
  plan_under_way: Plans;
  plan_done: Plans;
  /** 0 or 1 */
  plan_spent: number;
  plan_token: At;
  /** 22 items */
  tracks: Tracks[];
}

export interface KillerFacts {
  at: At;
  /** 17 items, each 0 to 255 */
  hand: number[];
  /** 17 items, each 0 to 255 */
  deck: number[];
  /** at most 13 items */
  discards: Stealth[];
  locked: Stealth;
  drawn: Stealth;
  /** at most 6 items */
  paying: Stealth[];
  /** bits */
  dealt: number;
  /** bits */
  kept: number;
}

export const assists = ['off', 'facts', 'heat'] as const;
export type Assist = (typeof assists)[number];

export const stepss = [
  'turns',
  'discovery',
  'plan',
  'report',
  'reappear',
  'fast',
  'main',
  'slow',
  'draw',
] as const;
export type Steps = (typeof stepss)[number];

export interface Skills {
  /** 0 or 1 */
  fast: number;
  /** 0 or 1 */
  special: number;
  /** 0 or 1 */
  slow: number;
  /** 0 or 1 */
  attack: number;
  /** 0 to 255 */
  cost: number;
}

export interface BoardFacts {
  /** a seat, or -1 */
  killer_seat: number;
  /** 3 items, each a seat, or -1 */
  owner: number[];
  /** 0 or 1 */
  on_your_own: number;
  /** 0 or 1 */
  traits: number;
  /** 0 or 1 */
  survival_plan: number;
  assist: Assist;
  /** 0 to 255 */
  most_strength: number;
  /** 0 to 255 */
  most_level: number;
  /** 0 to 255 */
  repair_steps: number;
  /** 0 to 255 */
  help_start: number;
  /** 0 to 255 */
  keys_needed: number;
  /** 0 to 255 */
  last_round: number;
  /** 0 to 255 */
  hand_limit: number;
  /** 3 items, each 0 to 255 */
  pack_limit: number[];
  /** at most 9 items */
  steps: Steps[];
  step: Steps;
  /** 0 to 255 */
  strength: number;
  /** 0 to 255 */
  next_strength: number;
  /** 0 to 255 */
  hand_size: number;
  /** 3 items, each 0 to 255 */
  dice: number[];
  /** 0 to 65535 */
  reach: number;
  /** seats as bits */
  sealed: number;
  /** seats as bits */
  out: number;
  /** 3 items */
  certain_at: At[];
  /** 3 items, each 0 to 255 */
  certain_round: number[];
  /** 3 items, each 0 to 65535 */
  possible: number[];
  /** 3 items */
  heat: number[][];
  /** 17 items, each 0 to 65535 */
  idle_skills: number[];
  /** 19 items, each 0 to 65535 */
  idle_items: number[];
  /** 3 items */
  axes: number[][];
  /** 17 items */
  skills: Skills[];
}

export interface TerrorscapeView {
  /** 0 to 9 */
  viewer: number;
  prompt: Prompt;
  table: TableFacts;
  /** at most 20 items */
  stack: Stack[];
  /** 0 or 1 */
  of_survivors: number;
  /** 0 or 1 */
  of_killer: number;
  /** 0 to 255 */
  hand_size: number;
  picks: Picks;
  survivors: Survivors;
  draft: Offer;
  killer: KillerFacts;
  board: BoardFacts;
}
