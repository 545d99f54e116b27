// Written by `holdout schema --ts`: change the game's kinds.json and run it again.
import type { Fact, Flag, Player, Word } from '#web/src/games/facts.ts';

/** Names of prompt.kind, in its order. */
export const questionKinds = [
  'chance',
  'place',
  'discuss',
  'ballot',
  'open_ballot',
  'break_tie',
  'search',
  'keep_card',
  'give_card',
  'give_to',
  'last_card',
  'walkie',
  'declare',
  'destination',
  'move',
  'drink',
  'pick_eaten',
  'no_mercy',
  'restless',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Questions that nobody is asked: what those who are not asked are shown of others. */
export const onlyShown: readonly string[] = ['search'];

/** The rule behind each question; `_few` where the game is played in its other form. */
export const questionRules = {
  chance: 'OS-907',
  place: 'OS-112',
  discuss: 'OS-204',
  ballot: 'OS-214',
  open_ballot: 'OS-V21',
  break_tie: 'OS-222',
  search: 'OS-304',
  keep_card: 'OS-304',
  give_card: 'OS-305',
  give_to: 'OS-308',
  last_card: 'OS-307',
  walkie: 'OS-327',
  declare: 'OS-401',
  destination: 'OS-404',
  move: 'OS-423',
  drink: 'OS-432',
  pick_eaten: 'OS-611',
  no_mercy: 'OS-V15',
  restless: 'OS-V09',
};

/** Questions that tell what lies in the tray, by their answers and by their words. */
export const telling = {
  answers: ['discuss', 'keep_card', 'give_card', 'give_to', 'last_card', 'walkie', 'drink'],
  words: ['ballot.sealed', 'give_to', 'last_card', 'destination.sealed'],
};

/** What a standing order passes, whatever is in the hand, and which events end it. */
export const order = {
  passes: ['discuss', 'walkie', 'drink'],
  alarms: ['card_played', 'tied', 'card_given', 'attacked', 'eaten', 'area_closed', 'game_ended'],
};

/** Questions that leave something to say also to who has nothing to answer. */
export const talks = ['discuss'];

/** Answers by how their notation begins, with the names of what follows. */
export const answers = {
  done: [],
  play: ['item', 'target', 'area'],
  vote: ['player'],
  go: ['area'],
  move: ['character'],
  place: ['die', 'character'],
  keep: ['item'],
  give: ['item'],
  'give to': ['player'],
  eat: ['character'],
  haunt: ['area'],
  roll: ['n'],
  draw: ['item'],
  seat: ['player'],
  show: ['n'],
} as const;

/** Words by the numbers that stand for them. */
export const areas = ['', 'toilets', 'clothing', 'monitoring', 'toys', 'hall', 'lot'] as const;
export const items = ['drink', 'walkie', 'meat', 'tin', 'bat', 'saw', 'molotov', 'gun', 'keys'] as const;
export const kinds = ['defender', 'leader', 'crybaby', 'klutz'] as const;
export const phases = [
  'setup',
  'search',
  'badge',
  'destination',
  'move',
  'arrival',
  'attack',
  'end',
  'over',
] as const;
export const voteKinds = ['search', 'badge', 'feed'] as const;
export const epilogues = [
  '',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
] as const;

type Item = Word<'item', (typeof items)[number]>;
type Area = Word<'area', (typeof areas)[number]>;
type Phase = Word<'phase', (typeof phases)[number]>;
type VoteKind = (typeof voteKinds)[number];
type Epilogue = Word<'epilogue', (typeof epilogues)[number]>;

/** What happens, by kind: its parts, as far as the viewer may know them. */
export interface Events {
  tokens_given: { badge: Player; victim: Player };
  card_dealt: { player: Player; item: Item };
  setup_rolled: { player: Player; dice: number[] };
  placed: { player: Player; character: Fact; area: Area; shown: Area };
  arrival_rolled: { dice: number[] };
  monster_came: { stands: Area };
  round_began: { round: number; dice: number };
  phase_began: { phase: Phase };
  search_skipped: Record<string, never>;
  badge_vote_skipped: Record<string, never>;
  discussion_began: { vote: VoteKind; players: Player };
  card_played: { player: Player; item: Item; target: Fact; area: Area; monsters: number };
  ballot_shown: { player: Player; target: Player; n: number };
  tied: { player: Player; tied: Player };
  tie_broken: { player: Player; target: Player };
  chosen: { player: Player };
  cards_drawn: { player: Player; n: number };
  card_kept: { player: Player; item?: Item };
  card_given: { player: Player; target: Player; item?: Item };
  card_discarded: { player: Player; deck: Flag; item?: Item };
  badge_taken: { player: Player };
  dice_rolled: { player: Player; n?: number; dice?: number[] };
  die_shown: { area: Area };
  dice_peeked: { player: Player; dice: number[] };
  destination_declared: { player: Player; area: Area };
  destination_shown: { player: Player; area: Area };
  dice_shown: { dice: number[] };
  moved: { player: Player; character: Fact; from: Area; to: Area };
  stood_still: { player: Player };
  attacked: { area: Area; monsters: number; strength: number; attack: number };
  attack_averted: { area: Area };
  found_nobody: { area: Area };
  eaten: { player: Player; character: Fact; area: Area; n: number };
  row_filled: { n: number };
  victim_token_taken: { player: Player };
  monsters_left: { area: Area; n: number };
  card_consoled: { player: Player; item?: Item };
  hidden_shown: { n: number };
  area_closed: { area: Area; n: number };
  round_ended: { n: number };
  keys_shown: { player: Player; item: Item };
  hand_shown: { player: Player };
  scored: { player: Player; n: number };
  game_ended: { players: Player };
  epilogue_unlocked: { epilogue: Epilogue };
}
