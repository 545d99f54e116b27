import { expect, test } from 'vitest';
import { inspect } from '#web/e2e/axe.ts';
import { goRound } from '#web/e2e/going_round.ts';
import { House } from '#web/e2e/house.ts';
import { playOn, type Person } from '#web/e2e/person.ts';
import { eyes, holdsNoSecret, keepSecrets, onlyFrom } from '#web/e2e/secrecy.ts';
import { askedKind, joinTable, openTable } from '#web/e2e/tables.ts';
import { questionKinds, type QuestionKind } from '../kinds.ts';

// The Thing in a browser: six seats to the end, one person alone with six Characters, two with three each, one device
// for two.

const house = new House();

const asked = (person: Person): QuestionKind | undefined => questionKinds[askedKind(person) ?? 0];
const isScene = (kind: QuestionKind | undefined) =>
  /^(lay_tokens|peek|vote|volunteer_a|want_to_board)$/.test(kind ?? '');

/** axe at the table, and once at each of these questions while its scene is there. */
function inspector(person: Person, most: number) {
  const seen = new Set<string>();
  return async () => {
    const kind = asked(person);
    if (seen.size >= most || !isScene(kind) || seen.has(kind!)) return;
    if ((await person.page.locator('.scene').count()) === 0) return;
    seen.add(kind!);
    await inspect(person, `the scene of ${kind}`);
  };
}

test('six seats: two browsers in two languages, a big screen and four bots play to the end', async () => {
  const aga = await house.arrive({ name: 'Aga', language: 'pl' });
  const code = await openTable(aga, house.server.address, { game: 'the_thing', who: 'friends', players: 6 });
  await aga.button('web.lobby.stand').waitFor();
  const ben = await house.arrive({ name: 'Ben', language: 'en', phone: true });
  await joinTable(ben, aga.page.url());
  await aga.page.getByText('Ben').first().waitFor();
  // Only what comes to it over the wire is looked at here: to draw a big one takes much of the time.
  const screen = await house.arrive({ name: 'Salon', language: 'pl', phone: true });
  await screen.visit(`${house.server.address}/couch/${code}`);
  await aga.button('web.lobby.start').click();
  for (const person of [aga, ben]) await person.page.locator('.table').waitFor();

  const lookAtDesk = inspector(aga, 2);
  const lookAtPhone = inspector(ben, 2);
  await playOn([aga, ben], 'keys', async () => {
    await lookAtDesk();
    await lookAtPhone();
  });

  for (const person of [aga, ben]) {
    await person.page.locator('#end-truth').waitFor();
    expect(await person.page.locator('.fates > li').count()).toBe(6);
    onlyFrom(house.server.address, person);
  }
  await inspect(aga, 'the end');
  expect(await aga.page.locator('html').getAttribute('lang')).toBe('pl');
  expect(await ben.page.locator('html').getAttribute('lang')).toBe('en');
  for (const secrets of [keepSecrets(aga, ben), keepSecrets(ben, aga)]) expect(secrets).toBeGreaterThan(20);
  holdsNoSecret(screen);
  onlyFrom(house.server.address, screen);
});

test('eight at a desk see how many cards each holds, and no scene hides the top of the board', async () => {
  const mia = await house.arrive({ name: 'Mia', language: 'pl' });
  await openTable(mia, house.server.address, { game: 'the_thing', who: 'bots', players: 8 });
  await mia.page.locator('ul.options button').first().waitFor();
  const cards = mia.page.locator('.seat.compact .facts > span:first-child');
  expect(await cards.count()).toBe(8);
  for (const box of await cards.all()) expect((await box.boundingBox())!.width).toBeGreaterThan(14);
  const edges = () =>
    mia.page.evaluate(() => {
      const scene = document.querySelector('.scene-stage.high .scene')?.getBoundingClientRect();
      return (
        scene && {
          scene: scene.bottom,
          board: document.querySelector('svg.board')!.getBoundingClientRect().top,
        }
      );
    });
  let seen = false;
  const look = async () => {
    if (!(await edges())) return;
    await mia.page.waitForTimeout(300); // it has come in, and the board has made way
    const now = await edges();
    if (now) expect(now.scene).toBeLessThanOrEqual(now.board + 1);
    seen = now !== undefined;
  };
  await playOn([mia], 'tap', look, () => seen);
});

test('one person with six Characters plays to the end', async () => {
  const mia = await house.arrive({ name: 'Mia', language: 'en' });
  await openTable(mia, house.server.address, { game: 'the_thing', who: 'bots', players: 1 });
  await mia.page.locator('ul.options button').first().waitFor();
  await inspect(mia, 'the table');
  expect(await playOn([mia], 'keys')).toBeGreaterThan(10);
  await mia.page.locator('#end-truth').waitFor();
  onlyFrom(house.server.address, mia);
});

test('two with three Characters each see all of them', async () => {
  const mia = await house.arrive({ name: 'Mia', language: 'en' });
  await openTable(mia, house.server.address, { game: 'the_thing', who: 'bots', players: 2 });
  await mia.page.locator('ul.options button').first().waitFor();
  await expect.poll(() => mia.page.locator('.tray .mate').count()).toBe(6);
  await expect.poll(() => mia.page.locator('.tray .mate .player').count()).toBe(3); // of the other one (TT-1102)
});

test('one device for two of four: no role before the eyes of the other', async () => {
  const device = await house.arrive({ name: 'Ola', language: 'pl' });
  await openTable(device, house.server.address, { game: 'the_thing', who: 'pass', players: 4 });
  const fields = device.page.locator('form input');
  await fields.nth(0).fill('Ola');
  await fields.nth(1).fill('Jan');
  await device.button('web.pass.start').click();
  const { seen } = await goRound(device, ({ handed }) => handed >= 3);
  expect(seen.size).toBe(2);
  expect([...eyes(device, 0)].sort()).toEqual([0, 1]);
  expect(device.errors).toEqual([]);
});
