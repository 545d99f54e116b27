import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameUi } from '../../games/game.ts';
import { text } from '../../lib/text/text.svelte.ts';
import { FakeStore, fakeGame } from '../../table/testing/fake_store.svelte.ts';
import CouchBoard from './CouchBoard.svelte';

// The screen for all in the room without a server.

const game: GameUi = {
  ...fakeGame,
  seatFacts: () => ({ cards: 1, living: 3, tokens: ['badge'], state: 'idle' }),
  about: async () => ({
    describing: { is: (_, place) => [['.ask.ballot', { place }]], does: () => [], idle: () => null },
  }),
};
let board: object;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // the first screen compiles everything

beforeEach(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
  vi.spyOn(text, 'want').mockResolvedValue();
  board = mount(CouchBoard, { target: document.body, props: { store: new FakeStore(game) as never, game } });
  flushSync();
});
afterEach(() => unmount(board));

it('tells what one points at', async () => {
  const token = document.querySelector('.token[data-about="badge"]')!;
  const told = () => document.querySelector('[role="tooltip"]');
  expect(told()).toBeNull();
  token.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  flushSync();
  await vi.waitFor(
    () => {
      token.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
      expect(told()).not.toBeNull();
    },
    { timeout: 60_000 },
  );
});
