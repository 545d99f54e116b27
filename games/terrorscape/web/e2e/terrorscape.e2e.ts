import { expect, test } from 'vitest';
import { inspect } from '#web/e2e/axe.ts';
import { goRound } from '#web/e2e/going_round.ts';
import { House } from '#web/e2e/house.ts';
import { playOn, word, type Person } from '#web/e2e/person.ts';
import { holdsNoSecret, keepSecrets, onlyFrom } from '#web/e2e/secrecy.ts';
import { askedKind, joinTable, openTable } from '#web/e2e/tables.ts';
import { questionKinds, type QuestionKind } from '../kinds.ts';

// Terrorscape in a browser: one hunts and one hides to the end, one alone on either side, one device for both, and
// somebody who has never heard of it.

const house = new House();

const asked = (person: Person): QuestionKind | undefined => questionKinds[askedKind(person) ?? 0];

/** axe at the table, and once at each kind of scene. */
function inspector(person: Person, most: number) {
  const seen = new Set<string>();
  return async () => {
    const scene = await person.page.evaluate(
      () => document.querySelector<HTMLElement>('.scene')?.dataset['kind'],
    );
    const what = scene ?? (asked(person) === 'action' ? 'a turn' : null);
    if (!what || seen.has(what) || seen.size >= most) return;
    seen.add(what);
    await inspect(person, `at ${what}`);
  };
}

/** On the Killer's page nobody is drawn but he. */
async function showsNoSurvivor({ page }: Person): Promise<void> {
  if ((await page.locator('article.end').count()) > 0) return;
  const drawn = await page.evaluate(() => ({
    figures: document.querySelectorAll('svg.board .figure').length,
    fresh: document.querySelectorAll('svg.board .noise.made').length,
  }));
  // What is there at the end lies open.
  if ((await page.locator('article.end').count()) === 0) expect(drawn).toEqual({ figures: 0, fresh: 0 });
}

test('one hunts and one hides, in two languages, with two bots and a big screen, to the end', async () => {
  const aga = await house.arrive({ name: 'Aga', language: 'pl' });
  const code = await openTable(aga, house.server.address, {
    game: 'terrorscape',
    who: 'friends',
    players: 4,
  });
  await aga.button('web.lobby.stand').waitFor();
  const ben = await house.arrive({ name: 'Ben', language: 'en', phone: true });
  await joinTable(ben, aga.page.url());
  await aga.page.getByText('Ben').first().waitFor();
  // Only what comes to it over the wire is looked at here: to draw a big one takes much of the time.
  const screen = await house.arrive({ name: 'Salon', language: 'pl', phone: true });
  await screen.visit(`${house.server.address}/couch/${code}`);
  await aga.button('web.lobby.start').click();
  for (const person of [aga, ben]) await person.page.locator('.table').waitFor();

  const atDesk = inspector(aga, 2);
  const onPhone = inspector(ben, 3);
  await playOn([aga, ben], 'keys', async () => {
    await showsNoSurvivor(aga);
    await atDesk();
    await onPhone();
  });

  for (const person of [aga, ben]) {
    await person.page.locator('#end-truth').waitFor();
    const rounds = person.page.locator('#truth-round');
    await rounds.fill('0');
    await person.page.getByText(word(person.wish.language, 'web.terrorscape.truth.title')).first().waitFor();
    onlyFrom(house.server.address, person);
  }
  await inspect(aga, 'the end');
  expect(await aga.page.locator('html').getAttribute('lang')).toBe('pl');
  expect(await ben.page.locator('html').getAttribute('lang')).toBe('en');
  for (const secrets of [keepSecrets(aga, ben), keepSecrets(ben, aga)]) expect(secrets).toBeGreaterThan(20);
  holdsNoSecret(screen);
  onlyFrom(house.server.address, screen);
});

test('one person alone hunts three bots for some rounds, and taps', async () => {
  const mia = await house.arrive({ name: 'Mia', language: 'en', phone: true });
  await openTable(mia, house.server.address, { game: 'terrorscape', who: 'bots', players: 4 });
  await mia.page.locator('ul.options button').first().waitFor();
  await inspect(mia, 'the secret choice');
  const seen = new Set<string>();
  await playOn(
    [mia],
    'tap',
    async () => {
      seen.add(asked(mia) ?? '');
      await showsNoSurvivor(mia);
    },
    () => seen.has('slow_card') || seen.size > 6,
  );
  expect([...seen]).toContain('main_choice');
  onlyFrom(house.server.address, mia);
});

test('who hides sees all three and what each carries, and finds every room by its name', async () => {
  const ola = await house.arrive({ name: 'Ola', language: 'pl' });
  // The Killer's seat is the second one: the first one hides.
  await ola.page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const wish = route.request().postDataJSON() as { options?: Record<string, string> };
    const options = { ...wish.options, killer_seat: 'p1' };
    return route.continue({ postData: JSON.stringify({ ...wish, options }) });
  });
  await openTable(ola, house.server.address, { game: 'terrorscape', who: 'bots', players: 2 });
  await ola.page.locator('ul.options button').first().waitFor();
  await playOn(
    [ola],
    'keys',
    async () => {},
    () => asked(ola) === 'action',
  );
  await ola.page.locator('svg.board .figure').first().waitFor();
  await expect.poll(() => ola.page.locator('svg.board .figure').count()).toBe(3);
  expect(await ola.page.locator('.tray .pack').count()).toBe(3);
  const reader = ola.page.locator('svg.board .reader');
  await reader.focus();
  expect(await reader.getAttribute('aria-label')).toMatch(/^C1, Hol wejściowy/);
  await ola.page.keyboard.press('ArrowRight');
  await expect.poll(() => reader.getAttribute('aria-label')).toMatch(/^C3, Korytarz/);
  await inspect(ola, 'a turn');
  onlyFrom(house.server.address, ola);
});

test('one device for both sides: nothing of one is left for the other', async () => {
  const device = await house.arrive({ name: 'Ola', language: 'pl' });
  await openTable(device, house.server.address, { game: 'terrorscape', who: 'pass', players: 2 });
  const fields = device.page.locator('form input');
  await fields.nth(0).fill('Ola');
  await fields.nth(1).fill('Jan');
  await device.button('web.pass.start').click();
  const { seen } = await goRound(device, ({ handed }) => handed >= 3);
  expect(seen.size).toBe(2);
  expect(device.errors).toEqual([]);
});

test('a newcomer reads what it is about, then learns as it comes', async () => {
  const nel = await house.arrive({ name: 'Nel', language: 'en', newcomer: true });
  await openTable(nel, house.server.address, { game: 'terrorscape', who: 'bots', players: 4 });
  const card = nel.page.locator('.opening, dialog[open]').first();
  await card.waitFor();
  await expect.poll(() => card.innerText()).toMatch(/You are the Killer/);
  await inspect(nel, 'the opening');
  await nel.page.keyboard.press('Escape');
  await nel.page.locator('ul.options button:enabled').first().waitFor();
  await nel.page.locator('.lesson').first().waitFor();
  onlyFrom(house.server.address, nel);
});
