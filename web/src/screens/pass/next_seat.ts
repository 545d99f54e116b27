import type { SeatInfo } from '../../lib/protocol.ts';

/** Two seats that know the same secrets: the device goes from one to the other without a curtain. */
export function sameSide(seats: SeatInfo[], one: number, other: number): boolean {
  const side = seats[one]?.side;
  return side !== undefined && side === seats[other]?.side;
}

/**
 * Who of the people at this device should have it next: somebody the table waits for, in seat order after
 * `now`; null while it is still `now` who is asked, or nobody here is.
 */
export function nextSeat(here: number[], now: number, waitedFor: number): number | null {
  const waited = here.filter((seat) => (waitedFor >> seat) & 1);
  if (waited.includes(now)) return null;
  return waited.find((seat) => seat > now) ?? waited[0] ?? null;
}
