import { it } from 'vitest';
import { expectNoSecretProposed } from '#web/src/games/testing/talk.ts';
import { sampleView } from './sample_view.ts';

const kKeys = [0, 0, 1, 0, 0];

it('proposes nothing that follows what only this seat knows', () =>
  expectNoSecretProposed('the_thing', sampleView(), {
    ...sampleView(),
    alien: 1,
    hand: [1, 1, 1],
    belongings: sampleView().belongings.map((each) => ({ ...each, weapons: [1, 0], items: kKeys })),
  }));
