import { expect, it } from 'vitest';
import { expectCovered } from '#web/src/games/testing/telling.ts';
import { textsOf } from '#web/src/games/testing/lessons.ts';
import terrorscape from './index.ts';

// Questions by their keys, such as `terrorscape.ask.discovery_keep`.
const asked = Object.keys(textsOf('terrorscape', 'game')).filter((key) => key.startsWith('terrorscape.ask.'));

it('speaks of questions that it asks', () => {
  for (const each of terrorscape.telling!.answers)
    expect(
      asked.some((key) => key === `terrorscape.ask.${each}` || key.startsWith(`terrorscape.ask.${each}.`)),
      each,
    ).toBe(true);
});

it('covers all that is answered unseen by the other side', () => {
  for (const each of [
    'action',
    'discovery_keep',
    'exchange',
    'stealth_path',
    'cost_cards',
    'flee',
    'defence_item',
  ])
    expect(terrorscape.telling!.answers, each).toContain(each);
});

it('covers the words of questions that name what only one side has', () =>
  expectCovered({ ...terrorscape }, /\{(things?_acc|gives_acc)\}|\{who\} is \{room_in\}|Drawn: \{skill\}/));
