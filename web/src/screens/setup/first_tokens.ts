import type { GameSetup } from './game_setup.ts';

// Who begins with what: drawn, or named by the host. An option set to `host` names its tokens by seat; no seat
// gets two of them.
type Chosen = Record<string, string>;

/** Options that say who gets a token; they are asked together with the option that names them. */
export const allTokens = ({ tokens = {} }: GameSetup): readonly string[] => Object.values(tokens).flat();

export const isNaming = ({ tokens = {} }: GameSetup, option: string) => option in tokens;

/** The tokens that this option lets the host give away now. */
export function namedTokens({ tokens = {} }: GameSetup, chosen: Chosen, option: string): readonly string[] {
  return chosen[option] === 'host' ? (tokens[option] ?? []) : [];
}

export function nameTokens(setup: GameSetup, chosen: Chosen, option: string, named: boolean): Chosen {
  const tokens = setup.tokens?.[option] ?? [];
  const rest = Object.fromEntries(
    Object.entries(chosen).filter(([key]) => key !== option && !tokens.includes(key)),
  );
  if (!named) return rest;
  return { ...rest, [option]: 'host', ...Object.fromEntries(tokens.map((token, i) => [token, `P${i}`])) };
}

/** Gives one of these tokens to a seat; what lay there goes to the seat that had this one. */
export function giveToken(tokens: readonly string[], chosen: Chosen, token: string, seat: string): Chosen {
  const other = tokens.find((each) => each !== token && chosen[each] === seat);
  return { ...chosen, ...(other && { [other]: chosen[token]! }), [token]: seat };
}

/** At a smaller table nobody sits where a token lay: they are named anew. */
export function tokensAtTable(setup: GameSetup, chosen: Chosen, players: number): Chosen {
  return Object.keys(setup.tokens ?? {}).reduce((now, option) => {
    const there = namedTokens(setup, now, option).every((token) => Number(now[token]!.slice(1)) < players);
    return there ? now : nameTokens(setup, now, option, true);
  }, chosen);
}
