import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, Person } from './person.ts';
import { Server } from './server.ts';

// Every screen as axe sees it, on a phone and on a desk; and what it costs to get there.

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

async function serious(person: Person): Promise<string[]> {
  const session = await person.context.newCDPSession(person.page);
  await session.send('Runtime.evaluate', { expression: axe }); // not a script of the page: its policy allows none
  const found = await person.page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
  );
  return found.violations
    .filter((each) => each.impact === 'serious' || each.impact === 'critical')
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

async function playAlone(person: Person): Promise<string> {
  await person.visit(server.address);
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

test('the first decision is less than 150 KB away', async () => {
  const person = await Person.arrive({ name: 'Ida', language: 'pl' });
  const session = await person.context.newCDPSession(person.page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await playAlone(person);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(150 * 1024);
  await person.leave();
});
