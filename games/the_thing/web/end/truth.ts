import type { Happening } from '#web/src/lib/protocol.ts';
import { toldOf } from '#web/src/games/facts.ts';
import type { Events } from '../kinds.ts';
import { figureOf } from '../places.ts';
import { figuresOf, has, type TheThingView } from '../position.ts';

// After the game: who was what when, and from whom it came.

export type Origin =
  | { how: 'first' }
  | { how: 'dog'; round: number }
  | { how: 'by'; by: number; round: number }
  | { how: 'hidden' };

export interface Fate {
  figure: number;
  alien: boolean;
  card: 'human' | 'alien'; // with 1 to 3 players somebody may turn whatever the Role card says (TT-1120)
  origin: Origin | null; // of an Alien
  proven: number; // round of the last Test that showed a Human, 0: none
  revealed: number;
  dead: number;
  aboard: boolean;
  won: boolean;
}

export interface Branch {
  figure: number;
  origin: Origin;
  next: Branch[];
}

function originsOf(happened: readonly Happening[]): Map<number, Origin> {
  const found = new Map<number, Origin>();
  for (const happening of happened) {
    const { kind, parts } = toldOf<Events>(happening);
    if (kind !== 'infected') continue;
    const { by, round } = parts;
    if (by === 'first') found.set(figureOf(parts.who), { how: 'first' });
    else if (by === 'dog') found.set(figureOf(parts.who), { how: 'dog', round });
    else found.set(figureOf(parts.who), { how: 'by', by: figureOf(by), round });
  }
  return found;
}

export function fatesOf({ table, board }: TheThingView, happened: readonly Happening[]): Fate[] {
  const origins = originsOf(happened);
  return figuresOf(table).map((figure) => {
    const card = has(table.shown_alien, figure) ? 'alien' : 'human';
    const alien = has(board.aliens, figure) || origins.has(figure);
    return {
      figure,
      alien,
      card,
      origin: alien ? (origins.get(figure) ?? { how: 'hidden' }) : null,
      proven: table.proven_round[figure] ?? 0,
      revealed: table.revealed_round[figure] ?? 0,
      dead: table.dead_round[figure] ?? 0,
      aboard: table.exit !== 'none' && has(table.boarding.aboard, figure),
      won: has(table.winners, table.owner[figure] ?? 0),
    };
  });
}

/** Who turned whom, as a tree: the first Alien and the Dogs' victims are its roots. */
export function chainOf(fates: readonly Fate[]): Branch[] {
  const below = (by: number): Branch[] =>
    fates.flatMap(({ figure, origin }) =>
      origin?.how === 'by' && origin.by === by ? [{ figure, origin, next: below(figure) }] : [],
    );
  return fates.flatMap(({ figure, origin }) =>
    origin && origin.how !== 'by' ? [{ figure, origin, next: below(figure) }] : [],
  );
}
