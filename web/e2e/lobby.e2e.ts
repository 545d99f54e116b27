import { expect, test } from 'vitest';
import { firstGame } from '../build/games.ts';
import type { TableInfo } from '../src/lib/protocol.ts';
import { inspect, kDialog } from './axe.ts';
import { House } from './house.ts';
import { word } from './person.ts';
import { joinTable } from './tables.ts';

// Before the game: what was written stays, everybody has a name and a colour of their own.

const kFinger = 44; // pixels

const house = new House();

test('lines outlast a reload and the server, names differ, and the colour one chose is the colour of the board', async () => {
  const host = await house.arrive({ name: 'Aga', language: 'en' });
  await host.visit(`${house.server.address}/new/${firstGame()}`);
  await host.button('web.setup.go').click();
  await host.giveName();
  await host.button('web.lobby.stand').waitFor(); // who may start sits a moment later, on the first seat
  const link = host.page.url();
  const guest = await house.arrive({ name: 'aga', language: 'pl', phone: true });
  await joinTable(guest, link);
  await host.page.getByText('aga 2').waitFor();

  await guest.page.locator('.pick').focus();
  await guest.page.keyboard.press('Enter');
  const orange = guest.page.locator('dialog[open] li button').last();
  await orange.waitFor();
  await inspect(guest, 'colours', kDialog);
  for (const target of [guest.page.locator('.pick'), orange]) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(kFinger);
  }
  await orange.focus();
  await guest.page.keyboard.press('Enter');
  const colour = () => (host.frames('table').at(-1)!['table'] as TableInfo).seats[1]?.colour;
  await expect.poll(colour).toBe('orange');

  const write = async (line: string) => {
    await host.page.locator('.lines + form input').fill(line);
    await host.button('web.lobby.chat.send').click();
  };
  await write('Is everybody here?');
  await guest.page.getByText('Is everybody here?').waitFor();
  await guest.page.reload();
  await guest.page.getByText('Is everybody here?').waitFor();
  await house.server.kill();
  await house.server.start();
  const watcher = await house.arrive({ name: 'AGA', language: 'en' });
  await watcher.visit(link);
  await watcher.page.locator('input').first().fill(watcher.wish.name);
  await watcher.page.locator('input').first().press('Enter');
  await watcher.page.getByText('Is everybody here?').waitFor();
  await watcher.button('web.lobby.stand').click();
  await watcher.page.locator('.lines + form input').fill('Trust me');
  await watcher.button('web.lobby.chat.send').click();
  const mark = (name: string) => word('en', 'web.watcher').replace('{name}', name);
  await host.page.getByText(mark('AGA 3')).waitFor();

  // Somebody stands, and a seat is free: that may be a mistake.
  await host.button('web.lobby.start').click();
  await host.button('web.lobby.start.yes').waitFor();
  await host.page.locator(kDialog).getByText('AGA 3').first().waitFor();
  await inspect(host, 'whether to start without somebody', kDialog);
  await host.button('web.lobby.start.yes').click();
  for (const person of [host, guest, watcher]) {
    await person.page.locator('svg.board').waitFor();
    const figures = (colour: string) => person.page.locator(`[data-place*="${colour}"]`).count();
    await expect.poll(() => figures('orange')).toBeGreaterThan(0);
    expect(await figures('blue')).toBe(0);
    expect(person.errors).toEqual([]);
  }
});

test('the host sends one who watches away by name, who is told so and does not come back', async () => {
  const host = await house.arrive({ name: 'Aga', language: 'en' });
  await host.visit(`${house.server.address}/new/${firstGame()}`);
  await host.button('web.setup.go').click();
  await host.giveName();
  await host.button('web.lobby.stand').waitFor();
  const link = host.page.url();
  const guest = await house.arrive({ name: 'Ben', language: 'en' });
  await joinTable(guest, link);
  const watcher = await house.arrive({ name: 'Eve', language: 'pl', phone: true });
  await joinTable(watcher, link);
  await watcher.button('web.lobby.stand').click();

  const remove = host.page.getByRole('button', {
    name: word('en', 'web.watchers.remove').replace('{name}', 'Eve'),
  });
  await remove.waitFor();
  await inspect(host, 'a lobby with somebody who stands');
  await host.button('web.lobby.start').click();
  await host.button('web.lobby.start.yes').click();
  for (const person of [host, guest, watcher]) await person.page.locator('svg.board').waitFor();
  await host.page.locator('button.open').click();
  await remove.click();
  await inspect(host, 'whether to remove somebody', kDialog);
  await host.button('web.lobby.ban').click();
  await watcher.page.getByText(word('pl', 'web.closed.4003')).waitFor();
  await remove.waitFor({ state: 'detached' });
  await watcher.page.reload();
  await watcher.page.getByText(word('pl', 'web.closed.4003')).waitFor();
  expect(await guest.page.locator('svg.board').isVisible()).toBe(true);
  for (const person of [host, guest, watcher]) expect(person.errors).toEqual([]);
});
