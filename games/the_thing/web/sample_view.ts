import type { BoardFacts, TableFacts, TheThingView } from './position.ts';
import boards from './sample_boards.json';
import { questionKinds, type QuestionKind } from './kinds.ts';

// A made-up table of six for tests: round 2, everybody stands in the Rec Room, nothing is broken. What the rules make of
// it is recorded (src/apps/web_types/sample_boards_test.cpp); `own.board` says what a test changes of it.

const eight = <T>(value: T): T[] => Array.from({ length: 8 }, () => value);
const places = (): number[] => Array.from({ length: 13 }, () => 0);
const kSix = 0b111111;
const kRecRoom = 11;

function sampleTable(): TableFacts {
  const at = places();
  at[kRecRoom] = kSix;
  return {
    round: 2,
    checks: 0,
    phase: 'actions',
    ending: 'running',
    exit: 'none',
    winners: 0,
    leader: 0,
    actor: -1,
    owner: [0, 1, 2, 3, 4, 5, -1, -1],
    characters: kSix,
    standing: kSix,
    dead: 0,
    organism: [],
    defeated: 0,
    at,
    suspicion: [1, 1, 1, 1, 1, 1, 0, 0],
    proven_round: eight(0),
    revealed_round: eight(0),
    dead_round: eight(0),
    shown_human: 0,
    shown_alien: 0,
    fuel: places(),
    damage: places(),
    burnt: 0,
    fuel_depot: 14,
    outdoor_depot: 5,
    pantry: 16,
    kitchen: 0,
    command: 9,
    fires: 6,
    boiler_destroyed: 0,
    no_power: 0,
    hungry: 0,
    no_blood: 0,
    frost: 0,
    rescue: 0,
    rescue_fuel: 0,
    rescue_gone: 0,
    sky: 'cloud',
    station_sky: 'none',
    rolls: [],
    dogs: 0,
    kennel_dogs: 4,
    dogs_off: 0,
    cards_gone: 0,
    drawn_locations: 0,
    token: 'armory',
    token_holder: -1,
    strength: 0,
    laid: [],
    alien_at: places(),
    hand_size: [3, 3, 3, 3, 3, 3, 0, 0],
    deck_size: 33,
    discard_size: 0,
    pile_size: 0,
    discard_open: [0, 0, 0],
    pile_open: [0, 0, 0],
    handed_open: eight('none'),
    flipped: 'none',
    weapons_held: eight(0),
    items_held: eight(0),
    lab_held: eight(0),
    flames: [
      { holder: -1, charges: 0 },
      { holder: -1, charges: 0 },
    ],
    weapon_deck: 10,
    item_deck: 10,
    lab_bag: 30,
    goods_used: Array.from({ length: 9 }, () => 0),
    blood_shown: 0,
    looked: 0,
    meeting: { at: 'none', present: 0, avoided: 0, laid: 0, dog: 0, left: 0, resolved: 0 },
    boarding: { exit: 'none', first: -1, candidate: -1, aboard: 0, asked: 0 },
    offer: { from: -1, to: -1, given: 0, asked: 0 },
    ballot: { voters: 0, sealed: 0 },
    talk_done: 0,
    offers: eight(0),
    voted: eight(-1),
    volunteers: 0,
    target: eight(-1),
    tester: -1,
    threat: 0,
    dice: ['none', 'none', 'none'],
    history: [],
    sheet: ['bennings', 'norris', 'clark', 'blair', 'garry', 'macready', 'none', 'none'],
  };
}

type Own = Partial<Omit<TheThingView, 'board'>> & { board?: Partial<BoardFacts> };

export function sampleView(
  table: Partial<TableFacts> = {},
  asked: QuestionKind = 'move',
  { board, ...own }: Own = {},
  recorded: unknown = boards.six_players.board,
): TheThingView {
  return {
    viewer: 0,
    prompt: {
      kind: questionKinds.indexOf(asked),
      phase: 4,
      waited_for: 1,
      asked: 1,
      sealed: 0,
      may_pass: 0,
      serial: 1,
    },
    table: { ...sampleTable(), ...table },
    stack: [],
    alien: 0,
    infection: { by: 15, round: 0, check: 0 },
    saw_alien: 0,
    gave_alien: 0,
    laid: 'both_human',
    hand: [1, 1, 1],
    handed: 'none',
    discarded: [0, 0, 0],
    deck_open: 0,
    deck: [0, 0, 0],
    under_deck: [],
    belongings: Array.from({ length: 8 }, () => ({
      weapons: [0, 0, 0, 0],
      items: [0, 0, 0, 0, 0],
      lab: [0, 0],
    })),
    lab_discarded: Array.from({ length: 8 }, () => [0, 0]),
    under_weapons: [],
    under_items: [],
    looked: [],
    lab_drawn: 'none',
    known_goods: eight(0),
    sealed: 0,
    draft: { partner: -1, give: [], ask: [], from: -1 },
    offered: { partner: -1, give: [], ask: [], from: -1 },
    council: { team: 0, agreed: 0, speaker: -1, proposer: -1, proposals: eight(0) },
    plan: Array.from({ length: 11 }, () => 0),
    plan_draft: Array.from({ length: 11 }, () => 0),
    alien_choice: 0,
    alien_victim: -1,
    board: { ...(structuredClone(recorded) as BoardFacts), ...board },
    ...own,
  };
}

/** The same table with two players: three Characters each, and no Action cards. */
export const fewView = (
  table: Partial<TableFacts> = {},
  asked: QuestionKind = 'place_character',
  own: Own = {},
): TheThingView =>
  sampleView(
    { owner: [0, 0, 0, 1, 1, 1, -1, -1], hand_size: eight(0), deck_size: 0, threat: 6, ...table },
    asked,
    { hand: [0, 0, 0], ...own },
    boards.two_players.board,
  );
