import { describe, expect, it } from 'vitest';
import { filtered, honesty, judged, type LedgerEntry, type Verdict } from './ledger.ts';

const entry = (id: number, seat: number, verdict: Verdict): LedgerEntry => ({
  id,
  seat,
  text: ['.say.agree', {}],
  verdict,
});
const kEntries = [entry(1, 0, 'true'), entry(2, 0, 'broken'), entry(3, 1, 'false'), entry(4, 1, 'void')];

describe('the lie ledger', () => {
  it('shows lies, honest words, or everything, of one seat or of all', () => {
    expect(filtered(kEntries, 'lies', null).map((each) => each.id)).toEqual([2, 3]);
    expect(filtered(kEntries, 'honest', null).map((each) => each.id)).toEqual([1]);
    expect(filtered(kEntries, 'all', 1).map((each) => each.id)).toEqual([3, 4]);
  });

  it('measures honesty by what could be checked', () => {
    expect(honesty({ seat: 0, lies: 1, truths: 2, kept: 1, broken: 0 })).toBeCloseTo(0.75);
    expect(honesty({ seat: 0, lies: 0, truths: 0, kept: 0, broken: 0 })).toBeNull();
  });

  it('finds what became of one statement, of the one who made it', () => {
    const ledger = { entries: kEntries, totals: [] };
    expect(judged(ledger, 2, 0)?.verdict).toBe('broken');
    expect(judged(ledger, 2, 1)).toBeNull();
    expect(judged(null, 2, 0)).toBeNull();
  });
});
