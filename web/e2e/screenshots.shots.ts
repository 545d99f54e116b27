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

/** The kind of question that is open, out of what this device was told. */
function askedKind(person: Person): number | undefined {
  const frames = [...person.frames('snapshot'), ...person.frames('update')];
  for (const frame of frames.reverse()) {
    const prompt = (frame['view'] as { prompt?: { kind?: number } } | undefined)?.prompt;
    if (prompt?.kind !== undefined) return prompt.kind;
  }
  return undefined;
}

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
    let couch = false;
    await playOn([person], 'tap', async (answers) => {
      const kind = askedKind(person);
      for (const [name, wish] of wanted) {
        if (kind !== wish || (await person.page.locator('ul.options button').count()) < 2) continue;
        wanted.delete(name);
        await shoot(name);
      }
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
    await person.leave();
  });
}
