import { expect, it } from 'vitest';
import type { Happening, Option, Sentence } from '#web/src/lib/protocol.ts';
import { draw, tidyUp } from '#web/src/games/shared/board_testing.ts';
import OutcomeStrip from './OutcomeStrip.svelte';
import { outcomeOf } from './outcome_of.ts';

tidyUp();

// What happened is told as the log tells it: an event by its kind, and one told otherwise by its own words.
it.each<[Happening, string]>([
  [['sos_sent', {}], '!sos_sent'],
  [['admitted', { who: '@2', alien: 'no' }], '!admitted'],
  [['revealed', { who: '@1' }, '.leaves', { n: 3 }], '!revealed.leaves'],
])('says %j as a sentence', async (happening, key) => {
  const outcome = outcomeOf([{ id: 1, happening }])!;
  const props = {
    outcome,
    nameOf: String,
    colourOf: () => 'red',
    alienOf: () => false,
    words: (said: Sentence | Option) => said[0],
    dense: false,
    brief: false,
    onread: () => undefined,
  };
  await draw([OutcomeStrip, props]);
  expect(document.querySelector('.outcome .words')?.textContent).toBe(key);
});
