import { beforeEach, expect, it, vi } from 'vitest';
import page from '../../../index.html?raw';
import { firstPage } from './first_page.ts';
import { router } from './router.svelte.ts';

// The page that the server sends, and what is read there when nothing more comes.

const unloaded = () => document.getElementById('unloaded');

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(page, 'text/html').body.innerHTML;
});

it('shows the screen in place of the message when all is there', async () => {
  const target = document.getElementById('app')!;
  await firstPage(
    () => Promise.resolve(),
    (into) => into.append('the screen'),
  );
  expect(target.textContent!.trim()).toBe('the screen');
  expect(unloaded()).toBeNull();
});

it('says so in both languages when words, screen or the drawing of it fail', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const fails of [0, 1]) {
    unloaded()!.classList.remove('now');
    await firstPage(
      () => (fails === 0 ? Promise.reject(new Error('0')) : Promise.resolve()),
      () => {
        throw new Error(String(fails));
      },
    );
    expect(said).toHaveBeenLastCalledWith(new Error(String(fails)));
    expect(unloaded()!.classList.contains('now')).toBe(true);
  }
  for (const language of ['en', 'pl'])
    for (const part of ['h1', 'p', 'span'])
      expect(unloaded()!.querySelector(`${part}:is([lang="${language}"], [lang="${language}"] *)`)).not.toBe(
        null,
      );
  said.mockRestore();
});

it('has a way to try again that needs no script and that the router leaves alone', () => {
  router.start();
  const again = unloaded()!.querySelector('a')!;
  expect(again.getAttribute('href')).toBe(''); // this page, whichever it is
  let caught = true;
  addEventListener(
    'click',
    (event) => {
      caught = event.defaultPrevented;
      event.preventDefault(); // no page to load here
    },
    { once: true },
  );
  again.click();
  expect(caught).toBe(false);
});
