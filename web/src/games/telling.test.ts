import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import osaczeni from './osaczeni/index.ts';
import { order } from './the_thing/order.ts';
import { telling } from './the_thing/telling.ts';

const asks = (game: string) =>
  Object.keys(
    JSON.parse(readFileSync(join(process.cwd(), `../content/text/en/${game}.json`), 'utf8')) as object,
  ).flatMap((key) => (key.startsWith(`${game}.ask.`) ? [key.slice(`${game}.ask.`.length)] : []));

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
