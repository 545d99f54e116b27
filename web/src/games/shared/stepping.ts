import type { Happening } from '../../lib/protocol.ts';
import { kindOf, partsOf } from '../facts.ts';

// One event at a time on the way from the view that is shown to the newest one. Only what the eye can follow
// is done by a game's changes; all else comes with the final view.

type Stepping<V extends { table: object }, Parts, Out> = (
  table: V['table'],
  parts: Parts,
  final: V,
  next: V, // the view on its way, with that table
) => Out;
/** What of the table becomes otherwise. */
export type Change<V extends { table: object }, Parts = never> = Stepping<V, Parts, Partial<V['table']>>;
/** One that does it itself, where it takes several steps. */
export const does =
  <V extends { table: object }, Parts>(change: Stepping<V, Parts, void>): Change<V, Parts> =>
  (...on) => {
    change(...on);
    return {};
  };
/** By the kinds of a game's events. */
export type Changes<V extends { table: object }, Events> = {
  [Kind in keyof Events]?: Change<V, Events[Kind]>;
};

/**
 * A change gets a copy of the view and its table; lists in it are replaced, never written into. The board facts after
 * it are those that `settle` gives.
 */
export function stepBy<V extends { table: object; board: object }, Events>(
  changes: Changes<V, Events>,
  settle: (next: V, final: V) => V['board'],
) {
  return (shown: V, happening: Happening, final: V): V => {
    const change = changes[kindOf(happening) as keyof Events];
    if (!change) return shown;
    const next = { ...shown, table: { ...shown.table } };
    const changed = change(next.table, partsOf(happening) as Events[keyof Events], final, next);
    Object.assign(next.table, changed);
    next.board = settle(next, final);
    return next;
  };
}
