import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../games/game.ts';
import { settings } from '../lib/device/settings.svelte.ts';
import { text } from '../lib/text/text.svelte.ts';
import type { Option } from '../lib/protocol.ts';
import type { LogEntry } from '../lib/store/log.svelte.ts';
import { FakeStore, fakeGame, viewOf } from './testing/fake_store.svelte.ts';
import { ask, openScreen, press, store, useScreen } from './testing/table_screen.ts';

useScreen();

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
      {
        id: 1,
        kind: 'happening',
        happening: ['card_kept', { player: '@0', item: 'item:saw' }, '.seen', {}, 1],
      },
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

  it('is told of every absence, once, and not of what happens since', async () => {
    const kept = (id: number, item: string): LogEntry => ({
      id,
      kind: 'happening',
      happening: ['card_kept', { player: '@0', item: `item:${item}` }, '.seen', {}, 1],
    });
    const told = () => document.querySelector('.briefing')?.textContent ?? '';
    store.log = [kept(1, 'saw')];
    store.briefing = 1;
    flushSync();
    await vi.waitFor(() => expect(told()).toContain('Chainsaw'), { timeout: 60_000 }); // it is fetched
    store.log = [...store.log, kept(2, 'bat')];
    flushSync();
    expect(told()).toContain('Chainsaw');
    document.querySelector<HTMLElement>('.briefing .main')!.click();
    flushSync();
    await text.use('pl');
    await text.use('en');
    flushSync();
    expect(told()).toBe('');
    store.log = [kept(3, 'meat')];
    store.briefing = 1;
    flushSync();
    await vi.waitFor(() => expect(told()).toContain('Rotten Meat'));
  });

  it('is not in what the team says and writes to itself', async () => {
    const said = { id: 1, seat: 1, heard: [0, 1], form: 'dice_unknown', text: ['.say.dice_unknown', {}] };
    store.log = [
      { id: 1, kind: 'said', said: said as never },
      { id: 2, kind: 'chat', chat: { seat: 1, name: 'Filip', text: 'to the lot', heard: [0, 1] } },
      { id: 3, kind: 'chat', chat: { seat: 1, name: 'Filip', text: 'good evening' } },
    ];
    const told = () => document.body.textContent;
    flushSync();
    const spoken = () => document.querySelector('.log q')?.textContent ?? '';
    await expect.poll(spoken, { timeout: 60_000 }).not.toBe(''); // it is fetched
    const words = spoken();
    press('h');
    expect(document.querySelectorAll('.log li.veiled')).toHaveLength(2);
    expect(told()).not.toContain(words);
    expect(told()).not.toContain('to the lot');
    expect(told()).toContain('good evening');
    press('h');
    expect(told()).toContain(words);
    expect(told()).toContain('to the lot');
  });

  it('leaves alone what all may know', () => {
    ask(0);
    press('h');
    expect(document.querySelectorAll('.option')).toHaveLength(2);
  });
});

describe('the guide', () => {
  beforeEach(() => void (settings.values.guide = true));
  afterEach(() => void (settings.values.guide = false));

  function taught(game: Partial<GameUi>, phase: number): string[] {
    const played = { ...fakeGame, ...game };
    const table = new FakeStore(played);
    table.view = viewOf({ phase });
    openScreen({ game: played, table });
    return [...document.querySelectorAll('.lesson b')].map((title) => title.textContent ?? '');
  }

  it('teaches the phase as the game tells it', () => {
    const titles = [3, 4].map((phase) => text.write(`guide.zig.phase_${phase}.title`, {}, []));
    expect(taught({}, 3)).toEqual([titles[0]]);
    expect(taught({ phaseLesson: () => 'guide.zig.phase_4' }, 3)).toEqual([titles[1]]);
  });

  it('says of a tray that only you see it, but not where nothing is secret', () => {
    expect(taught({}, 99)).toEqual(['Only you see this']);
    expect(taught({ guarded: () => false }, 99)).toEqual([]);
  });
});
