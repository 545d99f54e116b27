import { it } from 'vitest';
import { expectNoSecretProposed } from '#web/src/games/testing/talk.ts';
import { sampleView } from './sample_view.ts';

it('proposes nothing that follows what only this seat knows', () =>
  expectNoSecretProposed('osaczeni', sampleView(), {
    ...sampleView(),
    hand: { ...sampleView().hand, saw: 0, gun: 2, tin: 1 },
    dice: [4, 5, 0, 0, 0, 0],
    ballot: 3,
    destination: 'hall',
  }));
