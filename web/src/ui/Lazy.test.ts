import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { settings } from '../lib/device/settings.svelte.ts';
import { text } from '../lib/text/text.svelte.ts';
import Lazy from './Lazy.svelte';
import LanguageSwitch from './LanguageSwitch.svelte';

it('keeps what it shows when the language is switched', async () => {
  settings.values.language = 'en';
  await text.want('core');
  const load = () => text.want('setup').then(() => ({ default: LanguageSwitch }));
  const lazy = mount(Lazy, { target: document.body, props: { load, props: {} } });
  const shown = () => document.querySelector('.languages');
  await expect.poll(shown).not.toBeNull();
  const first = shown();
  await text.use('pl');
  flushSync();
  await tick();
  expect(shown()).toBe(first);
  await unmount(lazy);
});
