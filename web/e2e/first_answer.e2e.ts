import { expect, test } from 'vitest';
import { gamesInOrder } from '../build/games.ts';
import { House } from './house.ts';
import { playOn } from './person.ts';
import { onlyFrom } from './secrecy.ts';
import { openTable } from './tables.ts';

const house = new House({ examples: true });

test.each(gamesInOrder())('%s: the board shows, and an answer is taken', async (game) => {
  const person = await house.arrive({ name: 'Ola', language: 'en' });
  await openTable(person, house.server.address, { game, who: 'bots' });
  await person.page.locator('.table [data-place]').first().waitFor();
  const told = () => person.frames('update').length;
  let before = 0;
  const note = async () => {
    if (person.answers === 0) before = told();
  };
  await playOn([person], 'tap', note, () => person.answers > 0);
  expect(person.answers).toBe(1);
  await expect.poll(told).toBeGreaterThan(before);
  expect(person.frames('refused')).toEqual([]);
  onlyFrom(house.server.address, person);
});
