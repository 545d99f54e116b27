import type { GameSetup } from '#web/src/screens/setup/game_setup.ts';

export const setup: GameSetup = {
  tokens: { first_leader: ['leader'] }, // TT-1209
  players: {
    reveal_from_round: [4, 8], // TT-1208
    variant_boarding: [1, 3], // TT-1213
    difficulty: [1, 3], // TT-1217
  },
};
