// Who holds the first tokens: drawn, or named by the host as two different seats.
type Chosen = Record<string, string>;

export const kTokens = ['badge', 'victim'] as const;
export type Token = (typeof kTokens)[number];

export const namesTokens = (chosen: Chosen) => chosen['first_tokens'] === 'host';

function without({ first_tokens: _f, badge: _b, victim: _v, ...rest }: Chosen): Chosen {
  return rest;
}

export function nameTokens(chosen: Chosen, named: boolean): Chosen {
  const rest = without(chosen);
  return named ? { ...rest, first_tokens: 'host', badge: 'P0', victim: 'P1' } : rest;
}

/** Gives one token to a seat; the other goes to the seat that had this one, if it lay there. */
export function giveToken(chosen: Chosen, token: Token, seat: string): Chosen {
  const other = token === 'badge' ? 'victim' : 'badge';
  const swapped = chosen[other] === seat ? { [other]: chosen[token]! } : {};
  return { ...chosen, ...swapped, [token]: seat };
}

/** At a smaller table nobody sits where a token lay: they are named anew. */
export function tokensAtTable(chosen: Chosen, players: number): Chosen {
  if (!namesTokens(chosen)) return chosen;
  const there = kTokens.every((token) => Number(chosen[token]!.slice(1)) < players);
  return there ? chosen : nameTokens(chosen, true);
}
