import { expect, it, vi } from 'vitest';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { FakeStore, fakeGame } from '#web/src/table/testing/fake_store.svelte.ts';
import { openScreen, press, store, useScreen } from '#web/src/table/testing/table_screen.ts';
import { forms } from './forms.ts';
import { sampleView } from './sample_view.ts';

useScreen();

it('the cover of the tray hides its cards from what one could say, and from what one was about to say', async () => {
  await text.want('osaczeni');
  const game = { ...fakeGame, key: 'osaczeni' };
  openScreen({ game, table: new FakeStore(game) });
  const view = sampleView();
  store.view = { ...view, prompt: { ...view.prompt, asked: 1 } };
  store.say = [forms.findIndex(({ key }) => key === 'have')];
  press('t');
  const chip = () => document.querySelector<HTMLElement>('.palette .chip')!;
  await vi.waitFor(() => expect(chip().textContent).toContain('Rotten Meat'), { timeout: 60_000 }); // it is fetched
  chip().click();
  await vi.waitFor(() => expect(document.querySelector('.palette')).toBeNull());
  press('h');
  await vi.waitFor(() => expect(chip().textContent).not.toContain('Rotten Meat'));
  expect(chip().textContent).toContain('Energy Drink');
  press('h');
  expect(chip().textContent).toContain('Rotten Meat');
});
