import { expect, it } from 'vitest';
import { expectNoSecretProposed } from '#web/src/games/testing/talk.ts';
import { audience, meant } from './likely.ts';
import { forms } from './forms.ts';
import { survivorView } from './sample_view.ts';

const formOf = (key: string) => forms.find((form) => form.key === key)!;

it('proposes nothing that follows what only one side knows', () =>
  expectNoSecretProposed(
    'terrorscape',
    survivorView(),
    survivorView({}, 'action', {
      survivors: {
        at: ['garden', 'shed', 'study'],
        packs: [0, 1, 2].map(() => Array.from({ length: 19 }, (_, i) => (i === 7 ? 1 : 0))),
      },
    }),
  ));

it('words of the side go to all of it and to nobody else', () => {
  expect(audience(survivorView(), formOf('go'))).toEqual([1, 2, 3]);
  expect(audience(survivorView(), formOf('where_claim'))).toBeNull();
  expect(audience(survivorView(), formOf('deal'))).toEqual([0, 1]);
});

it('a room or a Survivor touched on the board is a word of the statement', () => {
  expect(meant(null, 'place:kitchen')).toEqual(['room:kitchen']);
  expect(meant(null, 'character:anna')).toEqual(['person:anna']);
});
