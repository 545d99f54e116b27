import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionKinds } from '../src/games/the_thing/view.ts';
import { closeBrowser, Person, playOn } from './person.ts';
import { Server } from './server.ts';
import { askedKind, openTable } from './tables.ts';

// The pictures of docs/screenshots: `npm run screenshots`, with HOLDOUT_PROGRAM naming the server.

const kFolder = new URL('../../docs/screenshots/', import.meta.url).pathname;

// Which questions come up in a game is chance, so several games may be needed.
const kGames = 8;

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

for (const phone of [false, true]) {
  const width = phone ? 360 : 1440;
  test(`${width} pixels`, { timeout: 900_000 }, async () => {
    const arrive = () =>
      Person.arrive({ name: 'Aga', language: phone ? 'en' : 'pl', phone, reducedMotion: false });
    let person = await arrive();
    const shoot = async (name: string) => {
      await person.page.waitForTimeout(900);
      await person.page.screenshot({ path: `${kFolder}${name}-${width}.png` });
    };
    for (const [path, name] of [
      ['/', 'home'],
      ['/new/osaczeni', 'setup'],
      ['/settings', 'settings'],
      ['/rules/osaczeni', 'rules'],
    ] as const) {
      await person.visit(server.address + path);
      await person.page.locator('h1, h2').first().waitFor();
      await shoot(name);
    }
    await person.visit(`${server.address}/new/osaczeni`);
    await person.button('web.setup.go').click();
    await person.giveName();
    await person.button('web.lobby.start').waitFor();
    await shoot('lobby');
    await person.button('web.lobby.start').click();
    await person.page.locator('ul.options button').first().waitFor();
    await shoot('table');
    const link = person.page.url();
    const wanted = new Map([
      ['ballot', 3],
      ['destination', 13],
      ['move', 14],
      ['discussion', 2],
      ['sacrifice', 16],
    ]);
    const lookOut = async () => {
      const kind = askedKind(person);
      for (const [name, wish] of wanted) {
        if (kind !== wish || (await person.page.locator('ul.options button').count()) < 2) continue;
        wanted.delete(name);
        await shoot(name);
      }
    };
    let couch = false;
    await playOn([person], 'tap', async (answers) => {
      await lookOut();
      if (couch || answers < 5) return;
      couch = true;
      const screen = await person.context.newPage();
      await screen.goto(link.replace('/t/', '/couch/'));
      await screen.waitForTimeout(1500);
      await screen.screenshot({ path: `${kFolder}couch-${width}.png` });
      await screen.close();
    });
    await shoot('end');
    await person.visit(`${link}/replay`);
    await person.page.locator('h1, h2, .table').first().waitFor();
    await person.page.locator('input[type=range]').waitFor();
    await person.page.waitForTimeout(500);
    for (let i = 0; i < 60; i++) await person.page.keyboard.press('ArrowRight');
    await shoot('replay');
    for (let game = 1; game < kGames && wanted.size > 0; game++) {
      await person.leave();
      person = await arrive();
      await openTable(person, server.address, { game: 'osaczeni', who: 'bots' });
      await person.page.locator('.table').waitFor();
      await playOn([person], 'tap', lookOut);
    }
    await person.leave();
    expect([...wanted.keys()]).toEqual([]);
  });
}

// The Thing: what its scenes look like.
const kMoments: Record<string, RegExp> = {
  board: /^move$/,
  meeting: /^(peek|lay_tokens)$/,
  vote: /^vote$/,
  test: /^(volunteer_[ab]|choose_tester)$/,
  boarding: /^(want_to_board|admit)$/,
};

for (const phone of [false, true]) {
  const width = phone ? 360 : 1440;
  test(`The Thing, ${width} pixels`, { timeout: 900_000 }, async () => {
    const missing = new Map([...Object.entries(kMoments), ['end', null] as const]);
    for (let game = 0; game < kGames && missing.size > 0; game++) {
      const person = await Person.arrive({ name: 'Aga', language: phone ? 'en' : 'pl', phone });
      const shoot = async (name: string) => {
        missing.delete(name);
        await person.page.waitForTimeout(900);
        await person.page.screenshot({ path: `${kFolder}the_thing-${name}-${width}.png` });
      };
      await openTable(person, server.address, { game: 'the_thing', who: 'bots', players: 6 });
      await person.page.locator('.table').waitFor();
      await playOn([person], 'tap', async () => {
        const kind = questionKinds[askedKind(person) ?? 0] ?? 'chance';
        if (missing.has('test') && (await isTested(person))) await shoot('test');
        for (const [name, wish] of missing) {
          if (!wish?.test(kind)) continue;
          const first = person.page.locator('ul.options button:enabled').first();
          const there = await first.waitFor({ timeout: 2000 }).then(
            () => true,
            () => false,
          );
          if (there && questionKinds[askedKind(person) ?? 0] === kind) await shoot(name);
        }
      });
      if (missing.has('end')) await shoot('end');
      await person.leave();
    }
    expect([...missing.keys()]).toEqual([]);
  });
}

/** What came of a test is on the screen. */
async function isTested(person: Person): Promise<boolean> {
  if ((await person.page.locator('.outcome:is(.human, .alien)').count()) === 0) return false;
  const last = person.received.findLast((text) => /!(tested|revealed|admitted)"/.test(text));
  return last?.includes('!tested"') ?? false;
}

for (const phone of [false, true]) {
  const width = phone ? 360 : 1440;
  test(`The Thing alone, ${width} pixels`, async () => {
    const person = await Person.arrive({ name: 'Aga', language: phone ? 'en' : 'pl', phone });
    await openTable(person, server.address, { game: 'the_thing', who: 'bots', players: 1 });
    await person.page.locator('.table').waitFor();
    let shot = false;
    await playOn([person], 'tap', async () => {
      if (shot || questionKinds[askedKind(person) ?? 0] !== 'cancel_die') return;
      shot = true;
      await person.page.waitForTimeout(900);
      await person.page.screenshot({ path: `${kFolder}the_thing-alone-${width}.png` });
    });
    await person.leave();
  });
}
