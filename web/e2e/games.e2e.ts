import { expect, test } from 'vitest';
import { House } from './house.ts';
import { Person, playOn } from './person.ts';
import { keepSecrets, onlyFrom, type Happening } from './secrecy.ts';
import { joinTable } from './tables.ts';

const house = new House();

async function playAlone(person: Person): Promise<void> {
  await person.visit(house.server.address);
  await person.button('web.home.play.go').click();
  await person.giveName();
  await person.page.waitForURL(/\/t\//);
  await person.page.locator('.table').waitFor();
}

const onlyOurs = (person: Person) => onlyFrom(house.server.address, person);

test('two browsers and three bots, two languages, one leaves and returns, the server is killed', async () => {
  const aga = await house.arrive({ name: 'Aga', language: 'pl' });
  await aga.visit(house.server.address);
  await aga.link('web.home.invite.go').click();
  await aga.page.waitForURL(/\/new\//);
  await aga.button('web.setup.go').click();
  await aga.giveName();
  await aga.page.waitForURL(/\/t\//);
  await aga.button('web.lobby.start').waitFor();
  const link = aga.page.url();
  const ben = await house.arrive({ name: 'Ben', language: 'en' });
  await joinTable(ben, link);
  await aga.page.getByText('Ben').first().waitFor();
  await aga.button('web.lobby.start').click();
  await aga.page.locator('.table').waitFor();
  await ben.page.locator('.table').waitFor();

  const done = new Set<string>();
  await playOn([aga, ben], 'tap', async (answers) => {
    if (answers >= 6 && !done.has('left')) {
      done.add('left');
      await ben.page.close();
      await ben.newPage();
      await ben.visit(link);
      await ben.page.locator('.table').waitFor();
    }
    if (answers >= 14 && !done.has('killed')) {
      done.add('killed');
      await house.server.kill();
      await house.server.start();
    }
  });
  expect([...done]).toEqual(['left', 'killed']);
  for (const person of [aga, ben]) {
    onlyOurs(person);
    await person.page.locator('#end-ledger').waitFor();
    const unlocked = person.received.some((frame) => frame.includes('!epilogue_unlocked'));
    if (unlocked) await person.page.locator('#end-epilogue').waitFor();
  }
  expect(await aga.page.locator('html').getAttribute('lang')).toBe('pl');
  expect(await ben.page.locator('html').getAttribute('lang')).toBe('en');
  const shared = { both: ([key]: Happening) => key.includes('card_given') };
  for (const secrets of [keepSecrets(aga, ben, shared), keepSecrets(ben, aga, shared)])
    expect(secrets).toBeGreaterThan(20);
});

test('a phone, by touch', async () => {
  const person = await house.arrive({ name: 'Kasia', language: 'pl', phone: true, reducedMotion: false });
  await playAlone(person);
  expect(await playOn([person], 'tap')).toBeGreaterThan(10);
  const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  onlyOurs(person);
});

test('keyboard only', async () => {
  const person = await house.arrive({ name: 'Mia', language: 'en' });
  await person.visit(house.server.address);
  await person.button('web.home.play.go').focus();
  await person.page.keyboard.press('Enter');
  await person.giveName();
  await person.page.locator('.table').waitFor();
  expect(await playOn([person], 'keys')).toBeGreaterThan(10);
  onlyOurs(person);
});
