import type { TableFacts } from './view.ts';

// Bids have ranks, first by count, then by face (LD-5); the set of bids is their whole history.

export const FACES = 6;
export const RANKS = 2 * FACES;

export const bidOf = (rank: number) => ({ count: Math.floor(rank / FACES) + 1, face: (rank % FACES) + 1 });

export function bidsIn(table: TableFacts): number[] {
  return Array.from({ length: RANKS }, (_, rank) => rank).filter((rank) => (table.bids >> rank) & 1);
}

export const lastBid = (table: TableFacts): number => bidsIn(table).at(-1) ?? -1;
