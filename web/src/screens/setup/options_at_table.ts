import { tokensAtTable } from './first_tokens.ts';
import type { GameSetup } from './game_setup.ts';

// Some options mean something only with some numbers of players.

export function fitsTable(setup: GameSetup, option: string, players: number): boolean {
  const [least, most] = setup.players?.[option] ?? [0, Infinity];
  return players >= least && players <= most;
}

/** What was chosen, as it stands with this many players. */
export function optionsAtTable(
  setup: GameSetup,
  chosen: Record<string, string>,
  players: number,
): Record<string, string> {
  const fitting = Object.entries(chosen).filter(([option]) => fitsTable(setup, option, players));
  const all = fitting.length === Object.keys(chosen).length;
  return tokensAtTable(setup, all ? chosen : Object.fromEntries(fitting), players);
}
