import { expect, test } from 'vitest';
import { firstGame } from '../build/games.ts';
import { inspect } from './axe.ts';
import { goRound } from './going_round.ts';
import { House } from './house.ts';
import type { Person } from './person.ts';
import { holdsNoSecret, eyes } from './secrecy.ts';
import { openTable, roundAt } from './tables.ts';

// One screen for all with phones as hands, and one device that goes round.

const kRounds = 1; // played to their end, and the next begun

const house = new House();

/** What lies on the board says what it is to whoever points at it. */
async function tellsWhatItIs({ page }: Person): Promise<void> {
  const told = page.getByRole('tooltip');
  expect(await told.count()).toBe(0);
  await page.locator('svg.board [data-place]').first().hover({ force: true });
  await told.waitFor();
  expect((await told.innerText()).length).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
}

test('a screen for all that holds no secret, and two phones that joined by its code', async () => {
  const screen = await house.arrive({ name: 'Salon', language: 'pl' });
  const code = await openTable(screen, house.server.address, { game: firstGame(), who: 'couch' });
  expect(await screen.page.locator('.code').innerText()).toBe(code);
  await inspect(screen, 'the door of the couch');
  const phones = [
    await house.arrive({ name: 'Ewa', language: 'pl', phone: true }),
    await house.arrive({ name: 'Tom', language: 'en', phone: true }),
  ];
  for (const phone of phones) {
    await phone.visit(house.server.address);
    await phone.page.locator('input.code').fill(code.toLowerCase());
    await phone.page.locator('input.code').press('Enter');
    await phone.page.waitForURL(new RegExp(`/t/${code}`));
    await phone.page.locator('form h1').waitFor();
    await inspect(phone, 'a door that a code led to');
    await phone.page.locator('form input').first().fill(phone.wish.name);
    await phone.page.locator('form input').first().press('Enter');
    await screen.page.getByText(phone.wish.name).first().waitFor();
  }
  await screen.button('web.lobby.start').click();
  await screen.page.locator('svg.board').waitFor();
  await tellsWhatItIs(screen);
  // All are in one room: what a phone alone knows lies covered there.
  for (const phone of phones) {
    await phone.page.locator('#tab-tray').click();
    await phone.page.locator('.tray .curtain').waitFor();
    await phone.page.keyboard.press('Escape');
  }

  let turn = 0;
  await expect
    .poll(
      async () => {
        for (const phone of phones) await phone.answerOnce((count) => (turn++ * 5 + 1) % count, 'tap');
        return roundAt(screen);
      },
      { timeout: 500_000, interval: 50 },
    )
    .toBeGreaterThan(kRounds);

  await inspect(screen, 'the board of the couch');
  holdsNoSecret(screen);
  const wire = screen.received.join('\n');
  for (const phone of phones) {
    expect(phone.frames('seated')).toHaveLength(1);
    for (const { token } of phone.frames('seated') as { token: string }[]) expect(wire).not.toContain(token);
    expect(phone.errors).toEqual([]);
  }
  expect(await screen.page.locator('ul.options, .tray').count()).toBe(0);
  expect(screen.errors).toEqual([]);
});

test('one device for two people: a curtain between them, and nothing of one before the eyes of the other', async () => {
  const device = await house.arrive({ name: 'Ola', language: 'pl' });
  await openTable(device, house.server.address, { game: firstGame(), who: 'pass' });
  const fields = device.page.locator('form input');
  await fields.nth(0).fill('Ola');
  await fields.nth(1).fill('Jan');
  await inspect(device, 'who are the two?');
  await device.button('web.pass.start').click();
  await device.page.locator('.curtain .button.main').waitFor();
  await inspect(device, 'the curtain');

  const { handed, seen } = await goRound(device, () => roundAt(device) > kRounds);
  expect(handed).toBeGreaterThan(2);
  expect(seen.size).toBe(2);
  expect([...eyes(device, 0)].sort()).toEqual([0, 1]);
  expect(device.errors).toEqual([]);
});
