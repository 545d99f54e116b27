import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionKinds as mallKinds } from '#games/osaczeni/web/view.ts';
import { questionKinds as stationKinds } from '#games/the_thing/web/view.ts';
import { closeBrowser, Person, playOn, type Wish } from './person.ts';
import { Server } from './server.ts';
import { askedKind, openTable, optionsOf, partnersOf } from './tables.ts';

// The pictures of docs/screenshots: `npm run screenshots`, with HOLDOUT_PROGRAM naming the server; some of them with
// `npm run screenshots -- -t 'alone'`. Desks are Polish, phones and tablets English, so both languages are seen.

const kFolder = new URL('../../docs/screenshots/', import.meta.url).pathname;
const kSettle = 900; // milliseconds until everything stands where it belongs
// Which questions come up in a game is chance, so several games may be needed.
const kGames = 20;

const kWhisper = { en: 'The Boiler first, then the Generator.', pl: 'Najpierw kotłownia, potem generator.' };

const kDesk: Wish = { name: 'Aga', language: 'pl' };
const kPhone: Wish = { name: 'Aga', language: 'en', phone: true };
const kTablet: Wish = { name: 'Aga', language: 'en', tablet: true };

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

async function shoot(person: Person, name: string): Promise<void> {
  const { width } = person.page.viewportSize()!;
  await person.page.mouse.move(0, 0); // nothing lies under a pointer
  await person.page.waitForTimeout(kSettle);
  await person.page.screenshot({ path: `${kFolder}${name}-${width}.png` });
}

/** Takes pictures on a desk and on a phone, in a test each. */
function onBoth(what: string, take: (wish: Wish) => Promise<void>) {
  for (const wish of [kDesk, kPhone])
    test(`${what}, ${wish.phone ? 'phone' : 'desk'}`, { timeout: 1_800_000 }, () => take(wish));
}

/** Whether the person is asked one of these, and so many answers are on the screen; what covers them is lifted. */
async function isAsked(
  person: Person,
  kinds: readonly string[],
  wish: RegExp,
  least: number,
): Promise<boolean> {
  const kind = () => kinds[askedKind(person) ?? 0] ?? 'chance';
  if (!wish.test(kind())) return false;
  await person.uncover('tap');
  const last = person.page.locator('ul.options button:enabled').nth(least - 1);
  const there = await last.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  return there && wish.test(kind());
}

/** A moment of a game, by what one sees of it. */
type Moment = (person: Person) => Promise<boolean>;

const inMall =
  (wish: RegExp, least = 2): Moment =>
  (person) =>
    isAsked(person, mallKinds, wish, least);
const atStation =
  (wish: RegExp, least = 1): Moment =>
  (person) =>
    isAsked(person, stationKinds, wish, least);
const shows =
  (what: string): Moment =>
  async (person) =>
    (await person.page.locator(what).count()) > 0;

/** Plays games until each moment was met once, and takes its picture. */
async function meet(
  wish: Wish,
  table: { game: string; players?: number },
  moments: Record<string, Moment>,
  each: (person: Person) => Promise<void> = async () => {},
): Promise<void> {
  const missing = new Map(Object.entries(moments));
  for (let game = 0; game < kGames && missing.size > 0; game++) {
    const person = await Person.arrive(wish);
    const look = async () => {
      for (const [name, isNow] of missing) {
        if (!(await isNow(person))) continue;
        missing.delete(name);
        await shoot(person, name);
      }
      await each(person);
    };
    await openTable(person, server.address, { who: 'bots', ...table });
    await person.page.locator('.table').waitFor();
    await playOn([person], 'tap', look, () => missing.size === 0);
    await person.leave();
  }
  expect([...missing.keys()]).toEqual([]);
}

/** Gives the answer with this notation, if there is one. */
async function prefer(person: Person, wish: RegExp): Promise<void> {
  const at = optionsOf(person).findIndex((notation) => wish.test(notation));
  if (at >= 0) await person.answerOnce(() => at, 'tap');
}

onBoth('screens', async (wish) => {
  const person = await Person.arrive(wish);
  for (const [path, name] of [
    ['/', 'home'],
    ['/new/osaczeni', 'setup'],
    ['/settings', 'settings'],
    ['/rules/osaczeni', 'rules'],
  ] as const) {
    await person.visit(server.address + path);
    await person.page.locator('h1, h2').first().waitFor();
    await shoot(person, name);
  }
  await person.visit(`${server.address}/new/osaczeni`);
  await person.button('web.setup.go').click();
  await person.giveName();
  await person.button('web.lobby.start').waitFor();
  await shoot(person, 'lobby');
  await person.leave();
});

onBoth('curtain', async (wish) => {
  const person = await Person.arrive(wish);
  await openTable(person, server.address, { game: 'osaczeni', who: 'pass' });
  const fields = person.page.locator('form input');
  await fields.nth(0).fill('Aga');
  await fields.nth(1).fill('Jan');
  await person.button('web.pass.start').click();
  await person.page.locator('.curtain .button.main').waitFor();
  await shoot(person, 'curtain');
  await person.leave();
});

onBoth('Osaczeni from the first question to the end', async (wish) => {
  const person = await Person.arrive({ ...wish, reducedMotion: false });
  await openTable(person, server.address, { game: 'osaczeni', who: 'bots' });
  await person.page.locator('ul.options button').first().waitFor();
  await shoot(person, 'table');
  const link = person.page.url();
  let couch = false;
  await playOn([person], 'tap', async (answers) => {
    if (couch || answers < 5) return;
    couch = true;
    const screen = await person.context.newPage();
    await screen.goto(link.replace('/t/', '/couch/'));
    await screen.waitForTimeout(1500);
    await screen.screenshot({ path: `${kFolder}couch-${person.page.viewportSize()!.width}.png` });
    await screen.close();
  });
  await shoot(person, 'end');
  for (const [id, name] of [
    ['end-ledger', 'ledger'],
    ['end-turns', 'timeline'],
  ] as const) {
    await person.page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
    await shoot(person, name);
  }
  await person.visit(`${link}/replay`);
  await person.page.locator('input[type=range]').waitFor();
  await person.page.waitForTimeout(kSettle);
  for (let i = 0; i < 60; i++) await person.page.keyboard.press('ArrowRight');
  await shoot(person, 'replay');
  await person.leave();
});

onBoth('questions of Osaczeni', (wish) =>
  meet(
    { ...wish, reducedMotion: false },
    { game: 'osaczeni' },
    {
      ballot: inMall(/^ballot$/),
      destination: inMall(/^destination$/),
      move: inMall(/^move$/),
      discussion: inMall(/^discuss$/),
      sacrifice: inMall(/^pick_eaten$/),
    },
  ),
);

onBoth('The Thing', (wish) =>
  meet(
    wish,
    { game: 'the_thing', players: 6 },
    {
      'the_thing-board': atStation(/^move$/),
      'the_thing-meeting': atStation(/^(peek|lay_tokens)$/),
      'the_thing-vote': atStation(/^vote$/),
      'the_thing-test': async (person) =>
        (await atStation(/^(volunteer_[ab]|choose_tester)$/)(person)) &&
        shows('.scene[data-kind="test"]')(person),
      'the_thing-tested': shows('.outcome[data-event="tested"]'),
      'the_thing-boarding': atStation(/^(want_to_board|admit)$/),
      'the_thing-end': shows('article.end'),
    },
    async (person) => {
      // Only who has drawn a token in the Lab is asked for a test.
      if (await atStation(/^(move|hand_in)$/)(person)) await prefer(person, /^(place lab|play use)$/);
    },
  ),
);

onBoth('the open tray of The Thing', (wish) =>
  meet(
    wish,
    { game: 'the_thing', players: 6 },
    {
      'the_thing-tray': async (person) => {
        if (!(await atStation(/^move$/)(person))) return false;
        if (wish.phone) await person.page.locator('#tab-tray').click();
        await person.page.locator('.tray .inside > .curtain').click();
        return true;
      },
    },
  ),
);

onBoth('eight at the station', (wish) =>
  meet(wish, { game: 'the_thing', players: 8 }, { 'the_thing-eight': atStation(/^vote$/) }),
);

onBoth('alone at the station', (wish) =>
  meet(wish, { game: 'the_thing', players: 1 }, { 'the_thing-alone': atStation(/^cancel_die$/) }),
);

/** Asked for the plan of an Alien that has company. */
const plansTogether: Moment = async (person) =>
  partnersOf(person).length > 1 && (await atStation(/^alien_plan$/)(person));

/** Says something that only the team hears. */
async function confer(person: Person): Promise<boolean> {
  await person.page.locator('#tab-talk').click();
  await person.page.locator('.chat .chip.gold').click();
  await person.page.locator('#chat-line').fill(kWhisper[person.wish.language]);
  await person.page.locator('#chat-line').press('Enter');
  return true;
}

onBoth('the revealed Alien', (wish) =>
  meet(
    wish,
    { game: 'the_thing', players: 8 },
    {
      'the_thing-alien': plansTogether,
      'the_thing-team': async (person) => (await plansTogether(person)) && confer(person),
    },
    async (person) => {
      // Only an Alien has the choice, and its last answer throws off the mask.
      if (await atStation(/^reveal$/, 2)(person)) await person.answerOnce((count) => count - 1, 'tap');
    },
  ),
);

test('tablet', { timeout: 900_000 }, async () => {
  await meet(kTablet, { game: 'osaczeni' }, { table: inMall(/^destination$/) });
  await meet(kTablet, { game: 'the_thing', players: 6 }, { 'the_thing-vote': atStation(/^vote$/) });
});
