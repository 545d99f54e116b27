import { expect, test } from 'vitest';
import { firstGame } from '../build/games.ts';
import { inspect, kDialog } from './axe.ts';
import { House } from './house.ts';
import type { Person } from './person.ts';
import { joinTable } from './tables.ts';
import { Wire } from './wire.ts';

// Every screen as axe sees it, on a phone and on a desk; and what it costs to get there.

const house = new House();

async function playAlone(
  person: Person,
  address = house.server.address,
  asked?: () => Promise<void>,
): Promise<void> {
  await person.visit(address);
  await person.button('web.home.play.go').click();
  await asked?.();
  await person.giveName();
  await person.page.waitForURL(/\/t\//);
  await person.page.locator('ul.options button').first().waitFor();
}

for (const phone of [false, true]) {
  test(`axe finds nothing serious ${phone ? 'on a phone' : 'on a desk'}`, async () => {
    const person = await house.arrive({ name: 'Ola', language: phone ? 'en' : 'pl', phone });
    for (const path of ['/', `/new/${firstGame()}`, '/settings', `/rules/${firstGame()}`, '/t/NOSUCH']) {
      await person.visit(house.server.address + path);
      await person.page.locator('h1, h2').first().waitFor();
      await inspect(person, path);
    }
    await playAlone(person, house.server.address, async () => {
      await person.page.locator('dialog[open] input').waitFor();
      await inspect(person, 'who are you?', kDialog);
    });
    await inspect(person, 'the table');
    for (const [key, pane] of Object.entries({
      l: '#tab-log[aria-selected="true"]',
      t: '.talk',
      '?': '.reader .wanted',
    })) {
      await person.page.keyboard.press(key);
      await person.page.locator(pane).first().waitFor();
      await inspect(person, `the table, ${key}`);
    }
    await person.page.keyboard.press('t');
    await person.page.locator('.palette button').first().click();
    await person.page.locator('.composer').waitFor();
    await inspect(person, 'a statement', '.composer');
    await person.page.locator('.seats button').nth(1).click();
    await person.page.locator(kDialog).waitFor();
    await inspect(person, 'another at the table', kDialog);
    await person.page.keyboard.press('Escape');
    await person.button('web.table.menu').click();
    await person.button('web.table.menu.report').waitFor();
    await inspect(person, 'the menu', kDialog);
    await person.button('web.table.menu.leave').click();
    await inspect(person, 'the menu, before one leaves', kDialog);
    await person.button('web.table.menu.report').click();
    await person.page.locator('dialog[open] textarea').waitFor();
    await inspect(person, 'a report', kDialog);
  });
}

test('a first page without its words or its script says so and can be tried again', async () => {
  const person = await house.arrive({ name: 'Iga', language: 'pl' });
  const again = person.page.locator('#unloaded a');
  const files = '**/assets/*.js';
  await person.page.route(files, (route) =>
    route.request().url().includes('shell') ? route.continue() : route.abort(),
  );
  await person.visit(house.server.address);
  await person.page.locator('#unloaded.now').waitFor(); // at once, not by itself after a while
  expect(await again.isVisible()).toBe(true);
  await inspect(person, 'a first page without words');
  await person.page.unroute(files);
  await again.click();
  await person.button('web.home.play.go').waitFor();
  expect(await again.count()).toBe(0);

  await person.page.route(files, (route) => route.abort());
  await person.visit(house.server.address);
  expect(await person.page.locator('#unloaded:not(.now)').count()).toBe(1);
  await again.waitFor();
});

const kFirstLoad = 150 * 1024;

/** Bytes of what others did at a page's table before its first decision, which is how they play and not what is loaded. */
function movesOfOthers({ page }: Person): () => number {
  const updates: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"t":"update"')) updates.push(payload.length);
    }),
  );
  return () => updates.slice(0, -1).reduce((sum, each) => sum + each, 0); // the last one asks
}

/** What it costs `name` to get to the first decision: all that comes over the wire, headers and frames too. */
async function weigh(name: string, way: (person: Person, wire: Wire) => Promise<void>): Promise<number> {
  const wire = new Wire();
  await wire.lay(house.server.address);
  const person = await house.arrive({ name, language: 'pl', reducedMotion: false });
  const others = movesOfOthers(person);
  try {
    await way(person, wire);
    await person.page.waitForLoadState('networkidle'); // typefaces come after the letters
    const bytes = wire.bytes - others();
    console.log(`first load, ${name}: ${(bytes / 1024).toFixed(1)} KB, moves of others: ${others()} bytes`);
    return bytes;
  } finally {
    await person.leave(); // a wire is cut when nobody holds it
    await wire.cut();
  }
}

test('who plays at once is less than 150 KB away from the first decision', async () => {
  const bytes = await weigh('Ida', (person, wire) => playAlone(person, wire.address));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(kFirstLoad);
});

test('who comes by a link is less than 150 KB away from the first decision', async () => {
  const host = await house.arrive({ name: 'Aga', language: 'en' });
  await host.visit(`${house.server.address}/new/${firstGame()}`);
  await host.button('web.setup.go').click();
  await host.giveName();
  await host.button('web.lobby.stand').waitFor();
  const bytes = await weigh('Ben', async (person, wire) => {
    await joinTable(person, wire.address + new URL(host.page.url()).pathname);
    await host.page.getByText('Ben').first().waitFor();
    await host.button('web.lobby.start').click();
    await expect
      .poll(
        async () => {
          await host.answerOnce(() => 0, 'tap');
          return person.page.locator('ul.options button').count();
        },
        { timeout: 200_000 },
      )
      .toBeGreaterThan(0);
  });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(kFirstLoad);
});
