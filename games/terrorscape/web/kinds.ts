// Written by `holdout schema --ts`: change the game's kinds.json and run it again.
import type { Fact, Flag, Player, Word } from '#web/src/games/facts.ts';

/** Names of prompt.kind, in its order. */
export const questionKinds = [
  'chance',
  'pick',
  'pick_trait',
  'survivors_act',
  'killer_acts',
  'escape_alone',
  'next_survivor',
  'action',
  'effect_target',
  'guided_move',
  'pick_up',
  'exchange',
  'exchange_answer',
  'scavenge_keep',
  'overflow',
  'discoverer',
  'draw_trait',
  'discovery_keep',
  'plan_stage',
  'plan_drawer',
  'killer_trait',
  'lurk_target',
  'fast_card',
  'main_choice',
  'slow_card',
  'cost_cards',
  'detect_target',
  'card_path',
  'block_door',
  'block_take_back',
  'stealth_path',
  'rush_search',
  'fear_wound',
  'limit_swap',
  'unlock_discard',
  'level_blocks',
  'cat_and_mouse',
  'human_shield',
  'slip_away',
  'attack_card',
  'defender',
  'defence_item',
  'flee',
  'amulet',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Questions that nobody is asked: what those who are not asked are shown of others. */
export const onlyShown: readonly string[] = ['survivors_act', 'killer_acts'];

/** The rule behind each question; `_few` where the game is played in its other form. */
export const questionRules = {
  chance: 'TS-003',
  pick: 'TS-001',
  pick_trait: 'TS-502',
  survivors_act: 'TS-016',
  killer_acts: 'TS-016',
  escape_alone: 'TS-535',
  next_survivor: 'TS-145',
  action: 'TS-147',
  effect_target: 'TS-162',
  guided_move: 'TS-523',
  pick_up: 'TS-539',
  exchange: 'TS-126',
  exchange_answer: 'TS-126',
  scavenge_keep: 'TS-171',
  overflow: 'TS-121',
  discoverer: 'TS-202',
  draw_trait: 'TS-505',
  discovery_keep: 'TS-203',
  plan_stage: 'TS-561',
  plan_drawer: 'TS-570',
  killer_trait: 'TS-511',
  lurk_target: 'TS-382',
  fast_card: 'TS-241',
  main_choice: 'TS-242',
  slow_card: 'TS-244',
  cost_cards: 'TS-261',
  detect_target: 'TS-270',
  card_path: 'TS-022',
  block_door: 'TS-100',
  block_take_back: 'TS-102',
  stealth_path: 'TS-274',
  rush_search: 'TS-376',
  fear_wound: 'TS-377',
  limit_swap: 'TS-517',
  unlock_discard: 'TS-305',
  level_blocks: 'TS-380',
  cat_and_mouse: 'TS-514',
  human_shield: 'TS-521',
  slip_away: 'TS-521',
  attack_card: 'TS-324',
  defender: 'TS-325',
  defence_item: 'TS-326',
  flee: 'TS-335',
  amulet: 'TS-085',
};

/** Questions that tell what lies in the tray, by their answers and by their words. */
export const telling = {
  answers: [
    'escape_alone',
    'next_survivor',
    'action',
    'effect_target',
    'guided_move',
    'pick_up',
    'exchange',
    'exchange_answer',
    'scavenge_keep',
    'overflow',
    'discoverer',
    'draw_trait',
    'discovery_keep',
    'plan_stage',
    'plan_drawer',
    'fast_card',
    'main_choice',
    'slow_card',
    'cost_cards',
    'stealth_path',
    'limit_swap',
    'unlock_discard',
    'human_shield',
    'slip_away',
    'attack_card',
    'defence_item',
    'flee',
    'amulet',
  ],
  words: ['action', 'exchange_answer', 'scavenge_keep', 'draw_trait', 'discovery_keep', 'limit_swap'],
};

/** Answers by how their notation begins, with the names of what follows. */
export const answers = {
  pass: [],
  yes: [],
  no: [],
  agree: [],
  killer: ['killer'],
  person: ['person'],
  keep: ['trait'],
  keep_killer: ['trait'],
  begin: ['who'],
  hand_on: ['player'],
  go: ['room'],
  calm: [],
  clear: ['door'],
  repair: [],
  repair_tools: [],
  scavenge: [],
  use: ['thing'],
  ability: [],
  use_trait: ['trait'],
  use_plan: ['plan'],
  exchange: ['who'],
  pick_up: ['who'],
  end: [],
  at: ['room'],
  who: ['who'],
  door: ['door'],
  take: ['thing'],
  take_key: [],
  improvise: ['way'],
  leave: [],
  give: ['thing'],
  ask: ['thing'],
  forward: [],
  keep_item: ['thing'],
  drop: ['thing'],
  advance: ['plan'],
  play: ['skill'],
  step: ['room'],
  search: [],
  pay: ['skill'],
  area: ['area'],
  pair: ['pair'],
  block: ['door'],
  take_back: ['door'],
  hide: ['room'],
  trait: ['trait'],
  cancel: [],
  defend: ['thing', 'bottle'],
  blade: ['bottle'],
  draw: ['thing'],
  skill: ['skill'],
  roll: ['face'],
  deal_person: ['person'],
  deal_killer: ['killer'],
  deal_trait: ['trait'],
  deal_killer_trait: ['trait'],
  deal_plan: ['plan'],
  token: ['who'],
} as const;

/** Words by the numbers that stand for them. */
export const locations = [
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
export const areas = ['red', 'blue', 'green'] as const;
export const doors = [
  'd01',
  'd02',
  'd03',
  'd04',
  'd05',
  'd06',
  'd07',
  'd08',
  'd09',
  'd10',
  'd11',
  'd12',
  'd13',
  'd14',
  'd15',
  'd16',
  'd17',
] as const;
export const pairs = [
  'd01',
  'd02',
  'd03',
  'd04',
  'd05',
  'd06',
  'd07',
  'd08',
  'd09',
  'd10',
  'd11',
  'd12',
  'd13',
  'd14',
  'd15',
  'd16',
  'd17',
  'b01',
  'b02',
  'b03',
] as const;
export const killers = ['butcher', 'spectre', 'murderer'] as const;
export const persons = ['anna', 'johnson', 'marco', 'sophia', 'william'] as const;
export const skills = [
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
export const items = [
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
export const survivorTraits = [
  'bare_hands',
  'head_start',
  'composed',
  'first_responder',
  'second_wind',
  'rallying_voice',
  'muffled_hands',
  'human_shield',
  'ventriloquist',
  'provoker',
  'blind_luck',
  'breath_control',
  'hidden_blade',
  'quick_fingers',
  'improviser',
  'reflexes',
  'burst_of_speed',
  'guide',
  'herbalist',
  'gunslinger',
] as const;
export const killerTraits = [
  'heavy_blow',
  'snare',
  'lie_in_wait',
  'murderous_intent',
  'sharpened_senses',
  'dread',
  'locksmith',
  'aura_of_terror',
  'ambusher',
  'encirclement',
  'cat_and_mouse',
  'devious',
  'nightfall',
  'quick_step',
  'keen_hearing',
  'tracker',
  'handicap',
  'pent_up_rage',
  'rush_in',
  'mass_panic',
] as const;
export const plans = [
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
export const improviseds = ['remove_block', 'calm', 'noise'] as const;
export const endings = [
  'running',
  'rescued',
  'main_exit',
  'hidden_exit',
  'retaliation',
  'eliminated',
  'lost',
  'finished',
] as const;
export const causes = ['none', 'powder_keg', 'ambush', 'launcher', 'seal', 'hidden_gate'] as const;
export const levelEffects = [
  'none',
  'chill',
  'strength',
  'rush_search',
  'fear_wound',
  'unlock',
  'fast_growl',
  'ambush',
  'blocks',
  'onslaught',
] as const;

type Killer = Word<'killer', (typeof killers)[number]>;
type Person = Word<'person', (typeof persons)[number]>;
type SurvivorTrait = Word<'trait', (typeof survivorTraits)[number]>;
type KillerTrait = Word<'trait', (typeof killerTraits)[number]>;
type Plan = Word<'plan', (typeof plans)[number]>;
type Location = Word<'room', (typeof locations)[number]>;
type Door = Word<'door', (typeof doors)[number]>;
type Item = Word<'thing', (typeof items)[number]>;
type Skill = Word<'skill', (typeof skills)[number]>;
type LevelEffect = (typeof levelEffects)[number];

/** What happens, by kind: its parts, as far as the viewer may know them. */
export interface Events {
  picked_killer: { killer: Killer };
  picked_person: { who: Fact; person: Person };
  pick_proposed: { player: Player; place: Fact; person: Person };
  pick_settled: { place: Fact; person: Person };
  agreed: { player: Player };
  trait_dealt: { who: Fact; trait: SurvivorTrait };
  killer_trait_dealt: { trait: KillerTrait };
  trait_kept: { who: Fact; trait: SurvivorTrait };
  killer_trait_shown: { trait: KillerTrait };
  plan_dealt: { plan: Plan };
  token_given: { who: Fact };
  round_began: { n: number };
  speaker_changed: { player: Player };
  turn_began: { who: Fact };
  moved: { who: Fact; room: Location; passage: Flag };
  calmed: { who: Fact };
  fear_lost: { who: Fact; n: number };
  healed: { who: Fact };
  block_removed: { door: Door };
  block_removed_by: { who: Fact; door: Door };
  repaired: { who: Fact; n: number; all: number; tools: Flag };
  help_moved: { n: number };
  noise_made: { who: Fact; room: Location };
  firecracker_lit: { who: Fact };
  item_used: { who: Fact; thing: Item };
  ability_used: { who: Fact; person: Person };
  trait_used: { who: Fact; trait: SurvivorTrait };
  trait_shown: { who: Fact; trait: SurvivorTrait };
  trait_noticed: { trait: SurvivorTrait };
  trap_set: { who: Fact; room: Location };
  drawn: { who: Fact; thing: Item };
  kept: { who: Fact; thing: Item };
  dropped: { who: Fact; thing: Item };
  taken: { who: Fact; thing: Item; from: Fact };
  key_found: { n: number };
  own_key: { who: Fact; n: number };
  offered: { who: Fact; partner: Fact; gives: `thing:${string}`; asks: `thing:${string}` };
  offer_refused: { who: Fact; partner: Fact };
  exchanged: { who: Fact; partner: Fact; gives: `thing:${string}`; asks: `thing:${string}` };
  turn_ended: { who: Fact };
  proposed: { player: Player; who: Fact };
  proposed_plan: { player: Player; plan: Plan };
  discoverer_named: { who: Fact };
  discovery_skipped: Record<string, never>;
  plan_advanced: { plan: Plan; n: number };
  plan_done: { plan: Plan };
  plan_token_placed: { plan: Plan; room: Location };
  plan_used: { who: Fact; plan: Plan };
  plan_shown: { plan: Plan };
  noise_report: { rooms: Fact };
  firecracker_report: Record<string, never>;
  escaped: { who: Fact };
  reappeared: { room: Location };
  played: { skill: Skill; n: number };
  paid: { n: number; skills?: `skill:${string}` };
  killer_moved: { from: Location; room: Location };
  block_broken: { door: Door };
  blocked: { door: Door };
  block_taken_back: { door: Door };
  detected: { rooms: Fact; whos: Fact };
  searched: { room: Location; whos: Fact };
  scared: { whos: Fact; paralysed: Fact; rooms: `room:${string}` };
  revealed: { who: Fact; room: Location };
  hit: { skill: Skill; whos: Fact };
  nobody_hit: { skill: Skill };
  wounded: { who: Fact; room: Location };
  prevented: { who: Fact };
  eliminated: { who: Fact };
  stealth: { skill: Skill; room: Location; place?: Location };
  strength_changed: { n: number };
  level_gained: { n: number; strength: number };
  unlocked: { skill: Skill };
  skill_drawn: { skill: Skill };
  skill_lost: { skill: Skill };
  skills_shuffled: { n: number };
  killer_drew: { n: number };
  deck_lost: { n: number };
  killer_trait_used: { trait: KillerTrait };
  level_struck: { effect: LevelEffect };
  encounter_began: { room: Location; whos: Fact; strength: number };
  encounter_cancelled: Record<string, never>;
  left_encounter: { whos: Fact };
  defender_named: { who: Fact };
  defended_with: { who: Fact; thing: Item; bottle: Flag };
  dice_rolled: { who: Fact; n: number; faces: number[] };
  trap_sprung: { room: Location };
  defended: {
    who: Fact;
    sum: number;
    item: number;
    extra: number;
    trap: number;
    total: number;
    strength: number;
    success: Flag;
  };
  encounter_ended: { room: Location };
  fled: Record<string, never>;
  killer_phase_began: Record<string, never>;
  killer_phase_ended: Record<string, never>;
  phase_skipped: Record<string, never>;
  body_left: { who: Fact; room: Location };
  shown_place: { who: Fact; room: Location };
  shown_pack: { who: Fact; things: `thing:${string}` };
  shown_repair: { n: number };
  shown_traits: { who: Fact; trait: SurvivorTrait };
  shown_hand: { skills: `skill:${string}`; room: Location };
  game_ended: { players: Player };
}
