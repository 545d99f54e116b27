import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../../games/game.ts';
import { identity } from '../device/identity.svelte.ts';
import type { Said, SnapshotMessage, TableInfo, UpdateMessage } from '../protocol.ts';
import { TableStore } from './table.svelte.ts';
import { settings } from '../device/settings.svelte.ts';
import { FakeWorld } from '../connection/testing.ts';

const kGame = {
  key: 'test',
  step: (shown: object, happening: [string]) => ({ ...shown, seen: happening[0] }),
  looks: new Proxy({}, { get: (_, kind) => ({ ms: kind === '.still' ? 0 : 200 }) }), // all but one move
} as unknown as GameUi;

const { loadGame } = vi.hoisted(() => ({ loadGame: vi.fn() }));
vi.mock('../../games/game.ts', () => ({ loadGame }));

const kInfo = {
  code: 'ABCD',
  game: 'test',
  status: 'playing',
  seats: [],
  owner: 0,
  options: {},
} as unknown as TableInfo;
const kPrompt = { kind: 1, phase: 1, waited_for: 1, asked: 1, sealed: 0, may_pass: 0, serial: 7 };

function snapshot(change: Partial<SnapshotMessage> = {}): SnapshotMessage {
  return {
    t: 'snapshot',
    seq: 10,
    view: { prompt: kPrompt, round: 1 },
    q: ['.ask', {}],
    options: [['go 1', '.go', {}]],
    say: [],
    apart: [],
    undo: false,
    log: [],
    ...change,
  };
}

function update(seq: number, change: Partial<UpdateMessage> = {}): UpdateMessage {
  return { t: 'update', seq, ...change };
}

const kFrameMs = 16;
const kStep = Math.ceil(200 / kFrameMs); // frames of an event of 200 ms
const frames = (count: number) => vi.advanceTimersByTime(count * kFrameMs);

let world: FakeWorld;
let store: TableStore;

async function enter(change: Partial<SnapshotMessage> = {}) {
  store.open();
  world.newest.accept();
  world.newest.says(
    { t: 'welcome', you: 0, owner: true, epoch: 'e1', resumed: false },
    { t: 'table', table: kInfo },
    snapshot(change),
  );
  await vi.waitFor(() => expect(store.game).not.toBeNull()); // the game's web part arrives
}

beforeEach(() => {
  vi.useFakeTimers();
  loadGame.mockReset().mockResolvedValue(kGame);
  identity.forget();
  identity.become({ id: 'g', name: 'Ada', token: 'guest-token' });
  world = new FakeWorld();
  store = new TableStore({ code: 'ABCD', seat: 'seat-token' }, world, 'ws://test/ws');
});

afterEach(() => {
  store.close();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('TableStore', () => {
  it('says hello with its tokens and shows the snapshot', async () => {
    await enter();
    expect(world.newest.sent[0]).toEqual({
      t: 'hello',
      protocol: 2,
      table: 'ABCD',
      guest: 'guest-token',
      name: 'Ada',
      seat: 'seat-token',
    });
    expect(store.status).toBe('open');
    expect(store.you).toBe(0);
    expect(store.shown).toEqual({ prompt: kPrompt, round: 1 });
    expect(store.options).toHaveLength(1);
  });

  it('shows what was written in the lobby before it came, and has no game there', async () => {
    const chat = { seat: -1, name: 'Ewa', text: 'hello' };
    const { view: _view, q: _q, ...lobby } = snapshot({ seq: 3, options: [], log: [{ chat }] });
    store.open();
    world.newest.accept();
    world.newest.says({ t: 'welcome', you: 0, owner: true, epoch: 'e2', resumed: false }, lobby);
    expect(store.log).toMatchObject([{ kind: 'chat', chat }]);
    expect(store.view).toBeNull();
    expect(store.q).toBeNull();
    world.newest.says(update(4, { chat: { ...chat, text: 'again' } }));
    frames(3);
    expect(store.log).toHaveLength(2);
  });

  it('patches the view and steps through what happened before it shows the end', async () => {
    await enter();
    const first: UpdateMessage = update(11, {
      happened: [
        ['.a', {}],
        ['.b', {}],
      ],
      view: { round: 2 },
      options: [['stay', '.stay', {}]],
    });
    world.newest.says(first);
    frames(1);
    expect(store.view).toMatchObject({ round: 2 }); // whoever is asked first, then the old answers, then the board
    expect(store.options).toHaveLength(1);
    frames(1);
    expect(store.options).toEqual([]);
    expect(store.shown).toMatchObject({ round: 1 });
    frames(1);
    expect(store.shown).toMatchObject({ round: 1, seen: '.a' });
    expect(store.happening?.[0]).toBe('.a');
    expect(store.log).toEqual([]); // the board first, then the words
    frames(1);
    expect(store.log).toHaveLength(1);
    frames(kStep);
    expect(store.shown).toMatchObject({ round: 1, seen: '.b' });
    frames(kStep - 1);
    expect(store.shown).toEqual({ prompt: kPrompt, round: 2 });
    expect(store.happening).toBeNull();
    expect(store.options).toEqual([]); // the board first, then the question, then its answers
    frames(3);
    expect(store.options[0]?.[0]).toBe('stay');
    expect(store.log.map((entry) => entry.kind)).toEqual(['happening', 'happening']);
  });

  it('leaves its frame to a list of answers, whatever the next message brings', async () => {
    await enter({ options: [] });
    world.newest.says(
      update(11, { options: [['stay', '.stay', {}]] }),
      update(12, { said: { id: 1, seat: 1, text: ['.said', {}] } as Said, happened: [['.a', {}]] }),
    );
    while (store.options.length === 0) frames(1);
    expect(store.happening).toBeNull();
    expect(store.log).toEqual([]);
    frames(1);
    expect(store.happening?.[0]).toBe('.a');
  });

  it('keeps new answers that come before the old ones had their frame to go', async () => {
    await enter();
    world.newest.says(update(11, { options: [['stay', '.stay', {}]] }));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    world.newest.says(update(12, { options: [['rest', '.rest', {}]] }));
    hidden.mockRestore();
    frames(5);
    expect(store.options[0]?.[0]).toBe('rest');
  });

  it('shows every event to those who want no motion, too: to be read, heard and looked at', async () => {
    settings.set('motion', 'reduced');
    await enter();
    world.newest.says(update(11, { happened: [['.a', {}]], view: { round: 2 } }));
    frames(2);
    expect(store.happening?.[0]).toBe('.a');
    frames(kStep + 3);
    expect(store.happening).toBeNull();
    expect(store.shown).toMatchObject({ round: 2 });
    settings.set('motion', 'system');
  });

  it('tells many events a few lines at a time, in their order, and none after it was closed', async () => {
    await enter();
    const still = Array.from({ length: 8 }, (_, n) => ['.still', { n }] as [string, { n: number }]);
    world.newest.says(update(11, { happened: still }));
    frames(3);
    expect(store.log).toHaveLength(3);
    frames(1);
    expect(store.log).toHaveLength(6);
    frames(2); // the question has its turn, too
    const told = store.log.map((entry) => (entry.kind === 'happening' ? entry.happening[1]['n'] : null));
    expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    world.newest.says(update(12, { happened: still }));
    frames(3);
    store.close();
    vi.advanceTimersByTime(1000);
    expect(store.log).toEqual([]);
  });

  it('passes over what a table runs ahead with, and loses no line, no question and no answer', async () => {
    await enter();
    const kAhead = 60; // each has five pieces, and a hundred wait at most
    for (let n = 1; n <= kAhead; n++)
      world.newest.says(
        update(10 + n, {
          happened: [['.still', { n }]],
          view: { round: n },
          ...(n === kAhead - 5 && { q: ['.ask', { n }], options: [['stay', '.stay', {}]] }),
        }),
      );
    vi.advanceTimersByTime(10_000);
    expect(store.shown).toMatchObject({ round: kAhead });
    expect(store.q).toEqual(['.ask', { n: kAhead - 5 }]);
    expect(store.options[0]?.[0]).toBe('stay');
    const told = store.log.map((entry) => (entry.kind === 'happening' ? entry.happening[1]['n'] : null));
    expect(told).toEqual(Array.from({ length: kAhead }, (_, n) => n + 1));
  });

  it('keeps board facts with the view they follow from', async () => {
    await enter();
    world.newest.says(
      update(11, { view: { round: 2 }, board: { danger: 1, living: 9 } }),
      update(12, { view: { round: 3 }, board: { danger: 0 } }),
    );
    frames(1);
    expect(store.view).toMatchObject({ round: 3, board: { danger: 0, living: 9 } });
  });

  it('ignores an update it already has', async () => {
    await enter();
    world.newest.says(update(11, { view: { round: 2 } }), update(11, { view: { round: 99 } }));
    frames(1);
    expect(store.view).toMatchObject({ round: 2 });
    expect(world.sockets).toHaveLength(1);
  });

  it('asks for the rest when one is missing, and applies it once', async () => {
    await enter();
    world.newest.says(update(11, { view: { round: 2 } }), update(13, { view: { round: 4 } }));
    frames(1);
    expect(store.view).toMatchObject({ round: 2 });
    expect(world.sockets).toHaveLength(2);
    world.newest.accept();
    expect(world.newest.heard('hello')).toMatchObject({ last: 11, epoch: 'e1' });
    world.newest.says(
      { t: 'welcome', you: 0, owner: true, epoch: 'e1', resumed: true },
      update(12, { view: { round: 3 } }),
      update(13, { view: { round: 4 } }),
    );
    frames(1);
    expect(store.view).toMatchObject({ round: 4 });
  });

  it('tells what was before it came in the order in which it happened', async () => {
    const said: Said = { id: 1, seat: 1, form: 'agree', text: ['.say.agree', {}] };
    await enter({
      log: [
        { said },
        { happened: [['phase_began', { phase: 'phase:move' }]] },
        { chat: { seat: -1, name: 'Ada', text: 'hello' } },
        { notice: { text: ['notice.returned', {}] } },
        { happened: [['moved', {}]] },
      ],
    });
    expect(store.log.map((entry) => entry.kind)).toEqual([
      'said',
      'happening',
      'chat',
      'notice',
      'happening',
    ]);
    expect(store.past).toBe(store.log.at(-1)!.id); // nothing of it is new
    world.newest.says(update(11, { said }));
    frames(10);
    expect(store.log.filter((entry) => entry.id > store.past).map((entry) => entry.kind)).toEqual(['said']);
  });

  it('writes to its team alone where the table says that it may', async () => {
    await enter({ apart: [0, 3] });
    expect(store.apart).toEqual([0, 3]);
    void store.chat('now', true);
    expect(world.newest.heard('chat')).toMatchObject({ text: 'now', apart: true });
    void store.chat('hello');
    expect(world.newest.heard('chat')).not.toHaveProperty('apart');
  });

  it('comes back after a loss and takes a fresh snapshot for everything it knew', async () => {
    await enter({ log: [{ chat: { seat: 0, name: 'Ada', text: 'old' } }] });
    world.newest.breaks();
    expect(store.status).toBe('reconnecting');
    vi.advanceTimersByTime(1000);
    world.newest.accept();
    world.newest.says(
      { t: 'welcome', you: 0, owner: true, epoch: 'e2', resumed: false },
      snapshot({ seq: 3 }),
    );
    expect(store.log).toEqual([]);
    world.newest.says(update(4, { view: { round: 5 } }));
    frames(1);
    expect(store.view).toMatchObject({ round: 5 });
  });

  it('sends an unacknowledged answer again with the same id, and only once done', async () => {
    await enter();
    const answered = store.answer('go 1');
    const first = world.newest.heard('answer')!;
    expect(first).toMatchObject({ serial: 7, do: 'go 1' });
    expect(store.pending).toBe('go 1');
    world.newest.breaks();
    vi.advanceTimersByTime(1000);
    world.newest.accept();
    expect(world.newest.heard('answer')).toBeUndefined();
    world.newest.says({ t: 'welcome', you: 0, owner: true, epoch: 'e1', resumed: true });
    expect(world.newest.heard('answer')).toEqual(first);
    world.newest.says(update(11, { ack: first['id'] as number, view: { round: 2 } }));
    await answered;
    expect(store.pending).toBeNull();
    world.newest.breaks();
    vi.advanceTimersByTime(1000);
    world.newest.accept();
    world.newest.says({ t: 'welcome', you: 0, owner: true, epoch: 'e1', resumed: true });
    expect(world.newest.heard('answer')).toBeUndefined();
  });

  it('answers the question that the answer was offered for, not the one that comes', async () => {
    await enter();
    const next = { prompt: { ...kPrompt, serial: 8 } };
    world.newest.says(update(11, { view: next, options: [['stay', '.stay', {}]] }));
    frames(1);
    expect(store.view?.prompt.serial).toBe(8);
    void store.answer('go 1'); // still in sight
    expect(world.newest.heard('answer')).toMatchObject({ serial: 7, do: 'go 1' });
    world.newest.says({
      t: 'refused',
      ack: world.newest.heard('answer')!['id'] as number,
      code: 'stale',
    });
    await vi.waitFor(() => expect(store.pending).toBeNull());
    frames(10);
    void store.answer('stay');
    expect(world.newest.heard('answer')).toMatchObject({ serial: 8, do: 'stay' });
  });

  it('answers what it is asked once more with the same answers', async () => {
    await enter();
    world.newest.says(update(11, { view: { prompt: { ...kPrompt, serial: 8 } } }));
    void store.answer('go 1');
    expect(world.newest.heard('answer')).toMatchObject({ serial: 8, do: 'go 1' });
  });

  it('offers the same answers anew only when what was done with the last has been seen', async () => {
    await enter();
    const view = { prompt: { ...kPrompt, serial: 8 } };
    world.newest.says(update(11, { view, happened: [['.revealed', {}]] }));
    frames(2);
    expect(store.options).toEqual([]);
    frames(kStep + 10);
    expect(store.options).toEqual([['go 1', '.go', {}]]);
    void store.answer('go 1');
    expect(world.newest.heard('answer')).toMatchObject({ serial: 8, do: 'go 1' });
  });

  it('comes to the next decision at once when one has seen enough, and loses no line', async () => {
    await enter();
    const happened = Array.from({ length: 5 }, (_, i): [string, object] => [`.went ${i}`, {}]);
    world.newest.says(update(11, { happened: happened as never, options: [['stay', '.stay', {}]] }));
    frames(3);
    expect(store.options).toEqual([]);
    store.skip();
    frames(3);
    expect(store.options).toEqual([['stay', '.stay', {}]]);
    expect(store.happening).toBeNull();
    expect(store.log).toHaveLength(5);
  });

  it('stays at the end of what happens, once skipped, until this seat is asked', async () => {
    await enter({ options: [] });
    const event = (name: string) => [[name, {}]] as never;
    const shownInSteps = () => {
      frames(3);
      return store.happening !== null;
    };
    world.newest.says(update(11, { happened: event('.first') }));
    expect(shownInSteps()).toBe(true);
    store.skip();
    expect(store.skipping).toBe(true);
    world.newest.says(update(12, { happened: event('.second') }));
    expect(shownInSteps()).toBe(false);
    expect(store.log).toHaveLength(2);
    world.newest.says(update(13, { happened: event('.third'), options: [['stay', '.stay', {}]] }));
    expect(shownInSteps()).toBe(false);
    expect([store.skipping, store.options]).toEqual([false, [['stay', '.stay', {}]]]);
    world.newest.says(update(14, { happened: event('.fourth'), options: [] }));
    expect(shownInSteps()).toBe(true);
  });

  it('goes step by step again for who wants to watch', async () => {
    await enter({ options: [] });
    store.skip();
    store.watch();
    world.newest.says(update(11, { happened: [['.first', {}]] as never }));
    frames(3);
    expect(store.happening).not.toBeNull();
  });

  it('answers what it is asked once more before it was shown the first time', async () => {
    await enter();
    world.newest.says(
      update(11, { view: { prompt: { ...kPrompt, serial: 8 } }, options: [['stay', '.stay', {}]] }),
      update(12, { view: { prompt: { ...kPrompt, serial: 9 } } }),
    );
    while (store.options[0]?.[0] !== 'stay') frames(1);
    void store.answer('stay');
    expect(world.newest.heard('answer')).toMatchObject({ serial: 9, do: 'stay' });
  });

  it('can answer again after an update that it could not show', async () => {
    await enter();
    const answered = store.answer('go 1');
    const id = world.newest.heard('answer')!['id'] as number;
    expect(() => world.newest.says({ ...update(11, { ack: id }), happened: 5 as never })).toThrow(TypeError);
    await answered;
    expect(store.pending).toBeNull();
  });

  it('does not send a second answer while the first is under way', async () => {
    await enter();
    void store.answer('go 1');
    void store.answer('go 1');
    expect(world.newest.sent.filter((message) => message['t'] === 'answer')).toHaveLength(1);
  });

  it('keeps the refusal of an answer', async () => {
    await enter();
    const answered = store.answer('go 1');
    const id = world.newest.heard('answer')!['id'] as number;
    world.newest.says({ t: 'refused', ack: id, code: 'illegal', rule: 'LD-12' });
    await answered;
    expect(store.refusal).toMatchObject({ code: 'illegal', rule: 'LD-12' });
    expect(store.pending).toBeNull();
  });

  it('says when its game could not be fetched, and tries again with the next news of the table', async () => {
    loadGame.mockRejectedValueOnce(new Error('network'));
    store.open();
    world.newest.accept();
    world.newest.says(
      { t: 'welcome', you: 0, owner: true, epoch: 'e1', resumed: false },
      { t: 'table', table: kInfo },
    );
    await vi.waitFor(() => expect(store.failed).toBe(true));
    expect(store.game).toBeNull();
    world.newest.says({ t: 'table', table: kInfo }, { t: 'table', table: kInfo });
    await vi.waitFor(() => expect(store.game).toBe(kGame));
    expect(store.failed).toBe(false);
    expect(loadGame).toHaveBeenCalledTimes(2);
  });

  describe('whose token is wrong', () => {
    const refusing = (known: string) =>
      vi.fn((path: string, { headers }: { headers: Record<string, string> }) => {
        if (path === '/api/guests')
          return Promise.resolve(new Response('{"id":"h","name":"Ada","token":"new-token"}'));
        const right = headers['Authorization'] === `Bearer ${known}`;
        return Promise.resolve(new Response(right ? '{"tables":[]}' : '{}', { status: right ? 200 : 401 }));
      });
    afterEach(() => void vi.unstubAllGlobals());

    it('becomes a new guest of the same name and comes back', async () => {
      vi.stubGlobal('fetch', refusing('new-token'));
      store.open();
      world.newest.accept();
      world.newest.breaks(4002);
      await vi.waitFor(() => expect(world.sockets).toHaveLength(2));
      world.newest.accept();
      expect(world.newest.heard('hello')).toMatchObject({
        guest: 'new-token',
        name: 'Ada',
        seat: 'seat-token',
      });
      world.newest.breaks(4002); // then it is the seat
      expect([store.status, store.closeCode]).toEqual(['closed', 4002]);
    });

    it('stays the guest it is when only the seat is not its own', async () => {
      vi.stubGlobal('fetch', refusing('guest-token'));
      store.open();
      world.newest.accept();
      world.newest.breaks(4002);
      await vi.waitFor(() => expect(store.status).toBe('closed'));
      expect(store.closeCode).toBe(4002);
      expect(identity.guest?.token).toBe('guest-token');
      expect(world.sockets).toHaveLength(1);
    });

    it('does not come back where it was left meanwhile', async () => {
      const fetched = refusing('new-token');
      vi.stubGlobal('fetch', fetched);
      store.open();
      world.newest.breaks(4002);
      store.close();
      await vi.waitFor(() => expect(identity.guest?.token).toBe('new-token'));
      await vi.advanceTimersByTimeAsync(1000);
      expect(world.sockets).toHaveLength(1);
    });
  });

  it('comes back with the newest key to its seat', async () => {
    await enter();
    identity.keepSeat('ABCD', { seat: 0, token: 'newer' }, false); // by another tab
    world.newest.breaks();
    vi.advanceTimersByTime(1000);
    world.newest.accept();
    expect(world.newest.heard('hello')).toMatchObject({ seat: 'newer' });
  });

  it('keeps the token of a seat and forgets the one it left', async () => {
    await enter();
    identity.keepSeat('ABCD', { seat: 0, token: 'seat-token' }, false);
    const sitting = store.send({ t: 'sit', seat: 2, name: 'Ada' });
    const id = world.newest.heard('sit')!['id'] as number;
    world.newest.says({ t: 'seated', ack: id, seat: 2, token: 'new-token' });
    await sitting;
    expect(store.you).toBe(2);
    expect(identity.seats('ABCD')).toEqual([{ seat: 2, token: 'new-token' }]);
  });

  it('takes the key of its seat along to a rematch', async () => {
    await enter();
    identity.keepSeat('ABCD', { seat: 0, token: 'seat-token' }, false);
    world.newest.says({ t: 'table', table: { ...kInfo, status: 'over', rematch: 'NEXT' } });
    expect(identity.seats('NEXT')).toEqual([{ seat: 0, token: 'seat-token' }]);
  });

  it('knows when the table is handed over', async () => {
    await enter();
    world.newest.says({ t: 'table', table: { ...kInfo, owner: 3 } });
    expect(store.owner).toBe(false);
    world.newest.says({ t: 'table', table: kInfo });
    expect(store.owner).toBe(true);
  });

  it('forgets the key of a seat that was taken from it, and sends nothing twice', async () => {
    await enter();
    identity.keepSeat('ABCD', { seat: 0, token: 'seat-token' }, false);
    void store.chat('hello').catch(() => undefined);
    world.newest.says({ t: 'welcome', you: -1, owner: false, epoch: 'e3', resumed: false });
    expect(store.you).toBe(-1);
    expect(identity.seats('ABCD')).toEqual([]);
    expect([store.view, store.q, store.log]).toEqual([null, null, []]);
    expect(world.newest.sent.filter((message) => message['t'] === 'chat')).toHaveLength(1);
  });

  it('forgets the key of its seat when it is removed from the table', async () => {
    await enter();
    identity.keepSeat('ABCD', { seat: 0, token: 'seat-token' }, false);
    world.newest.breaks(4003);
    expect(store.status).toBe('closed');
    expect(identity.seats('ABCD')).toEqual([]);
  });

  it('leaves nothing behind when it is closed', async () => {
    await enter({ log: [{ chat: { seat: 0, name: 'Ada', text: 'secret' } }] });
    store.close();
    expect([store.view, store.shown, store.q, store.info, store.happening]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([store.options, store.log, store.say]).toEqual([[], [], []]);
    expect(store.status).toBe('closed');
  });
});
