import type { GameSetup } from '#web/src/screens/setup/game_setup.ts';

export const setup: GameSetup = {
  tokens: { first_tokens: ['badge', 'victim'] }, // OS-O11
};
