import type { Facts, Happening } from '../../lib/protocol.ts';
import { eventOf, factsOf } from '../facts.ts';

// One event at a time on the way from the view that is shown to the newest one. Only what the eye can follow
// is done by a game's changes; all else comes with the final view.

export type Change<V extends { table: object }> = (
  table: V['table'],
  facts: Facts,
  final: V,
  next: V, // the view on its way, with that table
) => void;

/** By the whole name of an event or, if there is nothing of its own, by the name before the dots. */
function ofEvent<T>(all: Record<string, T>, happening: Happening): T | undefined {
  const event = eventOf(happening);
  return all[event] ?? all[event.split('.')[0] ?? ''];
}

/**
 * A change gets a copy of the view and its table; lists in it are replaced, never written into. The board facts after
 * it are those that `settle` gives.
 */
export function stepBy<V extends { table: object; board: object }>(
  changes: Record<string, Change<V>>,
  settle: (next: V, final: V) => V['board'],
) {
  return (shown: V, happening: Happening, final: V): V => {
    const change = ofEvent(changes, happening);
    if (!change) return shown;
    const next = { ...shown, table: { ...shown.table } };
    change(next.table, factsOf(happening), final, next);
    next.board = settle(next, final);
    return next;
  };
}

/** Milliseconds; none for what needs no motion. */
export function durationBy(durations: Record<string, number>) {
  return (happening: Happening): number => ofEvent(durations, happening) ?? 0;
}
