import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { GameUi } from '../../games/game.ts';
import type { Option } from '../../lib/protocol.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import { text } from '../../lib/text/text.svelte.ts';
import TableScreen from '../TableScreen.svelte';
import { FakeStore, fakeGame, viewOf } from './fake_store.svelte.ts';

// The screen of a table without a server, put up anew before each test of a file that calls `useScreen`.

export let store: FakeStore;
let screen: object | null = null;

interface Wish {
  game?: GameUi;
  table?: FakeStore;
  width?: number;
  height?: number;
  shared?: boolean;
}

/** In place of the last one. */
export function openScreen({
  game = fakeGame,
  table,
  width = 1440,
  height = 900,
  shared = false,
}: Wish = {}): void {
  void closeScreen();
  Object.assign(globalThis, { innerWidth: width, innerHeight: height });
  store = table ?? new FakeStore(game);
  screen = mount(TableScreen, { target: document.body, props: { store, game, shared } });
  flushSync();
}

export async function closeScreen(): Promise<void> {
  const old = screen;
  screen = null;
  if (old) await unmount(old);
}

export function useScreen(): void {
  // The first screen compiles everything; a busy machine is no failure.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

  beforeAll(async () => {
    // What jsdom does not have and browsers do.
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollTo = () => undefined;
    HTMLDialogElement.prototype.showModal = () => undefined;
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    settings.values.language = 'en';
    settings.values.guide = false;
    await text.want('core', 'zig');
  });
  beforeEach(() => openScreen());
  afterEach(() => closeScreen());
}

export function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

/** Two families to point at. */
export const kPoint: Option[] = [
  ['vote red', '?point', { player: '@0', vote: 'feed', self: 'yes', points: 8 }],
  ['vote blue', '?point', { player: '@1', vote: 'feed', self: 'no', points: 5 }],
];

export function ask(sealed: 0 | 1): void {
  store.view = viewOf({ sealed });
  store.options = kPoint;
  flushSync();
}
