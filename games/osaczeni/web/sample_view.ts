import type { BoardFacts, OsaczeniView } from './position.ts';
import boards from './sample_boards.json';

// A view for tests: four families of three; everybody at home where the test puts them. What the rules make of it is
// recorded (src/apps/web_types/sample_boards_test.cpp).

const noCards = { drink: 0, walkie: 0, meat: 0, tin: 0, bat: 0, saw: 0, molotov: 0, gun: 0, keys: 0 };

export function sampleView(): OsaczeniView {
  return {
    viewer: 0,
    prompt: { kind: 0, phase: 1, waited_for: 0, asked: 0, sealed: 0, may_pass: 0, serial: 1 },
    table: {
      round: 2,
      phase: 'attack',
      ending: 'running',
      epilogue: 0,
      quiet_rounds: 0,
      deaths_before_round: 0,
      badge: 2,
      victim_token: 3,
      turn: -1,
      badge_vote_held: 0,
      saw_dice: 0,
      dice_in_use: 4,
      dice: [0, 0, 0, 0, 0, 0],
      // Family 0 in the toys, 1 in the hall, 2 in the lot; of family 3 only the Crybaby lives, in the toys.
      at: [0, 0, 0, 0, 0x0007 | 0x4000, 0x0070, 0x0700, 0x3000],
      hidden: 0,
      monsters: [0, 1, 0, 0, 6, 2, 1],
      closed: 0,
      cold_store: [{ id: 12 }, { id: 13 }],
      destination: ['none', 'none', 'none', 'none', 'none', 'none'],
      movers: 0,
      heading: { voters: 0, sealed: 0 },
      walkie: { asked: 0, finished: 0 },
      last_call: 0,
      vote: {
        kind: 'feed',
        area: 'toys',
        attack: 0,
        chosen: -1,
        participants: 0b1001,
        tied: 0,
        talk: { asked: 0b1001, finished: 0 },
        ballot: { voters: 0, sealed: 0 },
        extra: [0, 0, 0, 0, 0, 0],
        pointed: [-1, -1, -1, -1, -1, -1],
      },
      played: { ...noCards },
      hand_size: [2, 1, 0, 3, 0, 0],
      deck_size: 15,
      under_deck: 0,
      drawn: 0,
      gifts: [],
      discards: [],
      score: [0, 0, 0, 0, 0, 0],
      winners: 0,
    },
    hand: { ...noCards, saw: 1, meat: 1 },
    dice: [0, 0, 0, 0, 0, 0],
    ballot: -1,
    destination: 'none',
    search: { drawn: { ...noCards }, kept: 'none', given: 'none' },
    gifts: [],
    discards: [],
    under_deck: [],
    board: structuredClone(boards.attack_on_toys.board) as BoardFacts,
  };
}
