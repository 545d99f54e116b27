import { expect } from 'vitest';
import { draftOf, notationOf, type Likely } from '../../table/talk/statement.ts';
import { talkOf } from '../../table/talk/talk_of.ts';

/** What is proposed while the tray is covered is the same in both views; in the open it is not. */
export async function expectNoSecretProposed(game: string, view: unknown, other: unknown): Promise<void> {
  const { forms, likely, isSecret } = await talkOf(game);
  const said = (likely: Likely) => forms.map((form) => notationOf(draftOf(form, 4, 0, likely)));
  const inTheOpen = (seen: unknown) => said((...of) => likely(seen, ...of));
  const covered = (seen: unknown) =>
    said((form, parameter, values) =>
      isSecret(form, parameter) ? undefined : likely(seen, form, parameter, values),
    );
  expect(covered(other)).toEqual(covered(view));
  expect(inTheOpen(other)).not.toEqual(inTheOpen(view));
}
