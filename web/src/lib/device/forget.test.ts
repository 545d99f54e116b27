import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetEverything } from './forget.ts';
import { identity } from './identity.svelte.ts';

const answers = (status: number) => () =>
  Promise.resolve(new Response(status === 204 ? null : '{}', { status }));

beforeEach(() => {
  identity.become({ id: 'g', name: 'Ada', token: 'token' });
  localStorage.setItem('holdout.something', '1');
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  [204, true],
  [401, true], // the server does not know this guest
  [409, false], // the rows of a damaged table stay
])('throws everything away when the server answers %i', async (status, whole) => {
  vi.stubGlobal('fetch', answers(status));
  expect(await forgetEverything()).toBe(whole);
  expect(identity.guest).toBeNull();
  expect(localStorage.getItem('holdout.something')).toBeNull();
});

it('keeps who this device is while the server does not do it', async () => {
  vi.stubGlobal('fetch', answers(503));
  await expect(forgetEverything()).rejects.toMatchObject({ status: 503 });
  expect(identity.guest).not.toBeNull();
  expect(localStorage.getItem('holdout.something')).toBe('1');
});
