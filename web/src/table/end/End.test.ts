import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../lib/connection/api.ts';
import { takeIntent } from '../../lib/device/intents.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import type { Happening, Sentence } from '../../lib/protocol.ts';
import { text } from '../../lib/text/text.svelte.ts';
import { Desk } from '../desk.svelte.ts';
import End from './End.svelte';
import { Guide } from '../guide/guide.svelte.ts';
import { FakeStore, fakeGame } from '../testing/fake_store.svelte.ts';

// The first one compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const offline = () => Promise.reject(new ApiError(0, 'offline'));
let screen: object;
let store: FakeStore;
let saved: string[];

beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'setup', 'zig');
});

beforeEach(() => {
  vi.spyOn(api, 'replay').mockImplementation(offline);
  vi.spyOn(api, 'ledger').mockImplementation(offline);
  saved = [];
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:record', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const game = { ...fakeGame, scoreParts: (_: unknown, seat: number): Sentence[] => [[`part ${seat}`, {}]] };
  store = new FakeStore(game);
  const desk = new Desk(store, game, new Guide(fakeGame.key, () => false));
  desk.follow();
  screen = mount(End, { target: document.body, props: { desk, onclose: () => undefined } });
  flushSync();
});

afterEach(async () => {
  await unmount(screen);
  vi.restoreAllMocks();
});

const alert = () => document.querySelector('[role="alert"]')?.textContent ?? '';
function saveRecord() {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find((each) => each.textContent === 'Save the record')!.click();
}

it('says that the record could not be fetched, until it could', async () => {
  const record = vi.spyOn(api, 'record').mockImplementation(offline);
  saveRecord();
  await vi.waitFor(() => expect(alert()).toContain('could not be fetched'));
  expect(saved).toEqual([]);

  record.mockResolvedValue('a record');
  saveRecord();
  await vi.waitFor(() => expect(saved).toEqual(['zig-TEST.record']));
  flushSync();
  expect(alert()).toBe('');
});

function ends(winners: string) {
  const happened: Happening[] = [
    ['scored', { player: '@0', n: 3 }],
    ['scored', { player: '@1', n: 5 }],
    ['game_ended', { players: winners }],
  ];
  store.log = happened.map((happening, id) => ({ id: id + 1, kind: 'happening', happening }));
  flushSync();
}
const verdict = () => document.querySelector<HTMLElement>('.verdict')?.dataset['verdict'];

it('says whether one won, in whose row one is, and what the points are made of', () => {
  ends('@1');
  expect(verdict()).toBe('lost');
  expect(document.querySelector('.scores .own .name')?.textContent).toContain('Aga');
  expect([...document.querySelectorAll('.parts')].map((each) => each.textContent)).toEqual([
    'part 1',
    'part 0',
  ]);
  ends('@0,1');
  expect(verdict()).toBe('won');
  store.you = -1;
  flushSync();
  expect(verdict()).toBeUndefined();
});

it('starts the rematch of one person with computer players at once', () => {
  store.info = { ...store.info!, rematch: 'NEXT' };
  flushSync();
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('rematch'))!.click();
  flushSync();
  expect(takeIntent('NEXT')).toEqual({ start: true });
});
