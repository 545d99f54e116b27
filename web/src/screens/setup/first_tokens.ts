// Who begins with what: drawn, or named by the host. An option set to `host` names its tokens by seat; no seat
// gets two of them.
type Chosen = Record<string, string>;

const kNamed: Record<string, readonly string[]> = {
  first_tokens: ['badge', 'victim'], // OS-O11
  first_leader: ['leader'], // TT-1209
};

/** Options that say who gets a token; they are asked together with the option that names them. */
export const kTokens: readonly string[] = Object.values(kNamed).flat();

export const isNaming = (option: string) => option in kNamed;

/** The tokens that this option lets the host give away now. */
export function namedTokens(chosen: Chosen, option: string): readonly string[] {
  return chosen[option] === 'host' ? (kNamed[option] ?? []) : [];
}

export function nameTokens(chosen: Chosen, option: string, named: boolean): Chosen {
  const tokens = kNamed[option] ?? [];
  const rest = Object.fromEntries(
    Object.entries(chosen).filter(([key]) => key !== option && !tokens.includes(key)),
  );
  if (!named) return rest;
  return { ...rest, [option]: 'host', ...Object.fromEntries(tokens.map((token, i) => [token, `P${i}`])) };
}

/** Gives one token to a seat; what lay there goes to the seat that had this one. */
export function giveToken(chosen: Chosen, option: string, token: string, seat: string): Chosen {
  const other = namedTokens(chosen, option).find((each) => each !== token && chosen[each] === seat);
  return { ...chosen, ...(other && { [other]: chosen[token]! }), [token]: seat };
}

/** At a smaller table nobody sits where a token lay: they are named anew. */
export function tokensAtTable(chosen: Chosen, players: number): Chosen {
  return Object.keys(kNamed).reduce((now, option) => {
    const there = namedTokens(now, option).every((token) => Number(now[token]!.slice(1)) < players);
    return there ? now : nameTokens(now, option, true);
  }, chosen);
}
