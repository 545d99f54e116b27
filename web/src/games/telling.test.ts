import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import osaczeni from '#games/osaczeni/web/index.ts';
import { isAmong } from '../table/question_parts.ts';
import { order } from '#games/the_thing/web/order.ts';
import { telling } from '#games/the_thing/web/telling.ts';

const sentences = (game: string) =>
  Object.entries(
    JSON.parse(readFileSync(join(process.cwd(), `../content/text/en/${game}.json`), 'utf8')) as Record<
      string,
      string
    >,
  ).filter(([key]) => key.startsWith(`${game}.ask.`));
const asks = (game: string) => sentences(game).map(([key]) => key.slice(`${game}.ask.`.length));

it.each([
  ['osaczeni', osaczeni.telling!, osaczeni.order!],
  ['the_thing', telling, order],
])('%s speaks of questions that it asks', (game, { answers, words }, { passes }) => {
  const asked = asks(game);
  for (const each of [...answers, ...words, ...passes])
    expect(
      asked.some((key) => key === each || key.startsWith(`${each}.`)),
      each,
    ).toBe(true);
});

// A card that is drawn or offered, a token, an own sealed choice: no question names one where others may look on.
it.each([
  ['osaczeni', osaczeni.telling!, /\{item|You point at|You go /],
  ['the_thing', telling, /\{(token|gives|asks)\b/],
])('%s covers the words of questions that name what lies in the tray', (game, { words }, secret) => {
  const naming = sentences(game).filter(([, sentence]) => secret.test(sentence));
  expect(naming.length).toBeGreaterThan(1);
  for (const [key] of naming) expect(isAmong(words, key), key).toBe(true);
});
