import { test } from 'vitest';
import { Person, playOn } from '#web/e2e/person.ts';
import { asks, kFolder, kSettle, kTablet, meet, onBoth, server, shoot } from '#web/e2e/pictures.ts';
import { openTable } from '#web/e2e/tables.ts';
import { questionKinds } from '../kinds.ts';

const asked = asks(questionKinds, 2);

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
      ballot: asked(/^ballot$/),
      destination: asked(/^destination$/),
      move: asked(/^move$/),
      discussion: asked(/^discuss$/),
      sacrifice: asked(/^pick_eaten$/),
    },
  ),
);

test('tablet in the mall', { timeout: 900_000 }, () =>
  meet(kTablet, { game: 'osaczeni' }, { table: asked(/^destination$/) }),
);
