import setups from 'virtual:games/setups';

/** What a game says of its options beyond their values. */
export interface GameSetup {
  /** What an option that is set to `host` gives to a seat each. */
  tokens?: Record<string, readonly string[]>;
  /** With how many players an option means something; the server refuses it with others. */
  players?: Record<string, readonly [least: number, most: number]>;
}

export const setupOf = (game: string): GameSetup => setups[game]?.setup ?? {};
