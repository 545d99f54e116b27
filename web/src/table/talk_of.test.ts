import { expect, it } from 'vitest';
import { sampleView as mall } from '#games/osaczeni/web/sample_view.ts';
import { sampleView as station } from '#games/the_thing/web/sample_view.ts';
import { draftOf, notationOf } from './statement.ts';
import { talkOf } from './talk_of.ts';

// All that can be said, as it is proposed while the tray is covered.
async function proposed(game: string, view: unknown): Promise<string[]> {
  const { forms, likely, isSecret } = await talkOf(game);
  return forms.map((form) =>
    notationOf(
      draftOf(form, 4, 0, (_, parameter, values) =>
        isSecret(form, parameter) ? undefined : likely(view, form, parameter, values),
      ),
    ),
  );
}

const kKeys = [0, 0, 1, 0, 0];

it.each([
  [
    'osaczeni',
    mall(),
    {
      ...mall(),
      hand: { ...mall().hand, saw: 0, gun: 2, tin: 1 },
      dice: [4, 5, 0, 0, 0, 0],
      ballot: 3,
      destination: 'hall',
    },
  ],
  [
    'the_thing',
    station(),
    {
      ...station(),
      alien: 1,
      hand: [1, 1, 1],
      belongings: station().belongings.map((each) => ({ ...each, weapons: [1, 0], items: kKeys })),
    },
  ],
])('%s proposes nothing that follows what only this seat knows', async (game, view, other) => {
  expect(await proposed(game, other)).toEqual(await proposed(game, view));
  const { forms, likely } = await talkOf(game);
  const said = (seen: unknown) =>
    forms.map((form) => notationOf(draftOf(form, 4, 0, (...of) => likely(seen, ...of))));
  expect(said(other)).not.toEqual(said(view)); // in the open it does
});
