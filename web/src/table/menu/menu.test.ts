import { flushSync } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { FakeStore, fakeGame, viewOf } from '../testing/fake_store.svelte.ts';
import { openScreen, press, store, useScreen } from '../testing/table_screen.ts';

useScreen();
beforeEach(() => localStorage.clear());

async function turnWatching() {
  const watching = () =>
    [...document.querySelectorAll<HTMLElement>('dialog.menu [role="switch"]')].find((each) =>
      each.closest('label, div')!.textContent.includes('Others may watch'),
    );
  if (!watching()) document.querySelector<HTMLElement>('button.open')!.click();
  await expect.poll(watching, { timeout: 60_000 }).toBeDefined(); // it is fetched
  watching()!.click();
  flushSync();
}

it('others who may watch again find the table as they did before', async () => {
  const table = new FakeStore(fakeGame);
  table.info = { ...table.info!, watching: 'everybody' };
  openScreen({ table });
  await turnWatching();
  store.info = { ...store.info!, watching: 'nobody' };
  flushSync();
  await turnWatching();
  expect(store.sent).toEqual([
    { t: 'configure', watching: 'nobody' },
    { t: 'configure', watching: 'everybody' },
  ]);
});

it('the host sends one who watches away after asking once more, others only see who is here', async () => {
  const buttons = (words: string) =>
    [...document.querySelectorAll<HTMLElement>('dialog.menu section button')].filter((each) =>
      each.textContent.includes(words),
    );
  const table = new FakeStore(fakeGame);
  const standing = [{ name: 'Host', owner: true }, { name: '' }, { name: 'Eve' }, { name: '' }];
  table.info = { ...table.info!, watching: 'link', standing };
  openScreen({ table });
  document.querySelector<HTMLElement>('button.open')!.click();
  await expect.poll(() => buttons('Remove').length, { timeout: 60_000 }).toBe(3); // it is fetched
  buttons('Remove')[1]!.click();
  flushSync();
  expect(store.sent).toEqual([]);
  buttons('Remove and keep away')[0]!.click();
  expect(store.sent).toEqual([{ t: 'remove', name: 'Eve' }]);
  store.owner = false;
  flushSync();
  expect(buttons('Remove')).toEqual([]);
  expect(document.querySelector('dialog.menu section')!.textContent).toContain('Eve');
});

it('who is out skips to the end, and computer players hurry for nobody else', () => {
  const game = { ...fakeGame, seatFacts: () => ({ cards: 0, living: 0, tokens: [], state: 'out' as const }) };
  const table = new FakeStore(game);
  table.view = viewOf({ asked: 0, waited_for: 2 });
  openScreen({ game, table });
  expect(document.querySelector('.question .head')!.textContent).toContain('Skip to the end');
  press('n');
  expect([store.skipping, store.sent]).toEqual([true, [{ t: 'speed', speed: 'at_once' }]]);
  flushSync();
  expect(document.querySelector('.question .head')!.textContent).toContain('Watch again');

  const two = new FakeStore(game);
  two.view = viewOf({ asked: 0, waited_for: 2 });
  two.info = { ...two.info!, seats: two.info!.seats.map((seat) => ({ ...seat, kind: 'person' as const })) };
  openScreen({ game, table: two });
  press('n');
  expect([store.skipping, store.sent]).toEqual([true, []]);
});
