import { expect, test } from 'vitest';
import { inspect, kDialog } from './axe.ts';
import { answerOnBoard, enterAt, focusIn, hasPieces, press, seesFocus, tabTo } from './by_keys.ts';
import { House } from './house.ts';
import { Person, playOn, word } from './person.ts';
import { keepSecrets, onlyFrom } from './secrecy.ts';
import { standIn, joinTable } from './tables.ts';

const house = new House();

async function playAlone(person: Person): Promise<void> {
  await person.visit(house.server.address);
  await person.button('web.home.play.go').click();
  await person.giveName();
  await person.page.waitForURL(/\/t\//);
  await person.page.locator('.table').waitFor();
}

const onlyOurs = (person: Person) => onlyFrom(house.server.address, person);

const kTroubles = ['left', 'without a key', 'killed', 'answered on'];
const kTables = 3; // a game may be over before all of that has happened
const kFewest = 5; // answers of one who is out of a game early

/** Two people and three bots play to the end; `done` is what of the troubles there was until then. */
async function playWithTroubles(): Promise<{ aga: Person; ben: Person; done: string[] }> {
  const aga = await house.arrive({ name: 'Aga', language: 'pl' });
  const ben = await house.arrive({ name: 'Ben', language: 'en' });
  await aga.visit(house.server.address);
  await aga.link('web.home.invite.go').click();
  await aga.page.waitForURL(/\/new\//);
  await aga.button('web.setup.go').click();
  await aga.giveName();
  await aga.page.waitForURL(/\/t\//);
  await aga.button('web.lobby.stand').waitFor(); // who may start sits a moment later
  await joinTable(ben, aga.page.url(), () => inspect(ben, 'a door that a link led to'));
  await aga.page.getByText('Ben').first().waitFor();
  await ben.button('web.lobby.stand').waitFor();
  await inspect(aga, 'the lobby of the host');
  await inspect(ben, 'the lobby of a guest');
  await aga.page.getByRole('button', { name: /Ben/ }).click();
  await aga.page.locator(`${kDialog} .actions`).waitFor();
  await inspect(aga, 'what the host may do about a guest', kDialog);
  await aga.page.keyboard.press('Escape');
  await aga.button('web.lobby.leave').click();
  await aga.page.locator(`${kDialog} .button.bad`).waitFor();
  await inspect(aga, 'whether the host leaves', kDialog);
  await aga.page.keyboard.press('Escape');
  await aga.button('web.lobby.start').click();
  await aga.page.locator('.table').waitFor();
  await ben.page.locator('.table').waitFor();

  const done: string[] = [];
  let before = Infinity; // answers of one who left, when they were back
  let overBefore = false; // before they could come back
  const trouble = async (answers: number) => {
    if (answers >= 6 && done.length === 0) {
      await ben.button('web.table.menu').click();
      await ben.button('web.table.menu.leave').click();
      await ben.button('web.table.menu.leave_yes').click();
      await ben.page.waitForURL(`${house.server.address}/`);
      const { you: seat } = ben.frames('welcome').find(({ you }) => (you as number) >= 0)! as { you: number };
      const stoodIn = () => Object.values(standIn(aga, seat)).every((count) => count > 0);
      await playOn([aga], 'tap', undefined, stoodIn);
      overBefore = !stoodIn();
      if (overBefore) return;
      await ben.link('web.home.table.continue').first().click();
      const briefing = ben.page.locator('.briefing');
      await briefing.locator('li').first().waitFor();
      await inspect(ben, 'what happened meanwhile', '.briefing');
      await ben.button('web.table.briefing.go_on').click();
      await briefing.waitFor({ state: 'detached' });
      before = ben.answers;
      done.push('left');
    }
    if (answers >= 10 && done.length === 1) {
      const greeted = ben.frames('welcome');
      await ben.page.evaluate(() => localStorage.removeItem('holdout.seats'));
      await ben.page.reload();
      const seats = () =>
        ben
          .frames('welcome')
          .slice(greeted.length)
          .map(({ you }) => you);
      await expect.poll(() => seats().at(-1)).toBe(greeted.at(-1)!['you']);
      expect(seats()[0]).toBe(-1);
      done.push('without a key');
    }
    if (answers >= 14 && done.length === 2) {
      await house.server.kill();
      await house.server.start();
      done.push('killed');
    }
  };
  await playOn([aga, ben], 'tap', trouble, () => overBefore);
  if (ben.answers > before) done.push('answered on');
  return { aga, ben, done };
}

test('two browsers and three bots, two languages, one leaves and returns, the server is killed', async () => {
  let { aga, ben, done } = await playWithTroubles();
  for (let table = 1; table < kTables && done.length < kTroubles.length; table++)
    ({ aga, ben, done } = await playWithTroubles());
  expect(done).toEqual(kTroubles);
  for (const person of [aga, ben]) {
    onlyOurs(person);
    await person.page.locator('#end-ledger').waitFor();
    const unlocked = person.received.some((frame) => frame.includes('"epilogue_unlocked"'));
    if (unlocked) await person.page.locator('#end-epilogue').waitFor();
    await person.page.locator('#end-turns').waitFor();
    await inspect(person, 'the end');
  }
  await ben.link('web.table.end.replay').click();
  await ben.page.locator('svg.board').waitFor();
  await inspect(ben, 'the replay');
  await aga.link('web.table.end.home').click();
  await aga.button('web.home.table.remove').click();
  await inspect(aga, 'whether a table is deleted', kDialog);
  onlyOurs(aga);
  expect(await aga.page.locator('html').getAttribute('lang')).toBe('pl');
  expect(await ben.page.locator('html').getAttribute('lang')).toBe('en');
  for (const secrets of [keepSecrets(aga, ben), keepSecrets(ben, aga)]) expect(secrets).toBeGreaterThan(20);
});

test('a phone, by touch', async () => {
  const person = await house.arrive({ name: 'Kasia', language: 'pl', phone: true, reducedMotion: false });
  await playAlone(person);
  expect(await playOn([person], 'tap')).toBeGreaterThanOrEqual(kFewest);
  const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await openMoment(person);
  await lookBack(person);
  onlyOurs(person);
});

/** A turning point of the end leads to its moment of the replay, and its address can be sent to others. */
async function openMoment(person: Person): Promise<void> {
  const turn = person.page.locator('.turns a').last();
  const path = (await turn.getAttribute('href'))!;
  const at = Number(path.split('/')[4]) - 1;
  expect(at).toBeGreaterThan(0);
  await turn.click();
  const moment = person.page.locator('.controls input[type="range"]');
  await expect.poll(() => moment.inputValue()).toBe(String(at));
  await person.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.button('web.lobby.copy').click();
  await expect
    .poll(() => person.page.evaluate(() => navigator.clipboard.readText()))
    .toBe(house.server.address + path);
  await inspect(person, 'a moment of the replay');
}

/** The game that was played is in the profile of this device: saved, deleted and loaded again. */
async function lookBack(person: Person): Promise<void> {
  const { page } = person;
  await page.goto(house.server.address);
  await person.link('web.profile').click();
  const noted = page.locator('li[data-result]');
  await noted.waitFor();
  await inspect(person, 'the profile');
  const saving = page.waitForEvent('download');
  await person.button('web.profile.save').click();
  const file = await (await saving).path();
  await person.button('web.profile.delete').click();
  await page.locator('dialog[open] .bad').click();
  await noted.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(word(person.wish.language, 'web.profile.none')).waitFor();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText(word(person.wish.language, 'web.profile.bad.file')).waitFor();
  expect(await noted.count()).toBe(0);
  await input.setInputFiles(file);
  await noted.waitFor();
}

const kWalks = 3; // onto the board

test('keyboard only', async () => {
  const person = await house.arrive({ name: 'Mia', language: 'en' });
  const { page } = person;
  await person.visit(house.server.address);
  await page.locator('h1').waitFor();
  await enterAt(person, person.link('web.home.invite.go'));
  await tabTo(person, person.radio('web.setup.who.friends'));
  await press(person, 'ArrowDown');
  await expect.poll(() => person.radio('web.setup.who.bots').isChecked()).toBe(true);
  await press(person, 'ArrowUp');
  await tabTo(person, person.radio('web.pace.live'));
  await press(person, 'ArrowDown'); // no clock: the way by Tab is long, and the machine may be slow
  await expect.poll(() => person.radio('web.pace.relaxed').isChecked()).toBe(true);
  await enterAt(person, person.button('web.setup.go'));
  await page.locator('dialog[open] input').waitFor();
  await page.keyboard.type('Mia');
  await press(person, 'Enter');

  await person.button('web.lobby.stand').waitFor(); // until they sit, their own seat is the first free one for a bot
  for (const bots of [1, 2]) {
    await enterAt(person, person.button('web.lobby.add_bot').first());
    await expect.poll(() => person.button('web.lobby.remove_bot').count()).toBe(bots);
  }
  await enterAt(person, person.button('web.lobby.start'));
  await page.locator('ul.options button').first().waitFor();

  await press(person, '?');
  await page.locator('.reader .wanted').waitFor();
  expect(await focusIn(person, '[role="tablist"]')).toBe(true);
  await press(person, '?');
  await page.locator('.reader').waitFor({ state: 'detached' });
  expect(await focusIn(person, '.question')).toBe(true);

  await press(person, 't');
  await tabTo(person, page.locator('.palette button').first());
  await press(person, 'Enter'); // the likeliest words
  await expect.poll(() => focusIn(person, '.composer .say:enabled')).toBe(true);
  await press(person, 'Enter'); // are said
  await page.locator('.heard p:not(.empty)').first().waitFor();
  await tabTo(person, page.locator('#chat-line'));
  await page.keyboard.type('By keys');
  await press(person, 'Enter');
  await page.locator('.heard').getByText('By keys').waitFor();
  await enterAt(person, person.button('web.table.menu'));
  await press(person, 'Escape');

  await press(person, 'h');
  await page.locator('.tray .curtain').waitFor();
  await press(person, 'h');
  await page.locator('.tray .curtain').waitFor({ state: 'detached' });
  await press(person, 'l');
  await page.locator('#tab-log[aria-selected="true"]').waitFor();

  let walked = 0;
  let tried = 0; // less often where one is out early
  const answers = await playOn([person], 'keys', async (given) => {
    await seesFocus(person, `after ${given} answers`);
    if (walked === kWalks || given < 2 || !(await hasPieces(person))) return;
    tried += 1;
    if (await answerOnBoard(person, ['ArrowLeft', 'ArrowDown'])) walked += 1;
  });
  expect(tried).toBeGreaterThan(0);
  if (tried > 1) expect(walked, `of ${tried}`).toBeGreaterThan(0); // some questions do not stay
  expect(answers).toBeGreaterThanOrEqual(kFewest);
  await tabTo(person, person.button('web.table.end.rematch'));
  await enterAt(person, person.link('web.table.end.home'));
  await page.waitForURL(house.server.address + '/');
  onlyOurs(person);
});
