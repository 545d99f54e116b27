import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identity } from '../lib/device/identity.svelte.ts';
import type { TableInfo } from '../lib/protocol.ts';
import { FakeWorld } from '../lib/connection/testing.ts';
import { reclaimSeats } from './reclaim.ts';

const kSeats = ['person', 'bot', 'person', 'person'].map((kind, i) => ({ kind, name: `P${i}` }));
const kTable = { code: 'ABCD', status: 'playing', seats: kSeats } as unknown as TableInfo;

let world: FakeWorld;
let left: AbortController;

beforeEach(() => {
  identity.forget();
  identity.become({ id: 'g', name: 'Ada', token: 'guest-token' });
  world = new FakeWorld();
  left = new AbortController();
  vi.stubGlobal('WebSocket', vi.fn(world.socket));
});
afterEach(() => void vi.unstubAllGlobals());

function serverLists(...tables: TableInfo[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ tables }))));
}

/** The server's answer to the next wish to sit. */
async function answersSit(seat: number, token?: string) {
  await vi.waitFor(() => expect(world.newest.heard('sit')).toMatchObject({ seat, keep: true }));
  const ack = world.newest.heard('sit')!['id'] as number;
  world.newest.says(token ? { t: 'seated', ack, seat, token } : { t: 'refused', ack, code: 'not_now' });
}

it('gets the keys to all seats of this guest anew', async () => {
  serverLists(kTable);
  const reclaimed = reclaimSeats(kTable, left.signal);
  await vi.waitFor(() => expect(world.sockets).toHaveLength(1));
  world.newest.accept();
  world.newest.says({ t: 'welcome', you: -1, owner: false, epoch: 'e', resumed: false });
  await answersSit(0, 'first');
  await answersSit(2);
  await answersSit(3, 'second');
  expect(await reclaimed).toBe(true);
  expect(identity.seats('ABCD')).toEqual([
    { seat: 0, token: 'first' },
    { seat: 3, token: 'second' },
  ]);
  expect(world.newest.closed).toBe(1000);
});

it('leaves the tables of others alone', async () => {
  serverLists({ ...kTable, code: 'EFGH' });
  expect(await reclaimSeats(kTable, left.signal)).toBe(false);
  expect(world.sockets).toEqual([]);
});

it('takes the key that another tab has', async () => {
  identity.keepSeat('ABCD', { seat: 2, token: 'a' }, false);
  expect(await reclaimSeats(kTable, left.signal)).toBe(true);
  expect(world.sockets).toEqual([]);
});

it('ends when the screen is left, and comes back to no server', async () => {
  serverLists(kTable);
  const reclaimed = reclaimSeats(kTable, left.signal);
  await vi.waitFor(() => expect(world.sockets).toHaveLength(1));
  left.abort();
  expect(await reclaimed).toBe(false);
  expect(world.newest.closed).toBe(1000);
});

it('gives up when the server does not answer', async () => {
  serverLists(kTable);
  vi.useFakeTimers();
  const reclaimed = reclaimSeats(kTable, left.signal);
  await vi.waitFor(() => expect(world.sockets).toHaveLength(1));
  world.newest.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reclaimed).toBe(false);
  const tried = world.sockets.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.sockets).toHaveLength(tried);
  vi.useRealTimers();
});
