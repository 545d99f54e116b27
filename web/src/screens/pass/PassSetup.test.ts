import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { nameQuestion } from '../../lib/page/ask.svelte.ts';
import { identity } from '../../lib/device/identity.svelte.ts';
import { router } from '../../lib/page/router.svelte.ts';
import { FakeWorld } from '../../lib/connection/testing.ts';
import PassSetup from './PassSetup.svelte';

it.each([true, false])('goes nowhere when it was left before a name was said (%s)', async (said) => {
  identity.forget();
  const world = new FakeWorld();
  vi.stubGlobal('WebSocket', vi.fn(world.socket));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ id: 'g', name: 'Ada', token: 'secret' }))),
  );
  const go = vi.spyOn(router, 'go');
  const screen = mount(PassSetup, { target: document.body, props: { code: 'ABCD', onseated: vi.fn() } });
  flushSync();
  expect(nameQuestion.open).toBe(true);
  await unmount(screen);
  if (said) await nameQuestion.answer('Ada');
  else nameQuestion.cancel();
  await Promise.resolve();
  expect(world.sockets).toEqual([]);
  expect(go).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
