import { questionKinds, skills, type QuestionKind } from './kinds.ts';
import { NOTES, type BoardFacts, type TableFacts, type TerrorscapeView } from './position.ts';
import boards from './sample_boards.json';

// A made-up table of four for tests: round 5, the Butcher in the Banquet hall, Marco, Sophia and Anna in the Living room,
// the Greenhouse and the Gallery. What the rules make of it is recorded (src/apps/web_types/sample_boards_test.cpp);
// `own.board` says what a test changes of it.

export const kKillerSeat = 0;
const three = <T>(value: T): T[] => [value, value, value];
const zeroes = (n: number): number[] => Array.from({ length: n }, () => 0);

function sampleTable(): TableFacts {
  return {
    round: 5,
    phase: 'survivors',
    moment: 'survivors_act',
    ending: 'running',
    cause: 'none',
    winners: 0,
    persons: ['marco', 'sophia', 'anna'],
    wounded: 0b010,
    eliminated: 0,
    escaped: 0,
    fear: [1, 0, 0],
    keys: 3,
    help: 15,
    token: -1,
    amulet_seen: 0,
    shield_seen: 0,
    traits_shown: three(0),
    killer: 'butcher',
    level: 2,
    trait_strength: 0,
    phase_strength: 0,
    attack_strength: 0,
    at: 'banquet_hall',
    stealth: 'none',
    met: 0,
    cancelled: 0,
    senses_used: 0,
    killer_traits: 0,
    killer_traits_used: 0,
    walked: 0,
    walked_through: 0,
    blocks: 0b10,
    placed: 0,
    noise: (1 << 5) | (1 << 13),
    firecracker: 0,
    noise_before: 1 << 12,
    firecracker_before: 0,
    meeting: {
      at: 'none',
      participants: 0,
      attacked: 0,
      reappearing: 0,
      defender: -1,
      attack: 'none',
      item: 'none',
      bottle: 0,
      blade: 0,
      trap_spent: 0,
      defended: 0,
      rolled: 0,
      dice: zeroes(4),
    },
    ballot: { voters: 0, sealed: 0 },
    history: [
      { seen: NOTES.began, who: 14, what: 0 },
      { seen: NOTES.reported, who: 0, what: 0 },
      { seen: NOTES.began, who: 14, what: 0 },
      { seen: NOTES.reported, who: 1, what: 0 },
      { seen: NOTES.began, who: 9, what: 0 },
      { seen: NOTES.reported, who: 0, what: 1 << 9 },
      { seen: NOTES.began, who: 9, what: 0 },
      { seen: NOTES.reported, who: 0, what: (1 << 5) | (1 << 13) },
    ],
  };
}

type Own = Partial<Omit<TerrorscapeView, 'board' | 'survivors' | 'killer'>> & {
  board?: Partial<BoardFacts>;
  survivors?: Partial<TerrorscapeView['survivors']>;
  killer?: Partial<TerrorscapeView['killer']>;
};

const nobodys = (): TerrorscapeView['draft'] => ({ maker: -1, partner: -1, gives: [], asks: [] });

const noCouncil = () => ({ team: 0, agreed: 0, speaker: -1, proposer: -1, proposals: zeroes(8) });

/** What strangers have of the other side: nothing. */
const noSurvivors = (): TerrorscapeView['survivors'] => ({
  at: three('none'),
  packs: three(zeroes(19)),
  keys: three(0),
  discovery: zeroes(19),
  search: zeroes(19),
  bottom_key: 0,
  discards: zeroes(19),
  repairs: 0,
  repaired: 0,
  trap: 'none',
  noise: 0,
  firecracker: 0,
  speaker: -1,
  handed_on: 0,
  done: 0,
  turn: -1,
  acted: 0,
  exchanges: 0,
  passages: 0,
  offer: nobodys(),
  drawer: -1,
  drawn: [],
  council: noCouncil(),
  proposal: 0,
  flee_to: three('none'),
  dealt: three(0),
  traits: three(0),
  used: three(0),
  plans: ['none', 'none'],
  plan_progress: 0,
  plan_under_way: 'none',
  plan_done: 'none',
  plan_spent: 0,
  plan_token: 'none',
  tracks: [],
});
const noKiller = (): TerrorscapeView['killer'] => ({
  at: 'none',
  hand: zeroes(skills.length),
  deck: zeroes(skills.length),
  discards: [],
  locked: 'none',
  drawn: 'none',
  paying: [],
  dealt: 0,
  kept: 0,
});

/** Where each was certain to be, as a game before would have told it. */
const kTold: Partial<BoardFacts> = {
  certain_at: ['banquet_hall', 'banquet_hall', 'corridor'],
  certain_round: [3, 3, 2],
};

/** With the secrets of one side, or of none. */
function viewOf(
  viewer: number,
  side: 'survivors' | 'killer' | null,
  table: Partial<TableFacts>,
  asked: QuestionKind,
  { board, survivors, killer, ...own }: Own,
): TerrorscapeView {
  return {
    viewer,
    prompt: {
      kind: questionKinds.indexOf(asked),
      phase: 2,
      waited_for: 0b1110,
      asked: side === 'survivors' ? 1 : 0,
      sealed: 0,
      may_pass: 0,
      serial: 1,
    },
    table: { ...sampleTable(), ...table },
    stack: [],
    of_survivors: side === 'survivors' ? 1 : 0,
    of_killer: side === 'killer' ? 1 : 0,
    hand_size: 0,
    picks: {
      marks: { council: noCouncil(), others: 0, sealed: 0 },
      killer: 'none',
      persons: three('none'),
      settled: 0,
    },
    survivors: { ...noSurvivors(), ...survivors },
    draft: nobodys(),
    killer: { ...noKiller(), ...killer },
    board: { ...(structuredClone(boards.four.board) as unknown as BoardFacts), ...kTold, ...board },
    ...own,
  };
}

/** As Marco's player sees it, whose turn it is. */
export function survivorView(
  table: Partial<TableFacts> = {},
  asked: QuestionKind = 'action',
  own: Own = {},
): TerrorscapeView {
  const packs = three(zeroes(19));
  packs[0] = zeroes(19).map((_, i) => (i === 15 || i === 17 ? 1 : 0)); // Flashlight, Medical kit
  packs[1] = zeroes(19).map((_, i) => (i === 1 || i === 3 || i === 18 ? 1 : 0)); // Tools, bottle, Camera
  packs[2] = zeroes(19).map((_, i) => (i === 4 ? 1 : 0)); // Hatchet
  return viewOf(1, 'survivors', table, asked, {
    ...own,
    survivors: {
      at: ['living_room', 'greenhouse', 'gallery'],
      packs,
      discards: zeroes(19).map((_, i) => (i === 2 || i === 14 ? 2 : 0)),
      repairs: 3,
      turn: 0,
      speaker: 1,
      done: 0b100,
      noise: 1,
      ...own.survivors,
    },
  });
}

/** As the Butcher sees it. */
export function killerView(
  table: Partial<TableFacts> = {},
  asked: QuestionKind = 'fast_card',
  own: Own = {},
): TerrorscapeView {
  const hand = zeroes(skills.length);
  for (const [skill, n] of [
    ['detection', 1],
    ['chase', 2],
    ['ominous_growl', 1],
    ['barricade', 1],
  ] as const)
    hand[skills.indexOf(skill)] = n;
  return viewOf(kKillerSeat, 'killer', { phase: 'killer', moment: 'killer_acts', ...table }, asked, {
    ...own,
    killer: { at: 'banquet_hall', hand, locked: 'pure_fury', discards: ['chase', 'frenzy'], ...own.killer },
  });
}

/** As somebody sees it who watches, or a screen for all. */
export const publicView = (table: Partial<TableFacts> = {}, own: Own = {}): TerrorscapeView =>
  viewOf(-1, null, table, 'survivors_act', own);
