import { firstGame } from '../build/games.ts';
import { Person } from './person.ts';
import { onBoth, server, shoot } from './pictures.ts';
import { openTable } from './tables.ts';

onBoth('screens', async (wish) => {
  const person = await Person.arrive(wish);
  for (const [path, name] of [
    ['/', 'home'],
    [`/new/${firstGame()}`, 'setup'],
    ['/settings', 'settings'],
    [`/rules/${firstGame()}`, 'rules'],
  ] as const) {
    await person.visit(server.address + path);
    await person.page.locator('h1, h2').first().waitFor();
    await shoot(person, name);
  }
  await person.visit(`${server.address}/new/${firstGame()}`);
  await person.button('web.setup.go').click();
  await person.giveName();
  await person.button('web.lobby.start').waitFor();
  await shoot(person, 'lobby');
  await person.leave();
});

onBoth('curtain', async (wish) => {
  const person = await Person.arrive(wish);
  await openTable(person, server.address, { game: firstGame(), who: 'pass' });
  const fields = person.page.locator('form input');
  await fields.nth(0).fill('Aga');
  await fields.nth(1).fill('Jan');
  await person.button('web.pass.start').click();
  await person.page.locator('.curtain .button.main').waitFor();
  await shoot(person, 'curtain');
  await person.leave();
});
