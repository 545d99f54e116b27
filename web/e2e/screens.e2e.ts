import { afterAll, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { closeBrowser, Person } from './person.ts';
import { Server } from './server.ts';
import { joinTable } from './tables.ts';
import { Wire } from './wire.ts';

// Every screen as axe sees it, on a phone and on a desk; and what it costs to get there.

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

async function playAlone(person: Person, address = server.address): Promise<string> {
  await person.visit(address);
  await person.button('web.home.play.go').click();
  await person.giveName();
  await person.page.waitForURL(/\/t\//);
  await person.page.locator('ul.options button').first().waitFor();
  return person.page.url();
}

for (const phone of [false, true]) {
  test(`axe finds nothing serious ${phone ? 'on a phone' : 'on a desk'}`, async () => {
    const person = await Person.arrive({ name: 'Ola', language: phone ? 'en' : 'pl', phone });
    for (const path of ['/', '/new/osaczeni', '/settings', '/rules/osaczeni', '/t/NOSUCH']) {
      await person.visit(server.address + path);
      await person.page.locator('h1, h2').first().waitFor();
      await person.page.waitForTimeout(400);
      expect(await serious(person), path).toEqual([]);
    }
    await playAlone(person);
    expect(await serious(person), 'the table').toEqual([]);
    for (const key of ['l', 't', '?']) {
      await person.page.keyboard.press(key);
      await person.page.waitForTimeout(400);
      expect(await serious(person), `the table, ${key}`).toEqual([]);
    }
    await person.leave();
  });
}

const kFirstLoad = 150 * 1024;

/** What it costs `name` to get to the first decision: all that comes over the wire, headers and frames too. */
async function weigh(name: string, way: (person: Person, wire: Wire) => Promise<void>): Promise<number> {
  const wire = new Wire();
  await wire.lay(server.address);
  const person = await Person.arrive({ name, language: 'pl', reducedMotion: false });
  try {
    await way(person, wire);
    await person.page.waitForLoadState('networkidle'); // typefaces come after the letters
    console.log(`first load, ${name}: ${(wire.bytes / 1024).toFixed(1)} KB`);
    return wire.bytes;
  } finally {
    await person.leave();
    await wire.cut();
  }
}

test('who plays at once is less than 150 KB away from the first decision', async () => {
  const bytes = await weigh('Ida', async (person, wire) => void (await playAlone(person, wire.address)));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(kFirstLoad);
});

test('who comes by a link is less than 150 KB away from the first decision', async () => {
  const host = await Person.arrive({ name: 'Aga', language: 'en' });
  await host.visit(`${server.address}/new/osaczeni`);
  await host.button('web.setup.go').click();
  await host.giveName();
  await host.button('web.lobby.start').waitFor();
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
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
  });
  await host.leave();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(kFirstLoad);
});
