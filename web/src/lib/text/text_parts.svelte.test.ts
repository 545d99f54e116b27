import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { settings } from '../device/settings.svelte.ts';
import { t, text } from './text.svelte.ts';

/** What a reader was told of a key, each time it looked. */
function told(key: string) {
  const words: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void words.push(t(key)));
  });
  flushSync();
  return { words, stop };
}

it('words that come later are written where they were missed, and nowhere else', async () => {
  await text.use('en');
  const there = told('web.skip');
  const missed = told('web.setup.title');
  expect(missed.words).toEqual(['web.setup.title']);
  await text.want('setup');
  flushSync();
  expect(missed.words).toHaveLength(2);
  expect(missed.words[1]).not.toBe('web.setup.title');
  await text.want('setup');
  flushSync();
  expect(missed.words).toHaveLength(2);
  expect(there.words).toHaveLength(1);
  await text.use('pl');
  flushSync();
  expect(there.words).toHaveLength(2);
  expect(missed.words).toHaveLength(3);
  there.stop();
  missed.stop();
});

it('parts that are wanted while the language is switched come in the new one', async () => {
  await text.use('en');
  await Promise.all([text.use('pl'), text.want('liars_dice')]);
  const polish = t('liars_dice.event.called', { player: '@0' }, ['Ada']);
  await text.use('en');
  expect(polish).not.toBe(t('liars_dice.event.called', { player: '@0' }, ['Ada']));
  expect(polish).toContain('Ada');
});

it('a language that the settings name is followed and not stored once more', async () => {
  await text.use('pl');
  settings.values.language = 'en';
  localStorage.clear();
  await text.follow();
  expect(text.language).toBe('en');
  expect(localStorage).toHaveLength(0);
});
