import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Command, type Status } from './connection.svelte.ts';
import { FakeWorld } from './testing.ts';

const showPage = () => document.dispatchEvent(new Event('visibilitychange')); // here it is never hidden

let world: FakeWorld;
let connection: Connection;
let status: Status | null;
let closeCode: number | null;

function enter() {
  connection.open();
  world.newest.accept();
  world.newest.says({ t: 'welcome', you: 0, owner: true, epoch: 'e1', resumed: false });
}

const chat = (text: string) => void connection.send({ t: 'chat', text }).catch(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  [status, closeCode] = [null, null];
  connection = new Connection(
    {
      hello: () => ({ t: 'hello', protocol: 2, table: 'ABCD', guest: 'guest-token', name: 'Ada' }),
      message: () => undefined,
      status: (now, code) => ([status, closeCode] = [now, code]),
    },
    'ws://test/ws',
    world,
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('waits longer after each loss, and as long as the server asks for', () => {
    enter();
    world.newest.says({ t: 'bye', retry_ms: 2000 });
    world.newest.breaks(1001);
    vi.advanceTimersByTime(2100);
    expect(world.sockets).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(world.sockets).toHaveLength(2);
    world.newest.breaks();
    vi.advanceTimersByTime(399);
    expect(world.sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(world.sockets).toHaveLength(3);
  });

  it('sends answers and drafts of one length, whatever was chosen', () => {
    enter();
    world.newest.lengths.length = 0;
    const say = (command: Command) => void connection.send(command).catch(() => undefined);
    for (const chosen of ['done', 'play drink blue.defender 2', 'x'.repeat(64)]) {
      say({ t: 'answer', serial: 3, do: chosen });
      say({ t: 'draft', serial: 65535, do: chosen });
    }
    say({ t: 'draft', serial: 3 });
    say({ t: 'undo' });
    expect(world.newest.lengths).toHaveLength(8);
    expect(new Set(world.newest.lengths).size).toBe(1);
    say({ t: 'chat', text: 'x'.repeat(200) });
    expect(world.newest.lengths.at(-1)).toBe(2 * world.newest.lengths[0]!);
  });

  it.each([
    ['where it is not wanted', 4003],
    ['before its page is loaded anew', 4009],
  ])('does not come back %s', (_, code) => {
    enter();
    world.newest.breaks(code);
    expect([status, closeCode]).toEqual(['closed', code]);
    vi.advanceTimersByTime(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it('that died silently is noticed', () => {
    enter();
    vi.advanceTimersByTime(25_000);
    expect(world.newest.heard('ping')).toBeDefined();
    vi.advanceTimersByTime(10_000);
    expect(status).toBe('reconnecting');
  });

  it('notices soon that a command went nowhere, however many follow it', () => {
    enter();
    chat('one');
    vi.advanceTimersByTime(9_000);
    chat('two');
    vi.advanceTimersByTime(999);
    expect(status).toBe('open');
    vi.advanceTimersByTime(1);
    expect(status).toBe('reconnecting');
  });

  it('expects an answer to what it says again, too', () => {
    enter();
    chat('one');
    world.newest.breaks();
    vi.advanceTimersByTime(1000);
    world.newest.accept();
    world.newest.says({ t: 'welcome', you: 0, owner: true, epoch: 'e1', resumed: true });
    expect(world.newest.heard('chat')).toBeDefined();
    vi.advanceTimersByTime(10_000);
    expect(status).toBe('reconnecting');
  });

  it('is content with anything it hears after a command', () => {
    enter();
    chat('one');
    vi.advanceTimersByTime(9_000);
    world.newest.says({ t: 'update', seq: 11 });
    vi.advanceTimersByTime(24_999);
    expect(status).toBe('open');
    expect(world.newest.heard('ping')).toBeUndefined();
  });

  it('asks for a sign when the device loses its network, and when it wakes', () => {
    enter();
    for (const wake of [() => globalThis.dispatchEvent(new Event('offline')), showPage]) {
      wake();
      expect(world.newest.heard('ping')).toBeDefined();
      world.newest.says({ t: 'pong' });
      vi.advanceTimersByTime(20_000);
      expect(status).toBe('open');
      world.newest.sent.length = 0;
    }
    showPage();
    vi.advanceTimersByTime(3_000);
    expect(status).toBe('reconnecting');
  });

  it('that is still to be made is not doubted', () => {
    connection.open();
    showPage();
    vi.advanceTimersByTime(20_000);
    expect(status).toBe('connecting');
  });

  it('that was closed hears of no network any more', () => {
    enter();
    connection.close();
    globalThis.dispatchEvent(new Event('offline'));
    showPage();
    vi.advanceTimersByTime(60_000);
    expect(status).toBe('closed');
    expect(world.sockets).toHaveLength(1);
  });
});
