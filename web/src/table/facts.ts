/** Seats in a bit mask of the view, of a table of `players`. */
export function seatsIn(mask: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
}
