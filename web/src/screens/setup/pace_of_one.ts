import type { TableInfo } from '../../lib/protocol.ts';
import { recall, remember } from '../../table/memory.ts';

const chosen = (code: string) => `pace.${code}`;

/** The host said how time is kept at this table, and so it stays. */
export const keepPace = (code: string) => remember(chosen(code), true);

/** Whether a game that begins now has one person, and a clock that nobody asked for. */
export function needsNoClock({ code, pace, seats }: TableInfo): boolean {
  const people = seats.filter((seat) => seat.kind === 'person').length;
  return pace === 'live' && people === 1 && !recall(chosen(code), false);
}
