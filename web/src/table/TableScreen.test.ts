import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { identity } from '../lib/identity.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { text } from '../lib/text.svelte.ts';
import type { Option } from '../lib/protocol.ts';
import TableScreen from './TableScreen.svelte';
import { FakeStore, fakeGame, viewOf } from './testing/fake_store.svelte.ts';

const kPoint: [string, string, Record<string, string | number>][] = [
  ['vote red', '?point', { player: '@0', vote: 'feed', self: 'yes', points: 8 }],
  ['vote blue', '?point', { player: '@1', vote: 'feed', self: 'no', points: 5 }],
];
const kPass: [string, string, Record<string, never>][] = [['done', '?pass', {}]];

// The first screen compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let store: FakeStore;
let screen: object;

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
  await text.want('core', 'osaczeni');
});

beforeEach(() => {
  Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
  store = new FakeStore(fakeGame);
  screen = mount(TableScreen, { target: document.body, props: { store, game: fakeGame } });
  flushSync();
});

afterEach(() => unmount(screen));

function press(key: string) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

function ask(sealed: 0 | 1) {
  store.view = viewOf({ sealed });
  store.options = kPoint;
  flushSync();
}

describe('answering with the keyboard', () => {
  it('picks with a number and confirms with Enter', () => {
    ask(0);
    press('2');
    expect(store.sent).toEqual([]);
    expect(document.querySelector('[aria-pressed="true"] .words')?.textContent).toContain('Filip');
    press('Enter');
    expect(store.sent).toEqual(['vote blue']);
  });

  it('sends a sealed choice at once, since it may be replaced', () => {
    ask(1);
    press('1');
    press('2');
    expect(store.sent).toEqual(['vote red', 'vote blue']);
  });

  it('lets a pick go with Escape, and with the question it was for', () => {
    ask(0);
    press('1');
    press('Escape');
    press('Enter');
    press('1');
    store.options = [...kPoint].reverse();
    flushSync();
    press('Enter');
    expect(store.sent).toEqual([]);
  });

  it('answers nothing while an answer is on its way', () => {
    ask(1);
    store.pending = 'vote red';
    press('2');
    expect(store.sent).toEqual([]);
  });

  it('undoes only what can be undone', () => {
    press('u');
    store.canUndo = true;
    press('u');
    expect(store.sent).toEqual(['undo']);
  });
});

describe('the screen', () => {
  it('shows the question, and whom the table waits for', () => {
    store.q = ['.wait.break_tie', { players: '@1', tied: '@0,1' }];
    flushSync();
    expect(document.querySelector('#question-title')?.textContent).toContain('A tie between Aga and Filip');
  });

  it('covers the tray with one key', () => {
    press('h');
    expect(document.querySelector('.curtain')).not.toBeNull();
    press('h');
    expect(document.querySelector('.curtain')).toBeNull();
  });

  it('shows a refusal with its rule', async () => {
    store.refusal = { t: 'refused', ack: 1, code: 'illegal', rule: 'OS-221' };
    flushSync();
    const alert = () => document.querySelector('[role="alert"]')?.textContent ?? '';
    await vi.waitFor(() => expect(alert()).toContain('OS-221'), { timeout: 20_000 }); // it is fetched
  });

  it('is drawn before its first view is here', () => {
    unmount(screen);
    const game = { ...fakeGame, guarded: (view: { table: object }) => Boolean(view.table) };
    store = new FakeStore(game);
    store.view = null;
    screen = mount(TableScreen, { target: document.body, props: { store, game } });
    flushSync();
    expect(document.querySelector('.curtain')).toBeNull();
    store.view = Object.assign(viewOf({}), { table: {} });
    flushSync();
    expect(document.querySelector('.curtain')).not.toBeNull();
  });

  it('offers those who watch no answers and no tray', () => {
    store.you = -1;
    store.view = viewOf({ asked: 0 });
    flushSync();
    expect(document.querySelector('.options')).toBeNull();
    expect(document.querySelector('.tray')).toBeNull();
  });

  it('marks what only the team hears, and says nothing of those who are muted', () => {
    const team = {
      id: 1,
      seat: 1,
      heard: [0, 1],
      form: 'agree',
      text: ['.say.agree', {}] as [string, object],
    };
    store.log = [
      { id: 1, kind: 'said', said: team as never },
      { id: 2, kind: 'chat', chat: { seat: 1, name: 'Filip', text: 'now', heard: [0, 1] } },
      { id: 3, kind: 'chat', chat: { seat: -1, name: 'Loud', text: 'noise' } },
    ];
    flushSync();
    const marked = [...document.querySelectorAll('.log li.mine')].map((line) => line.textContent);
    expect(marked).toHaveLength(2);
    expect(marked[1]).toContain('Only the team hears this: Aga, Filip.');
    expect(document.querySelector('.log')?.textContent).toContain('noise');
    identity.mute('TEST', 'Loud', true);
    flushSync();
    expect(document.querySelector('.log')?.textContent).not.toContain('noise');
    identity.mute('TEST', 'Loud', false);
  });

  it('says how well a computer player plays, whatever it is doing', () => {
    const bot = () => document.querySelectorAll('.seat')[1]!.textContent;
    expect(bot()).toContain('regular');
    store.view = viewOf({ waited_for: 2 });
    flushSync();
    expect(bot()).toContain('regular');
    expect(bot()).toContain('thinking');
  });

  it('marks what only this seat got', () => {
    store.log = [
      {
        id: 1,
        kind: 'happening',
        happening: ['!card_kept.seen', { player: '@0', item: 'item:saw' }, 1],
      },
      { id: 2, kind: 'happening', happening: ['!card_kept', { player: '@1' }] },
    ];
    flushSync();
    expect([...document.querySelectorAll('.log li')].map((line) => line.classList.contains('mine'))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a line of the log', () => {
  const line = () => document.querySelector<HTMLElement>('.log .line')!;

  beforeEach(() => {
    store.log = [
      { id: 1, kind: 'happening', happening: ['!attacked', { area: 'area:hall' }] },
      { id: 2, kind: 'happening', happening: ['!round_ended', {}] },
    ];
    flushSync();
  });

  it('keeps its place lit when it is touched, until it is touched again', () => {
    expect(document.querySelectorAll('.log .line')).toHaveLength(1);
    line().click();
    flushSync();
    expect(line().getAttribute('aria-pressed')).toBe('true');
    line().click();
    flushSync();
    expect(line().getAttribute('aria-pressed')).toBe('false');
  });

  it('is reached with the arrow keys', () => {
    const log = document.querySelector('.log')!;
    log.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    expect(document.activeElement).toBe(line());
  });

  it('makes way on a phone, so that the place is seen', () => {
    unmount(screen);
    Object.assign(globalThis, { innerWidth: 360, innerHeight: 740 });
    screen = mount(TableScreen, { target: document.body, props: { store, game: fakeGame } });
    flushSync();
    press('l');
    expect(document.querySelector('.sheet.raised')).not.toBeNull();
    line().click();
    flushSync();
    expect(document.querySelector('.sheet.raised')).toBeNull();
  });
});

describe('what the cover hides', () => {
  const kKeep: Option[] = [
    ['keep saw', '?keep', { item: 'item:saw' }],
    ['done', '?pass', {}],
  ];
  const shown = () => document.querySelector('.question')!.textContent;

  function askCovered(key: string) {
    store.view = viewOf({ sealed: 0 });
    store.q = [key, { n: 3, item: 'item:saw', deck: 'yes' }];
    store.options = kKeep;
    press('h');
  }

  it('is not in the answers either: they are covered until somebody wants to see them', async () => {
    askCovered('.ask.keep_card');
    await new Promise(requestAnimationFrame);
    expect(shown()).not.toContain('Chainsaw');
    expect(document.querySelectorAll('.option')).toHaveLength(1);
    expect(document.querySelector('.option')?.textContent).toContain('Pass');
    expect(document.querySelector('.option kbd')).toBeNull();
    document.querySelector<HTMLElement>('.veil')!.click();
    flushSync();
    expect(shown()).toContain('Chainsaw');
    expect(document.querySelectorAll('.option')).toHaveLength(2);
  });

  it('is never picked unseen: a key uncovers first', () => {
    askCovered('.ask.keep_card');
    press('1');
    expect(document.querySelector('[aria-pressed="true"].option')).toBeNull();
    expect(document.querySelector('.veil')).toBeNull();
    press('1');
    press('Enter');
    expect(store.sent).toEqual(['keep saw']);
  });

  it('is not in the question', () => {
    askCovered('.ask.last_card');
    expect(document.querySelector('#question-title')?.textContent).toContain('Covered');
    press('h');
    expect(document.querySelector('#question-title')?.textContent).not.toContain('Covered');
  });

  it('is neither in the log nor in what is told to those who come back', async () => {
    store.log = [
      { id: 1, kind: 'happening', happening: ['!card_kept.seen', { player: '@0', item: 'item:saw' }, 1] },
    ];
    store.briefing = 1;
    press('h');
    const told = () => document.querySelector('.briefing')?.textContent ?? '';
    await vi.waitFor(() => expect(told()).toContain('Covered'), { timeout: 60_000 }); // it is fetched
    expect(told()).not.toContain('Chainsaw');
    expect(document.querySelector('.log')?.textContent).not.toContain('Chainsaw');
    press('h');
    expect(told()).toContain('Chainsaw');
  });

  it('leaves alone what all may know', () => {
    ask(0);
    press('h');
    expect(document.querySelectorAll('.option')).toHaveLength(2);
  });
});

describe('the standing order', () => {
  async function order() {
    document.querySelector<HTMLElement>('[aria-haspopup="dialog"].open')!.click();
    const first = () => document.querySelector<HTMLInputElement>('dialog input[role="switch"]');
    await vi.waitFor(() => expect(first()).not.toBeNull(), { timeout: 60_000 }); // it is fetched
    first()!.click();
    flushSync();
    await import('./StandingOrder.svelte'); // as the table does
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  it('passes each window once, and only while it is on', async () => {
    store.view = viewOf({ may_pass: 1, serial: 7 });
    store.q = ['.ask.walkie', { n: 4 }];
    store.options = kPass;
    flushSync();
    expect(store.sent).toEqual([]);
    await order();
    expect(store.sent).toEqual(['done']);
    store.options = [...kPass];
    flushSync();
    expect(store.sent).toEqual(['done']);
  });

  it('ends when something happens', async () => {
    await order();
    store.log = [{ id: 1, kind: 'happening', happening: ['!phase_began', {}] }];
    flushSync();
    store.log = [...store.log, { id: 2, kind: 'happening', happening: ['!attacked', {}] }];
    flushSync();
    store.view = viewOf({ may_pass: 1, serial: 8 });
    store.q = ['.ask.walkie', { n: 4 }];
    store.options = kPass;
    flushSync();
    expect(store.sent).toEqual([]);
  });
});
