import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from '../../lib/connection/api.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import { text } from '../../lib/text/text.svelte.ts';
import { Desk } from '../desk.svelte.ts';
import End from './End.svelte';
import { Guide } from '../guide/guide.svelte.ts';
import { FakeStore, fakeGame } from '../testing/fake_store.svelte.ts';

// The first one compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const offline = () => Promise.reject(new ApiError(0, 'offline'));
let screen: object;
let saved: string[];

beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'setup', 'zig');
});

beforeEach(() => {
  vi.spyOn(api, 'replay').mockImplementation(offline);
  vi.spyOn(api, 'ledger').mockImplementation(offline);
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:record', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const desk = new Desk(new FakeStore(fakeGame), fakeGame, new Guide(fakeGame.key, () => false));
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
