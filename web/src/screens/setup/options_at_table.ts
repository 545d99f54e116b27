import { tokensAtTable } from './first_tokens.ts';

// Some options mean something only with some numbers of players; the server refuses them with others.
const kPlayers: Record<string, [least: number, most: number]> = {
  reveal_from_round: [4, 8], // TT-1208
  variant_boarding: [1, 3], // TT-1213
};

export function fitsTable(option: string, players: number): boolean {
  const [least, most] = kPlayers[option] ?? [0, Infinity];
  return players >= least && players <= most;
}

/** What was chosen, as it stands with this many players. */
export function optionsAtTable(chosen: Record<string, string>, players: number): Record<string, string> {
  const fitting = Object.entries(chosen).filter(([option]) => fitsTable(option, players));
  const all = fitting.length === Object.keys(chosen).length;
  return tokensAtTable(all ? chosen : Object.fromEntries(fitting), players);
}
