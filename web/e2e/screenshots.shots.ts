import { afterAll, beforeAll, test } from 'vitest';
import { closeBrowser, Person, playOn } from './person.ts';
import { Server } from './server.ts';

// The pictures of docs/screenshots: `npm run screenshots`, with HOLDOUT_PROGRAM naming the server.

const kFolder = new URL('../../docs/screenshots/', import.meta.url).pathname;

const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

for (const phone of [false, true]) {
  const width = phone ? 360 : 1440;
  test(`${width} pixels`, async () => {
    const person = await Person.arrive({
      name: 'Aga',
      language: phone ? 'en' : 'pl',
      phone,
      reducedMotion: false,
    });
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
    await playOn([person], 'tap', async () => {
      const last = person.frames('update').at(-1)?.['view'] as
        { prompt?: { kind?: number; asked?: number } } | undefined;
      for (const [name, kind] of wanted) {
        if (last?.prompt?.kind !== kind || (await person.page.locator('ul.options button').count()) < 2)
          continue;
        wanted.delete(name);
        await shoot(name);
      }
    });
    await shoot('end');
    await person.visit(`${link}/replay`);
    await person.page.locator('h1, h2, .table').first().waitFor();
    await shoot('replay');
    await person.visit(link.replace('/t/', '/couch/'));
    await shoot('couch');
    await person.leave();
  });
}
