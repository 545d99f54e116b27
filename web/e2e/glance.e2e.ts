import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { firstGame } from '../build/games.ts';
import { House } from './house.ts';
import { word, type Person } from './person.ts';
import { openTable } from './tables.ts';

// What one points at says what it is and does, and a card that waits says why, with its rule; no answer is disturbed.

const house = new House();
const kRule = /[A-Z]{2}-\d+/;
const kWishes = [
  { name: 'Aga', language: 'pl' },
  { name: 'Ben', language: 'en', phone: true },
] as const;

/** A finger that stays. */
async function hold(person: Person, at: { x: number; y: number }, ms: number): Promise<void> {
  const session = await person.context.newCDPSession(person.page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await person.page.waitForTimeout(ms);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const told = (person: Person) => person.page.getByRole('tooltip');

async function inSight(person: Person): Promise<void> {
  await expect
    .poll(async () => {
      const box = await told(person).boundingBox();
      const { width, height } = person.page.viewportSize()!;
      return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    })
    .toBe(true);
}

async function sit(person: Person, game: string): Promise<void> {
  await openTable(person, house.server.address, { game, who: 'bots' });
  await person.page.locator('ul.options button:enabled').first().waitFor();
}

// A hand may hold nothing but what can be played now: another table deals another.
async function cardThatWaits(person: Person, game: string) {
  const card = person.page.locator('.tray button.card[aria-disabled="true"]').first();
  for (let tables = 1; ; ++tables) {
    if (person.wish.phone) await person.page.locator('#tab-tray').click();
    const found = card.waitFor({ timeout: tables < 5 ? 5_000 : 30_000 });
    if (tables === 5) await found;
    if (await found.then(() => true).catch(() => false)) return card;
    await sit(person, game);
  }
}

async function whyItWaits(person: Person, game: string): Promise<void> {
  const { page, wish } = person;
  const card = await cardThatWaits(person, game);
  if (wish.phone)
    await card.tap({ force: true }); // it says why it is no answer
  else await card.hover();
  await told(person).locator('.idle').waitFor();
  const words = await told(person).innerText();
  expect(words).toContain(word(wish.language, 'web.table.about.idle'));
  expect(await told(person).locator('.idle').innerText()).toMatch(kRule);
  await inSight(person);
  await inspect(person, 'what a card is');
  await page.keyboard.press('Escape');
  await told(person).waitFor({ state: 'detached' });
  if (wish.phone) await page.locator('.handle').click();
}

/** Where something of the board lies, once the eye on it has come to rest. */
async function placeOf(
  person: Person,
  thing: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  let last = '';
  await expect
    .poll(async () => {
      await person.page.waitForTimeout(400);
      const before = last;
      last = JSON.stringify(await thing.boundingBox());
      return last === before && last !== 'null';
    })
    .toBe(true);
  return JSON.parse(last) as { x: number; y: number; width: number; height: number };
}

/** An answer on the board: it is told, and not given. */
async function whatItIs(person: Person): Promise<void> {
  const { page, wish } = person;
  if (wish.phone) await page.locator('button.whole').click(); // all of it is in sight
  const open = page.locator('svg.board .open').first();
  await open.waitFor({ timeout: 10_000 }).catch(() => undefined); // the question may be about nothing there
  const thing = (await open.count()) > 0 ? open : page.locator('svg.board [data-place^="place:"]').first();
  const box = await placeOf(person, thing);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (wish.phone) await hold(person, at, 700);
  else await page.mouse.move(at.x, at.y);
  await told(person).waitFor();
  expect((await told(person).innerText()).length).toBeGreaterThan(3);
  await inSight(person);
  await page.waitForTimeout(300); // what the finger would have answered
  expect(person.answers).toBe(0);
  expect(await page.locator('.option[aria-pressed="true"], svg.board .touched').count()).toBe(0);
}

for (const wish of kWishes)
  test(`${'phone' in wish ? 'a finger' : 'a mouse'} that rests is told what a thing is, and answers nothing`, async () => {
    const games = (await (await fetch(`${house.server.address}/api/games`)).json()) as { key: string }[];
    for (const { key } of games) {
      const person = await house.arrive(wish);
      await sit(person, key);
      await whatItIs(person);
      await whyItWaits(person, key);
      expect(person.errors).toEqual([]);
    }
  });

test('who goes by keys is told what the focus is on', async () => {
  const person = await house.arrive(kWishes[0]);
  await sit(person, firstGame());
  await person.page.locator('svg.board .open').first().waitFor();
  // What tells is fetched with the first key.
  await expect
    .poll(
      async () => {
        await person.page.keyboard.press('ArrowRight');
        await person.page.waitForTimeout(300);
        return told(person).count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
});
