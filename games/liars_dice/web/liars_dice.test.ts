import { describe, expect, it } from 'vitest';
import type { Facts, Happening } from '#web/src/lib/protocol.ts';
import { loadGame } from '#web/src/games/game.ts';
import game from './index.ts';
import type { LiarsDiceView } from './view.ts';

const view = (bids = 0): LiarsDiceView => ({
  prompt: { kind: 1, phase: 0, waited_for: 0, asked: 0, sealed: 0, may_pass: 0, serial: 1 },
  table: { rolled: 2, bids, called: 0, shown: [0, 0] },
  viewer: 0,
  die: 3,
});
const happens = (event: string, facts: Facts = {}): Happening => [event, facts];

describe('the smallest game', () => {
  it('is found by its key, and an unknown key is named', async () => {
    expect((await loadGame('liars_dice')).key).toBe('liars_dice');
    await expect(loadGame('chess')).rejects.toThrow('chess');
  });

  it('shows bids, the call and the dice as they happen', () => {
    const bid = game.step(view(), happens('bid', { player: '@0', count: 2, face: 1 }), view());
    expect(bid.table.bids).toBe(1 << 6);
    expect(game.headline(bid)).toEqual([['liars_dice.option.bid', { count: 2, face: 1 }]]);
    const called = game.step(bid, happens('called', { player: '@1' }), view());
    expect(game.phases(called).map(({ current }) => current)).toEqual([false, true]);
    expect(game.step(called, happens('shown', { first: 3, second: 6 }), view()).table.shown).toEqual([3, 6]);
    expect(game.step(called, happens('won', { player: '@1' }), view())).toBe(called);
  });

  it('waits for the players in turn', () => {
    const waitsFor = (seats: number) => {
      const asked = { ...view(), prompt: { ...view().prompt, waited_for: seats } };
      return [0, 1].map((seat) => game.seatFacts(asked, seat).state);
    };
    expect(waitsFor(0b01)).toEqual(['thinking', 'idle']);
    expect(waitsFor(0b10)).toEqual(['idle', 'thinking']);
    expect(waitsFor(0)).toEqual(['idle', 'idle']);
  });

  it('knows where an answer lies', () => {
    expect(game.optionPlace(['bid 2 5', '?bid', { count: 2, face: 5 }])).toBe('bid:2x5');
    expect(game.optionPlace(['liar', '?liar', {}])).toBe('cup');
  });
});
