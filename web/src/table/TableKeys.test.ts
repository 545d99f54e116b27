import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/device/settings.svelte.ts';
import type { Option, SeatKind } from '../lib/protocol.ts';
import { viewOf } from './testing/fake_store.svelte.ts';
import { ask, kPoint, press, store, useScreen } from './testing/table_screen.ts';

useScreen();

const kPass: Option[] = [['done', '?pass', {}]];

describe('answering with the keyboard', () => {
  it('picks with a number and confirms with Enter', () => {
    ask(0);
    press('1');
    expect(store.sent).toEqual([]);
    expect(document.querySelector('[aria-pressed="true"] .words')?.textContent).toContain('Filip');
    press('Enter');
    expect(store.sent).toEqual(['vote blue']);
  });

  it('sends a sealed choice at once, since it may be replaced', () => {
    ask(1);
    press('1');
    press('2');
    expect(store.sent).toEqual(['vote blue', 'vote red']);
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

describe('going by keys', () => {
  const focused = () => document.activeElement?.id;

  it('opens talk and log, and goes there', () => {
    press('t');
    expect(focused()).toBe('tab-talk');
    press('l');
    expect(focused()).toBe('tab-log');
    expect(document.querySelector('#tab-log')!.getAttribute('aria-selected')).toBe('true');
  });

  it('opens the rule, and comes back to the question by the same key', () => {
    press('?');
    expect(focused()).toBe('tab-rules');
    press('?');
    expect(focused()).toBe('question');
    expect(document.querySelector('#tab-rules')!.getAttribute('aria-selected')).toBe('false');
  });

  it('comes back from the rule to what lay open before', () => {
    press('t');
    press('?');
    press('?');
    expect(document.querySelector('#tab-talk')!.getAttribute('aria-selected')).toBe('true');
  });
});

describe('the standing order', () => {
  async function order() {
    document.querySelector<HTMLElement>('[aria-haspopup="dialog"].open')!.click();
    const first = () => document.querySelector<HTMLInputElement>('dialog input[role="switch"]');
    await vi.waitFor(() => expect(first()).not.toBeNull(), { timeout: 60_000 }); // it is fetched
    first()!.click();
    flushSync();
    await import('./question/StandingOrder.svelte'); // as the table does
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  const kLatest = 900;
  function window(serial: number) {
    store.view = viewOf({ may_pass: 1, serial });
    store.q = ['.ask.walkie', { n: 4 }];
    store.options = kPass;
    flushSync();
  }
  function wait(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  }
  const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterEach(() => void vi.useRealTimers());

  it('passes each window once, and only while it is on', async () => {
    await order();
    holdTime();
    window(7);
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
    store.options = [...kPass];
    flushSync();
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
    document.querySelector<HTMLElement>('button.order')!.click();
    window(8);
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
  });

  // Everybody sees who has decided: an answer at once would tell who has nothing to decide.
  it('takes as long as a computer player, whatever others do meanwhile', async () => {
    await order();
    holdTime();
    const chance = vi.spyOn(Math, 'random');
    for (const [drawn, after] of [
      [0, 350],
      [0.9999, kLatest],
    ] as const) {
      chance.mockReturnValue(drawn);
      store.sent = [];
      window(after);
      wait(after - 1);
      window(after); // a new view of the same question
      expect(store.sent).toEqual([]);
      wait(1);
      expect(store.sent).toEqual(['done']);
    }
    chance.mockRestore();
  });

  it('lets be when the question is gone, or was answered by hand', async () => {
    await order();
    holdTime();
    window(7);
    wait(100);
    store.options = [];
    flushSync();
    wait(kLatest);
    expect(store.sent).toEqual([]);
    window(8);
    store.pending = 'play walkie';
    flushSync();
    store.pending = null; // sealed: it may be replaced
    flushSync();
    wait(kLatest);
    expect(store.sent).toEqual([]);
  });

  it('is not needed where one can only pass and nobody else is there, for who wishes that', async () => {
    const others = (kind: SeatKind) => {
      const info = store.info!;
      store.info = {
        ...info,
        seats: info.seats.map((seat, i) => (i === store.you ? seat : { ...seat, kind })),
      };
    };
    settings.values.passAlone = true;
    others('person');
    window(7);
    expect(document.querySelector('button.order')).not.toBeNull();
    await import('./question/StandingOrder.svelte');
    holdTime();
    wait(kLatest);
    expect(store.sent).toEqual([]); // others would see how soon it comes
    others('bot');
    flushSync();
    vi.useRealTimers();
    await new Promise((done) => setTimeout(done));
    flushSync();
    holdTime();
    window(8);
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
    settings.values.passAlone = false;
    window(9);
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
  });

  it('ends when something happens', async () => {
    await order();
    holdTime();
    store.log = [{ id: 1, kind: 'happening', happening: ['phase_began', {}] }];
    flushSync();
    store.log = [...store.log, { id: 2, kind: 'happening', happening: ['attacked', {}] }];
    flushSync();
    window(8);
    wait(kLatest);
    expect(store.sent).toEqual([]);
  });
});
