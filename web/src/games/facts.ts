import type { Fact, Facts, Happening } from '../lib/protocol.ts';

// Reading facts back: sentences name seats and words, boards need them as numbers and keys.

/** Seats of `@2` or `@0,2`; none of anything else. */
export function seatsOf(fact: Fact | undefined): number[] {
  if (typeof fact !== 'string' || !fact.startsWith('@')) return [];
  return fact.slice(1).split(',').filter(Boolean).map(Number);
}

/** The seat of `@2`, -1 of anything else. */
export const seatOf = (fact: Fact | undefined): number => seatsOf(fact)[0] ?? -1;

/** `hall` of `area:hall`; empty if the fact is no word of a family. */
export function wordOf(fact: Fact | undefined): string {
  return typeof fact === 'string' ? (/^[a-z_]+:([^,]*)/.exec(fact)?.[1] ?? '') : '';
}

export function numberOf(fact: Fact | undefined): number {
  return typeof fact === 'number' ? fact : 0;
}

export function numbersOf(fact: Fact | undefined): number[] {
  return Array.isArray(fact) ? fact : [];
}

/** `card_played.kill` of `!card_played.kill`. */
export const eventOf = (happening: Happening): string => happening[0].slice(1);

/** The same without what became of it: `card_played`. */
export function eventKind([key]: Happening): string {
  const end = key.indexOf('.');
  return key.slice(1, end < 0 ? undefined : end);
}

export const factsOf = (happening: Happening): Facts => happening[1];
