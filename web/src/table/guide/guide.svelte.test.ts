import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { settings } from '../../lib/device/settings.svelte.ts';
import { text } from '../../lib/text/text.svelte.ts';
import { Guide } from './guide.svelte.ts';

it('tells whoever shows a lesson when it is another, not at every message', async () => {
  await text.want('liars_dice');
  const lesson = text
    .keys('guide.liars_dice.')
    .find((key) => key.endsWith('.title'))!
    .slice(0, -'.title'.length);
  settings.set('guide', true);
  const guide = new Guide('liars_dice', () => true);
  let looks = 0;
  const end = $effect.root(() => {
    $effect(() => {
      void guide.ofMoment;
      looks += 1;
    });
  });
  flushSync();
  const first = looks;
  guide.meet(lesson, null, true);
  flushSync();
  expect(guide.ofMoment).toBe(lesson);
  expect(looks).toBe(first + 1);
  guide.meet(lesson, null, true);
  flushSync();
  expect(looks).toBe(first + 1);
  end();
});
