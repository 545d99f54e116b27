import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TableInfo } from '../../lib/protocol.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import { text } from '../../lib/text/text.svelte.ts';
import { FakeStore, fakeGame } from '../../table/testing/fake_store.svelte.ts';
import Running from './Running.svelte';

let shown: object | undefined;
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'zig');
});
afterEach(() => {
  if (shown) void unmount(shown);
});

function words(wish: Partial<TableInfo>): string {
  const info = new FakeStore(fakeGame).info!;
  shown = mount(Running, { target: document.body, props: { tables: [{ ...info, ...wish }] } });
  flushSync();
  return document.querySelector('.what')!.textContent!;
}

it('says that it is your turn', () => {
  expect(words({ waits: [0, 1], your_turn: true })).toContain('Your turn');
});

it('says whom a game waits for', () => {
  expect(words({ waits: [1] })).toContain('Waits for Filip');
});

it('says where a game is that waits for nobody', () => {
  expect(words({ status: 'paused' })).not.toContain('Waits for');
});
