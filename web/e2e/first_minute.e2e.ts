import { expect, test } from 'vitest';
import { firstGame } from '../build/games.ts';
import { inspect, kDialog } from './axe.ts';
import { House } from './house.ts';
import { word, type Person } from './person.ts';
import { openTable } from './tables.ts';

// What a newcomer meets first: what one picks stays where it was, what is small can be touched, large words are large,
// and nobody alone is under a clock.

const house = new House();
const kDesk = { name: 'Aga', language: 'pl' } as const;
const kPhone = { name: 'Ben', language: 'en', phone: true } as const;

async function sitAlone(person: Person): Promise<void> {
  await openTable(person, house.server.address, { game: firstGame(), who: 'bots' });
  await person.page.locator('ul.options button:enabled').first().waitFor();
}

/** Where each answer stands, how large it is, and whether its words are whole. */
const answersOf = ({ page }: Person) =>
  page.$$eval('ul.options button', (buttons) =>
    buttons.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const from = buttons[0]!.getBoundingClientRect().y; // the list may have been scrolled
      const words = each.querySelector('.words')!;
      return { x, y: Math.round(y - from), width, height, whole: words.scrollWidth <= words.clientWidth };
    }),
  );

for (const wish of [kDesk, kPhone])
  test(`alone ${'phone' in wish ? 'on a phone' : 'on a desk'}: no clock, an open tray, and answers that stay where they are`, async () => {
    const person = await house.arrive(wish);
    await sitAlone(person);
    expect(await person.page.locator('.clock').count()).toBe(0);
    if ('phone' in wish) await person.page.locator('#tab-tray').click();
    await person.page.locator('.tray .inside').waitFor();
    expect(await person.page.locator('.curtain').count()).toBe(0);
    if ('phone' in wish) await person.page.locator('.handle').click();

    const before = await answersOf(person);
    expect(before.filter(({ whole }) => !whole)).toEqual([]);
    for (let i = 0; i < before.length; i++) {
      await person.page.locator(`#option-${i}`).click();
      await person.page.locator(`#option-${i}[aria-pressed="true"] .confirm`).waitFor();
      expect(await answersOf(person), `after answer ${i} was picked`).toEqual(before);
    }
  });

test('a finger that comes down beside a small figure touches it', async () => {
  const person = await house.arrive(kPhone);
  await sitAlone(person);
  const figure = person.page.locator('svg.board [data-place^="character:"][role="button"]').last();
  await expect.poll(async () => (await figure.boundingBox())?.width ?? 0).toBeGreaterThan(0);
  await person.page.waitForTimeout(600); // the camera has come to rest
  const box = (await figure.boundingBox())!;
  expect(box.width).toBeLessThan(44);
  const place = await figure.getAttribute('data-place');
  await person.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 20);
  await person.page.locator(`.touched[data-place="${place}"]`).waitFor();
});

test('who wants the largest words has no smaller ones on the board', async () => {
  const person = await house.arrive(kDesk);
  await sitAlone(person);
  const largest = () =>
    person.page.$$eval('svg.board [data-place^="area:"] text', (words) =>
      Math.max(
        ...words
          .filter((each) => each.checkVisibility({ opacityProperty: true }))
          .map((each) => each.getBoundingClientRect().height),
      ),
    );
  const usual = await largest();
  await person.button('web.table.menu').click();
  await person.page.locator('dialog[open] details summary').first().click();
  await person.radio('web.settings.size.3').check({ force: true });
  await person.page.locator('dialog[open] .close').click();
  await expect.poll(largest).toBeGreaterThanOrEqual(usual);
});

test('who mistypes a code finds it where it was typed', async () => {
  const person = await house.arrive(kPhone);
  await person.visit(house.server.address);
  const code = person.page.locator('input.code');
  await code.fill('nosuch');
  await code.press('Enter');
  await person.page.getByText(word('en', 'web.closed.4001')).waitFor();
  expect(await code.inputValue()).toBe('nosuch');
});

for (const wish of [kDesk, kPhone])
  for (const language of ['en', 'pl'] as const)
    test(`${language}, ${'phone' in wish ? 'phone' : 'desk'}: what each game is about comes before any answer`, async () => {
      const games = (await (await fetch(`${house.server.address}/api/games`)).json()) as { key: string }[];
      for (const { key } of games) {
        const person = await house.arrive({ ...wish, language, newcomer: true });
        await readOpening(person, key);
        expect(person.errors).toEqual([]);
      }
    });

/** Sits down for the first time: the whole card is in sight before anything can be answered. */
async function readOpening(person: Person, game: string): Promise<void> {
  await openTable(person, house.server.address, { game, who: 'bots' });
  const card = person.page.locator('dialog[open]');
  for (const part of ['who', 'win', 'end']) {
    const title = word(person.wish.language, `opening.${part}`);
    const section = card.locator('section').filter({ has: person.page.getByText(title, { exact: true }) });
    await section.locator('p, ul, .who').first().waitFor();
    const box = (await section.boundingBox())!;
    expect(box.y, `${game}, ${part}`).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, `${game}, ${part}`).toBeLessThanOrEqual(person.page.viewportSize()!.height);
  }
  expect(await person.page.locator('ul.options button:enabled').count()).toBe(0);
  await inspect(person, `the opening of ${game}`, kDialog);
  await person.button('web.table.opening.go').click();
  await person.page.locator('ul.options button:enabled').first().waitFor();
}
