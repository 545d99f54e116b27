import { mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { identity } from '../lib/device/identity.svelte.ts';
import { FakeStore, fakeGame } from '../table/testing/fake_store.svelte.ts';
import Home from './Home.svelte';

it('leads to each table of mine once, and first to what is under way', async () => {
  const info = new FakeStore(fakeGame).info!;
  const mine = [
    { ...info, code: 'OVER', status: 'over' },
    { ...info, code: 'RUNS' },
    { ...info, code: 'LEFT' }, // by this device, which has no key any more
  ];
  const answers: Record<string, unknown> = { '/api/my/tables': { tables: mine } };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(answers[path] ?? { tables: [], games: [] }))),
  );
  const nothing = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(() => ({ observe: nothing, disconnect: nothing })),
  );
  identity.become({ id: 'g', name: 'Ada', token: 'guest-token' });
  identity.keepSeat('RUNS', { seat: 0, token: 'a' }, false);
  const home = mount(Home, { target: document.body });
  const links = (code: string) => [...document.querySelectorAll(`a[href="/t/${code}"]`)];
  await vi.waitFor(() => expect(links('RUNS')).toHaveLength(1));
  expect(links('RUNS')[0]!.compareDocumentPosition(document.querySelector('.choices')!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(links('OVER')).toHaveLength(1);
  expect(links('LEFT')).toHaveLength(1);
  await unmount(home);
  identity.forget();
  vi.unstubAllGlobals();
});
