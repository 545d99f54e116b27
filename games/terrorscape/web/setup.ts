import type { GameSetup } from '#web/src/screens/setup/game_setup.ts';

export const setup: GameSetup = {
  players: {
    on_your_own: [4, 4], // TS-530
    trade_keys: [4, 4], // TS-605
  },
};
