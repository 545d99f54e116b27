import { expect, test } from 'vitest';
import { firstGame } from '../build/games.ts';
import { House } from './house.ts';
import type { Person } from './person.ts';
import { openTable } from './tables.ts';

// The board keeps its size whatever lies in the tray, and its words keep step with how near one is.

const house = new House();

async function sit(person: Person, players?: number): Promise<void> {
  const wish = { game: firstGame(), who: 'bots', ...(players && { players }) } as const;
  await openTable(person, house.server.address, wish);
  await person.page.locator('ul.options button:enabled').first().waitFor();
}

test('a tray full of cards stays in one row, and the board as large as it was', async () => {
  const person = await house.arrive({ name: 'Aga', language: 'pl' });
  await sit(person);
  const { page } = person;
  const sizes = () =>
    page.evaluate(() => {
      const high = (what: string) => document.querySelector(what)!.getBoundingClientRect().height;
      return { tray: high('.tray'), board: high('svg.board') };
    });
  await page.locator('.tray .card').first().waitFor();
  await page.evaluate(() => document.fonts.ready); // letters come after the words
  await page.waitForTimeout(300);
  const before = await sizes();
  // Nine kinds in the hand and three found: more than any game deals at once.
  await page.evaluate(() => {
    const group = document.querySelector('.groups .group:has(.card)')!;
    const card = group.querySelector('.card')!;
    for (let i = 0; i < 8; i++) card.after(card.cloneNode(true));
    const found = group.cloneNode(true) as Element;
    found.classList.add('found');
    [...found.querySelectorAll('.card')].slice(3).forEach((each) => each.remove());
    group.before(found);
  });
  expect(await page.locator('.groups .card').count()).toBe(12);
  await page.waitForTimeout(300); // what was measured is followed a frame later
  const after = await sizes(); // lower is well: fewer cards may have longer names
  expect(after.tray).toBeLessThanOrEqual(before.tray);
  expect(after.board).toBeGreaterThanOrEqual(before.board);
  const tops = await page.$$eval('.groups .card', (cards) =>
    cards.map((each) => each.getBoundingClientRect().y),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10); // one that is picked stands out
});

test('on a phone the words of the board are never out of step with the zoom', async () => {
  const person = await house.arrive({ name: 'Ben', language: 'en', phone: true, reducedMotion: false });
  await sit(person);
  const { page } = person;
  const scale = () =>
    page.evaluate(() => document.querySelector('.plan')!.getBoundingClientRect().width / 1000);
  // Near: pinched, as a wheel does it too.
  const box = (await page.locator('.stage').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  for (let i = 0; i < 8 && (await scale()) < 1.5; i++) await page.mouse.wheel(0, -400);
  await page.locator('.plan:not(.far-names)').waitFor();
  expect(await scale()).toBeGreaterThan(1.5);
  // How near one is in each frame in which the board has the words that are made for far away.
  await page.evaluate(() => {
    const plan = document.querySelector('.plan')!;
    const seen: number[] = ((window as unknown as { seen: number[] }).seen = []);
    const look = () => {
      if (plan.matches('.far-names')) seen.push(plan.getBoundingClientRect().width / 1000);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  // The way is walked slowly: on a busy machine a frame comes late, and much of a quick way is gone by then.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  // A new question: the eye goes by itself to where its answers lie.
  await expect
    .poll(
      async () => {
        await person.answerOnce(() => 0, 'tap');
        return (await seen()).length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await page.waitForTimeout(4000);
  expect(Math.max(...(await seen()))).toBeLessThan(0.9);
});
