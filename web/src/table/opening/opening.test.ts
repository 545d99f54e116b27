import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameUi } from '../../games/game.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import { FakeStore, fakeGame, viewOf } from '../testing/fake_store.svelte.ts';
import { kPoint, openScreen, press, store, useScreen } from '../testing/table_screen.ts';

useScreen();
beforeEach(() => {
  localStorage.clear();
  settings.values.openings = true;
});

const game: GameUi = {
  ...fakeGame,
  opening: {
    Who: () => Promise.resolve({ default: (() => ({})) as never }),
    win: () => ['.win', {}],
    end: () => ['.end', {}],
    role: (view: { alien?: number }) => (view.alien ? 'alien' : ''),
  },
};
const answers = () => document.querySelectorAll('.option').length;

function arrive() {
  const table = new FakeStore(game);
  table.options = kPoint;
  openScreen({ game, table });
}
async function begin() {
  const go = () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === 'To the table');
  await expect.poll(go, { timeout: 60_000 }).toBeDefined(); // it is fetched
  go()!.click();
  flushSync();
}

it('comes before the first answer, once a seat, and not where its reader wants none', async () => {
  arrive();
  press('1');
  expect(answers()).toBe(0);
  expect(store.readings).toBe(0); // no clock runs before
  await begin();
  await expect.poll(answers).toBe(2);
  expect(store.readings).toBe(1);
  arrive();
  expect(answers()).toBe(2);

  localStorage.clear();
  settings.values.openings = false;
  arrive();
  expect(answers()).toBe(2);
});

it('comes again for who has become something else', async () => {
  arrive();
  await begin();
  store.view = Object.assign(viewOf({}), { alien: 1 });
  flushSync();
  expect(answers()).toBe(0);
  await begin();
  await expect.poll(answers).toBe(2);
});

it('stays closed where the browser keeps nothing', async () => {
  const full = ['setItem'] as const;
  const forbidden = ['getItem', 'setItem'] as const;
  for (const refuses of [full, forbidden]) {
    const refused = refuses.map((each) =>
      vi.spyOn(Storage.prototype, each).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      }),
    );
    const table = new FakeStore(game);
    table.code = refuses.join();
    table.options = kPoint;
    openScreen({ game, table });
    expect(answers()).toBe(0);
    await begin();
    await expect.poll(answers).toBe(2);
    store.view = viewOf({ serial: 2 });
    flushSync();
    expect(answers()).toBe(2);
    for (const each of refused) each.mockRestore();
  }
});

it('waits in the tray, where somebody may look on, for who has become something else', async () => {
  const table = new FakeStore(game);
  table.options = kPoint;
  openScreen({ game, table, shared: true });
  await begin();
  await expect.poll(answers).toBe(2);
  store.view = Object.assign(viewOf({}), { alien: 1 });
  flushSync();
  expect(document.querySelector('dialog[open], .pitch')).toBeNull();
  expect(answers()).toBe(2);
  const news = () => document.querySelector<HTMLElement>('.tray .news');
  expect(news()).toBeNull(); // under the cover
  press('h');
  news()!.click();
  flushSync();
  await begin();
  expect(news()).toBeNull();
});
