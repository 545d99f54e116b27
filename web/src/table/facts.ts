import { eventOf } from '../games/facts.ts';
import type { Happening } from '../lib/protocol.ts';

/** Seats in a bit mask of the view, of a table of `players`. */
export function seatsIn(mask: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
}

/** The name of the event without what became of it: `card_played` of `card_played.kill`. */
export function eventKind(happening: Happening): string {
  return eventOf(happening).split('.')[0] ?? '';
}
