import { beforeEach, expect, it, vi } from 'vitest';
import type { GameUi } from '../../games/game.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import { FakeStore, fakeGame } from '../testing/fake_store.svelte.ts';
import { kPoint, openScreen, store, useScreen } from '../testing/table_screen.ts';

vi.mock('./OpeningCard.svelte', () => {
  throw new Error('offline');
});

useScreen();
beforeEach(() => {
  settings.values.openings = true;
});

it('an opening that cannot be fetched keeps nobody from answering', async () => {
  const game: GameUi = {
    ...fakeGame,
    opening: {
      Who: () => Promise.reject(new Error('offline')),
      win: () => ['.win', {}],
      end: () => ['.end', {}],
    },
  };
  const table = new FakeStore(game);
  table.options = kPoint;
  openScreen({ game, table });
  await expect.poll(() => document.querySelectorAll('.option').length, { timeout: 60_000 }).toBe(2);
  expect(store.readings).toBe(1);
});
