import all from 'virtual:games/secrets';
import type { Happening } from '../src/lib/protocol.ts';

// Which parts of a view are its viewer's own, and the public fact that lets this viewer have them: of each game
// web/e2e/own_parts.ts.

export type View = { viewer: number; prompt: { asked: number }; table: Record<string, unknown> };

export type { Happening };

export interface OwnPart {
  name: string;
  value: unknown;
  /** By what everybody sees at the table this viewer may have something here; parts without such a fact: true. */
  allowed: boolean;
}

/** What is whose in a game. */
export interface Secrets {
  fields: string; // of the view besides `viewer`, `prompt` and `table`
  parts: (view: any) => OwnPart[];
  /** Two may see it. */
  both: (each: Happening) => boolean;
  /** It is said to everybody in the same words: what only some know of it shows elsewhere. */
  open?: (each: Happening) => boolean;
}

/** Nothing is in it: no card, no seat, no choice. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === 0 || value === -1 || value === 'none' || value === 'both_human';
}

export const has = (bits: number, seat: number) => ((bits >> seat) & 1) === 1;
export const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0);
export const each = <T>(name: string, list: T[], allowed: (index: number) => boolean): OwnPart[] =>
  list.map((value, index) => ({ name: `${name}.${index}`, value, allowed: allowed(index) }));

export function secretsOf(game: string): Secrets {
  const found = all[game];
  if (!found) throw new Error(`games/${game}/web/e2e/own_parts.ts: who may see what is not said`);
  return found.secrets;
}

/** Every own part of a view. A field that is not listed here is nobody's, and a mistake. */
export function ownParts(game: string, view: View): OwnPart[] {
  const { fields, parts } = secretsOf(game);
  const known = ['viewer', 'prompt', 'table', ...fields.split(' ')];
  for (const field of Object.keys(view))
    if (!known.includes(field)) throw new Error(`who may see ${field} of ${game}?`);
  return parts(view);
}
