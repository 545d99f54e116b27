import { describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/connection/api.ts';
import { Desk } from '../desk.svelte.ts';
import { Guide } from '../guide/guide.svelte.ts';
import { FakeStore, fakeGame } from '../testing/fake_store.svelte.ts';
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

  it('is asked for by each seat through whose eyes one looks: it counts its own way', async () => {
    const asked = vi
      .spyOn(api, 'ledger')
      .mockImplementation(
        async (_, seat) => ({ entries: [entry(seat + 1, 0, 'broken')], totals: [] }) as never,
      );
    const store = new FakeStore(fakeGame);
    const desk = new Desk(store, fakeGame, new Guide(fakeGame.key));
    await desk.wantLedger();
    expect(asked).not.toHaveBeenCalled(); // the game is not over
    store.info = { ...store.info!, status: 'over' };
    await desk.wantLedger();
    await desk.wantLedger();
    expect(asked.mock.calls).toEqual([['TEST', 0]]);
    expect(judged(desk.ledger, 1, 0)?.verdict).toBe('broken');
    store.you = 1;
    expect(desk.ledger).toBeNull();
    await desk.wantLedger();
    expect(asked).toHaveBeenLastCalledWith('TEST', 1);
    expect(judged(desk.ledger, 2, 0)?.verdict).toBe('broken');
    asked.mockRestore();
  });
});
