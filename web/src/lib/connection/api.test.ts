import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { identity } from '../device/identity.svelte.ts';

describe('a guest whom the server has forgotten', () => {
  const kNew = { id: 'h', name: 'Ada', token: 'new' };
  const fetched = vi.fn((path: string, { headers }: { headers: Record<string, string> }) => {
    if (path === '/api/guests') return Promise.resolve(new Response(JSON.stringify(kNew)));
    const known = headers['Authorization'] === 'Bearer new';
    return Promise.resolve(new Response(known ? '{"tables":[]}' : '{}', { status: known ? 200 : 401 }));
  });
  const made = () => fetched.mock.calls.filter(([path]) => path === '/api/guests').length;

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal('fetch', fetched);
    identity.forget();
    identity.become({ id: 'g', name: 'Ada', token: 'forgotten' });
    identity.keepSeat('ABCD', { seat: 0, token: 'a' }, false);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('becomes a new one of the same name, with the same keys, however much is asked at once', async () => {
    expect(await Promise.all([api.myTables(), api.myTables()])).toEqual([[], []]);
    expect(identity.guest).toEqual(kNew);
    expect(identity.seats('ABCD')).toEqual([{ seat: 0, token: 'a' }]);
    expect(made()).toBe(1);
  });

  it('who wants to be forgotten stays forgotten', async () => {
    await expect(api.forgetMe()).rejects.toMatchObject({ status: 401 });
    identity.forget();
    await expect(api.myTables()).rejects.toMatchObject({ status: 401 });
    expect(made()).toBe(0);
  });
});
