import { expect } from 'vitest';
import { isAmong } from '../../table/question/question_parts.ts';
import type { GameUi } from '../game.ts';
import { textsOf } from './lessons.ts';

type Spoken = Pick<GameUi, 'key' | 'telling' | 'order'>;

const questions = (game: string) =>
  Object.entries(textsOf(game, 'game')).filter(([key]) => key.startsWith(`${game}.ask.`));

/** What a game says of its questions, which are covered and which may be passed, is about questions that it asks. */
export function expectAsked({ key: game, telling, order }: Spoken): void {
  const asked = questions(game).map(([key]) => key.slice(`${game}.ask.`.length));
  for (const each of [...telling!.answers, ...telling!.words, ...order!.passes])
    expect(
      asked.some((key) => key === each || key.startsWith(`${each}.`)),
      each,
    ).toBe(true);
}

/**
 * A card that is drawn or offered, a token, an own sealed choice: no question names one where others may look on.
 * `secret` finds the sentences that do.
 */
export function expectCovered({ key: game, telling }: Spoken, secret: RegExp): void {
  const naming = questions(game).filter(([, sentence]) => secret.test(sentence));
  expect(naming.length).toBeGreaterThan(1);
  for (const [key] of naming) expect(isAmong(telling!.words, key), key).toBe(true);
}
