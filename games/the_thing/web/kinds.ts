// Written by `holdout schema --ts`: change the game's kinds.json and run it again.
import type { Fact, Flag, Player, Word } from '#web/src/games/facts.ts';

/** Names of prompt.kind, in its order. */
export const questionKinds = [
  'chance',
  'pick_character',
  'keep_weather',
  'alien_plan',
  'redraw',
  'move',
  'hand_in',
  'swap_hand',
  'use_light',
  'light_card',
  'encounter_order',
  'avoid',
  'fight',
  'alien_victory',
  'alien_unopposed',
  'clark_dog',
  'lay_tokens',
  'peek',
  'board_first',
  'want_to_board',
  'admit',
  'burn',
  'assign',
  'go_on',
  'free_action',
  'keep_card',
  'lab_token',
  'extra_lab',
  'third_card',
  'fuel_target',
  'weather_result',
  'escape',
  'repair_two',
  'talk',
  'trade_answer',
  'vote',
  'reveal',
  'volunteer_a',
  'volunteer_b',
  'choose_tester',
  'hunger_discard',
  'place_character',
  'assign_dice',
  'reroll',
  'cancel_die',
  'dice_action',
  'roll_again',
  'transform',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The board fact that holds at the tables where a question comes up; after `not`, does not hold. */
export const askedWhere = {
  pick_character: 'choose_characters',
  alien_plan: 'not few',
  redraw: 'not few',
  move: 'not few',
  hand_in: 'not few',
  swap_hand: 'not few',
  use_light: 'not few',
  light_card: 'not few',
  alien_victory: 'not few',
  alien_unopposed: 'not few',
  lay_tokens: 'not few',
  peek: 'not few',
  want_to_board: 'vote_to_board',
  admit: 'vote_to_board',
  burn: 'not few',
  assign: 'not few',
  go_on: 'not few',
  vote: 'not few',
  reveal: 'not few',
  hunger_discard: 'not few',
  place_character: 'few',
  assign_dice: 'few',
  reroll: 'few',
  cancel_die: 'few',
  dice_action: 'few',
  roll_again: 'few',
  transform: 'few',
} as const;

/** The rule behind each question; `_few` where the game is played in its other form. */
export const questionRules = {
  chance: 'TT-201',
  pick_character: 'TT-1203',
  keep_weather: 'TT-202',
  alien_plan: 'TT-302',
  redraw: 'TT-403',
  move: 'TT-410',
  hand_in: 'TT-411',
  swap_hand: 'TT-416',
  use_light: 'TT-435',
  light_card: 'TT-420',
  encounter_order: 'TT-504',
  encounter_order_few: 'TT-1113',
  avoid: 'TT-507',
  avoid_few: 'TT-1114',
  fight: 'TT-1010',
  fight_few: 'TT-1135',
  alien_victory: 'TT-525',
  alien_unopposed: 'TT-532',
  clark_dog: 'TT-543',
  lay_tokens: 'TT-551',
  peek: 'TT-553',
  board_first: 'TT-901',
  board_first_few: 'TT-1171',
  want_to_board: 'TT-903',
  want_to_board_few: 'TT-1213',
  admit: 'TT-903',
  admit_few: 'TT-1213',
  burn: 'TT-580',
  assign: 'TT-602',
  go_on: 'TT-605',
  free_action: 'TT-630',
  free_action_few: 'TT-1151',
  keep_card: 'TT-640',
  keep_card_few: 'TT-1102',
  lab_token: 'TT-651',
  lab_token_few: 'TT-1102',
  extra_lab: 'TT-1033',
  third_card: 'TT-1035',
  fuel_target: 'TT-655',
  weather_result: 'TT-654',
  escape: 'TT-910',
  escape_few: 'TT-1170',
  repair_two: 'TT-1037',
  talk: 'TT-702',
  talk_few: 'TT-1160',
  trade_answer: 'TT-702',
  trade_answer_few: 'TT-1160',
  vote: 'TT-703',
  reveal: 'TT-706',
  volunteer_a: 'TT-723',
  volunteer_a_few: 'TT-1161',
  volunteer_b: 'TT-725',
  volunteer_b_few: 'TT-1161',
  choose_tester: 'TT-722',
  hunger_discard: 'TT-803',
  place_character: 'TT-1110',
  assign_dice: 'TT-1141',
  reroll: 'TT-1143',
  cancel_die: 'TT-1145',
  dice_action: 'TT-1149',
  roll_again: 'TT-1152',
  transform: 'TT-1122',
};

/** Questions that tell what lies in the tray, by their answers and by their words. */
export const telling = {
  answers: [
    'alien_plan',
    'redraw',
    'hand_in',
    'swap_hand',
    'use_light',
    'light_card',
    'avoid',
    'fight',
    'alien_victory',
    'alien_unopposed',
    'lay_tokens',
    'burn',
    'free_action',
    'keep_card',
    'lab_token',
    'escape',
    'talk',
    'trade_answer',
    'reveal',
    'volunteer_a',
    'volunteer_b',
    'hunger_discard',
  ],
  words: ['lab_token', 'trade_answer'],
};

/** What a standing order passes, whatever is in the hand, and which events end it. */
export const order = {
  passes: ['redraw', 'use_light', 'burn', 'free_action', 'talk', 'reveal', 'volunteer_a', 'volunteer_b'],
  alarms: [
    'rescue_left',
    'plan_laid',
    'assimilated',
    'burnt',
    'keys_shown',
    'offer_made',
    'revealed',
    'tested',
    'boarded_first',
    'game_ended',
  ],
};

/** Questions that leave something to say also to who has nothing to answer. */
export const talks = ['talk'];

/** Answers by how their notation begins, with the names of what follows. */
export const answers = {
  pass: [],
  yes: [],
  no: [],
  keep: ['thing'],
  place: ['place', 'who'],
  rest: [],
  special: ['place'],
  play: ['card'],
  hand: ['use', 'repair', 'sabotage'],
  discard: ['card'],
  go: ['place'],
  wield: ['thing'],
  lay: ['laid'],
  peek: ['who', 'n'],
  sabotage: [],
  assimilate: ['who'],
  dog: [],
  strike: ['place', 'n'],
  confirm: [],
  reset: [],
  agree: [],
  choose: ['who'],
  test: ['who', 'own'],
  item: ['thing'],
  repair: ['n'],
  use: [],
  burn: ['thing'],
  escape: [],
  sheet: ['crew'],
  offer: ['who', 'own'],
  give: ['thing'],
  ask: ['thing'],
  reroll: ['n'],
  turn: ['n', 'face'],
  cancel: ['n'],
  roll: ['thing'],
  draw: ['thing'],
  location: ['place'],
  token: ['role'],
  seat: ['player'],
  deal: ['crew'],
  victim: ['who'],
  close: [],
} as const;

/** Words by the numbers that stand for them. */
export const locations = [
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
export const locationCards = [
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
  'kennel',
] as const;
export const cardKinds = ['use', 'repair', 'sabotage'] as const;
export const weaponKinds = ['melee', 'firearm', 'flamethrower', 'dynamite'] as const;
export const itemKinds = ['fuel_can', 'tools', 'keys', 'wire', 'flashlight'] as const;
export const goods = [
  'melee',
  'firearm',
  'flamethrower',
  'dynamite',
  'fuel_can',
  'tools',
  'keys',
  'wire',
  'flashlight',
] as const;
export const labKinds = ['blood_bag', 'failure'] as const;
export const skys = ['sun', 'cloud', 'snow', 'storm'] as const;
export const faces = ['use', 'repair', 'sabotage', 'threat'] as const;
export const phases = [
  'setup',
  'weather',
  'upkeep',
  'plan',
  'actions',
  'rec_room',
  'tests',
  'meal',
  'dogs',
  'over',
  'movement',
  'attack',
] as const;
export const characterIds = [
  'bennings',
  'norris',
  'clark',
  'blair',
  'garry',
  'macready',
  'nauls',
  'windows',
] as const;
export const laids = ['both_human', 'alien_first', 'alien_second'] as const;
export const roles = ['human', 'alien'] as const;
export const revealCauses = ['own_will', 'test', 'collision', 'dog'] as const;
export const leaderCauses = ['token', 'death', 'reveal', 'passes_on'] as const;
export const placeModes = ['placed', 'special', 'rests'] as const;

type CharacterId = Word<'crew', (typeof characterIds)[number]>;
type CardKind = Word<'card', (typeof cardKinds)[number]>;
type Location = Word<'place', (typeof locations)[number]>;
type Phase = Word<'stage', (typeof phases)[number]>;
type Sky = Word<'sky', (typeof skys)[number]>;
type PlaceMode = (typeof placeModes)[number];
type WeaponKind = Word<'good', (typeof weaponKinds)[number]>;
type Laid = (typeof laids)[number];
type Good = Word<'good', (typeof goods)[number]>;
type LabKind = Word<'lab', (typeof labKinds)[number]>;
type ItemKind = Word<'good', (typeof itemKinds)[number]>;
type RevealCause = (typeof revealCauses)[number];
type LeaderCause = (typeof leaderCauses)[number];
type Face = Word<'face', (typeof faces)[number]>;

/** What happens, by kind: its parts, as far as the viewer may know them. */
export interface Events {
  leader_chosen: { player: Player };
  sheet_dealt: { who: Fact; crew: CharacterId };
  card_dealt: { card: CardKind };
  role_dealt: { alien: Flag };
  token_placed: { place: Location };
  round_began: { n: number };
  phase_began: { stage: Phase };
  weather_rolled: { sky: Sky };
  weather_kept: { player: Player; sky: Sky; earlier: Flag };
  fuel_burnt: { place: Location; n: number; missing: number };
  fuel_moved: { outdoor: Flag; place: Location; n: number };
  fuel_lost: { in_place: Flag; place: Location; n: number };
  damage_placed: { place: Location; n: number };
  damage_removed: { place: Location; n: number };
  boiler_destroyed: Record<string, never>;
  power_failed: Record<string, never>;
  power_restored: Record<string, never>;
  frost_moved: { from: number; to: number };
  rescue_moved: { marker: number; fuel: number };
  rescue_left: Record<string, never>;
  sos_sent: { who: Fact };
  plan_laid: { n: number; strengths: Fact };
  plan_proposed: { player: Player };
  plan_agreed: { player: Player };
  card_drawn: { card: CardKind };
  card_discarded: { who?: Fact; n?: number; use?: number; repair?: number; sabotage?: number };
  deck_shuffled: { n: number };
  extra_card: Record<string, never>;
  placed: { who: Fact; place: Location; mode: PlaceMode };
  light_used: { who: Fact };
  card_handed_in: { who?: Fact; dark: Flag; card?: CardKind };
  card_handed_in_open: { who: Fact; card: CardKind };
  hand_swapped: { who?: Fact; n?: number; use?: number; repair?: number; sabotage?: number };
  token_taken: { who: Fact };
  plan_shown: { place: Location; n: number };
  encounter_began: { place: Location; whos: Fact; dog: Flag; strength: number };
  avoided: { who: Fact; thing: WeaponKind };
  fought: { who: Fact; thing: WeaponKind };
  pile_card_lost: Record<string, never>;
  alien_fled: { place: Location; n: number };
  stood_off: { place: Location; whos: Fact };
  alien_sabotaged: { place: Location; n: number };
  assimilated: { who: Fact; place: Location };
  dog_assimilated: { place: Location };
  characters_fled: { place: Location; whos: Fact };
  alien_defeated: Record<string, never>;
  strength_changed: { n: number };
  dog_locked: { place: Location };
  dog_skipped: { who: Fact };
  dog_drawn: { who?: Fact; alien?: Flag };
  dog_shown: { who: Fact; alien: Flag };
  tokens_laid: { who?: Fact; laid?: Laid };
  token_looked: { who: Fact; owner: Fact; n: number; alien?: Flag };
  role_told: { alien: Flag };
  suspicion_moved: { who: Fact; from: number; to: number };
  burnt: { who: Fact; thing: WeaponKind; place: Location };
  flipped: { card: CardKind };
  assigned: { who: Fact; card: CardKind };
  lay: { who: Fact };
  pile_discarded: { n: number };
  cards_looked: { who: Fact; n: number };
  card_kept: { who: Fact; thing?: Good };
  flamethrower_taken: { who: Fact; n: number };
  cards_removed: { items: Flag; n: number };
  lab_drawn: { who: Fact; token: LabKind };
  lab_kept: { who: Fact };
  lab_discarded: { who: Fact; token?: LabKind };
  blood_discarded: Record<string, never>;
  no_blood: Record<string, never>;
  lab_lost: { n: number };
  food_moved: { n: number };
  food_lost: { n: number };
  item_used: { who: Fact; thing: ItemKind };
  keys_shown: { who: Fact };
  weapon_gone: { who: Fact; thing: WeaponKind };
  gathered: Record<string, never>;
  offer_made: {
    who: Fact;
    partner: Fact;
    given: number;
    asked: number;
    gives?: `good:${string}`;
    asks?: `good:${string}`;
  };
  offer_answered: { who: Fact; partner: Fact; accepted: Flag };
  traded: {
    who: Fact;
    partner: Fact;
    given: number;
    asked: number;
    gives?: `good:${string}`;
    asks?: `good:${string}`;
  };
  flamethrower_given: { who: Fact; partner: Fact; n: number };
  voted: { who: Fact; target: Fact };
  revealed: { who: Fact; cause: RevealCause; n: number };
  volunteered: { who: Fact; target: Fact; fire: Flag };
  tester_chosen: { who: Fact };
  tested: { who: Fact; tester: Fact; fire: Flag; alien: Flag };
  fed: { cooked: Flag; n: number };
  hungry: Record<string, never>;
  dog_placed: { place: Location };
  kennel_opened: { n: number };
  dog_stayed_off: Record<string, never>;
  leader_changed: { player: Player; cause: LeaderCause };
  boarded_first: { who: Fact };
  declined_to_board: { who: Fact };
  wanted: { who: Fact; wants: Flag };
  admit_voted: { who: Fact; candidate: Fact; admits: Flag };
  admitted: { who: Fact; alien: Flag };
  refused: { who: Fact };
  departed: { whos: Fact };
  role_shown: { who: Fact; alien: Flag };
  dice_rolled: { who: Fact; dice: `face:${string}` };
  die_rerolled: { who: Fact; n: number; face: Face };
  die_turned: { who: Fact; n: number; face: Face };
  die_cancelled: { who: Fact; n: number };
  threat_moved: { n: number };
  last_stand: { n: number; bad: number; stopped: Flag };
  infected: { who: Fact; by: Fact; round: number };
  game_ended: { players: Player };
  action_lost: { who: Fact; card: CardKind };
  talk_closed: { who: Fact };
}
