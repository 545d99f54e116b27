import type { Sentence } from '../../lib/protocol.ts';

// The lie ledger: who claimed what, and what became of it.

export type Verdict = 'true' | 'false' | 'kept' | 'broken' | 'void' | 'open';

export interface LedgerEntry {
  id: number;
  seat: number;
  to?: number[];
  text: Sentence;
  verdict: Verdict;
  truth?: Sentence; // the fact that settled it
  moment?: Sentence; // when it was said
}

export interface LedgerTotals {
  seat: number;
  lies: number;
  truths: number;
  kept: number;
  broken: number;
}

export interface Ledger {
  entries: LedgerEntry[];
  totals: LedgerTotals[];
  account?: Sentence[]; // what had been hidden, told by the game
}

export const isLie = (verdict: Verdict): boolean => verdict === 'false' || verdict === 'broken';
export const isHonest = (verdict: Verdict): boolean => verdict === 'true' || verdict === 'kept';

export type LedgerFilter = 'lies' | 'honest' | 'all';

export function filtered(
  entries: readonly LedgerEntry[],
  filter: LedgerFilter,
  seat: number | null,
): LedgerEntry[] {
  return entries.filter((entry) => {
    if (seat !== null && entry.seat !== seat) return false;
    return filter === 'all' || (filter === 'lies' ? isLie(entry.verdict) : isHonest(entry.verdict));
  });
}

/** What became of one statement; null where the ledger counts it otherwise, or not at all. */
export function judged(ledger: Ledger | null, id: number, seat: number): LedgerEntry | null {
  return ledger?.entries.find((entry) => entry.id === id && entry.seat === seat) ?? null;
}

/** What a seat said that could be checked, and how much of it was true; null if nothing could. */
export function honesty(totals: LedgerTotals): number | null {
  const checked = totals.lies + totals.truths + totals.kept + totals.broken;
  return checked === 0 ? null : (totals.truths + totals.kept) / checked;
}
