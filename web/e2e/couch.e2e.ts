import { expect, test } from 'vitest';
import { House } from './house.ts';
import { Person } from './person.ts';

// One screen for all with phones as hands, and one device that goes round.

const kRounds = 1; // played to their end, and the next begun
const kNoSeat = 8; // seats are 0 to 7

const house = new House();

async function openTable(person: Person, who: 'couch' | 'pass'): Promise<string> {
  await person.visit(`${house.server.address}/new/osaczeni`);
  await person.radio(`web.setup.who.${who}`).check({ force: true });
  await person.button('web.setup.go').click();
  await person.giveName();
  await person.page.waitForURL(new RegExp(`/${who}/`));
  return person.page.url().split('/').at(-1)!;
}

/** The round that this device was told last. */
function roundAt(person: Person): number {
  const rounds = [...person.frames('snapshot'), ...person.frames('update')].map(
    (frame) => (frame['view'] as { table?: { round?: number } } | undefined)?.table?.round ?? 0,
  );
  return Math.max(0, ...rounds);
}

interface Frame {
  view?: { viewer?: number; hand?: unknown };
  options?: unknown[];
  happened?: [string, object, (0 | 1)?][];
}

/** All that came to this device is what anybody may know. */
function holdsNoSecret(screen: Person): void {
  expect(screen.frames('seated')).toEqual([]);
  for (const { you } of screen.frames('welcome') as { you: number }[]) expect(you).toBe(-1);
  const told = [...screen.frames('snapshot'), ...screen.frames('update')] as Frame[];
  expect(told.length).toBeGreaterThan(20);
  for (const frame of told) {
    expect(frame.options ?? []).toEqual([]);
    expect(frame.view?.viewer ?? kNoSeat).toBeGreaterThanOrEqual(kNoSeat);
    expect(JSON.stringify(frame.view?.hand ?? {})).not.toMatch(/[1-9]/);
    const secret = (frame.happened ?? []).filter(([, , onlyYou]) => onlyYou);
    expect(secret).toEqual([]);
  }
}

test('a screen for all that holds no secret, and two phones that joined by its code', async () => {
  const screen = await house.arrive({ name: 'Salon', language: 'pl' });
  const code = await openTable(screen, 'couch');
  expect(await screen.page.locator('.code').innerText()).toBe(code);
  const phones = [
    await house.arrive({ name: 'Ewa', language: 'pl', phone: true }),
    await house.arrive({ name: 'Tom', language: 'en', phone: true }),
  ];
  for (const phone of phones) {
    await phone.visit(house.server.address);
    await phone.page.locator('input.code').fill(code.toLowerCase());
    await phone.page.locator('input.code').press('Enter');
    await phone.page.waitForURL(new RegExp(`/t/${code}`));
    await phone.page.locator('form input').first().fill(phone.wish.name);
    await phone.page.locator('form input').first().press('Enter');
    await phone.button('web.lobby.sit').first().click();
    await screen.page.getByText(phone.wish.name).first().waitFor();
  }
  await screen.button('web.lobby.start').click();
  await screen.page.locator('svg.board').waitFor();

  let turn = 0;
  await expect
    .poll(
      async () => {
        for (const phone of phones) await phone.answerOnce((count) => (turn++ * 5 + 1) % count, 'tap');
        return roundAt(screen);
      },
      { timeout: 200_000, interval: 50 },
    )
    .toBeGreaterThan(kRounds);

  holdsNoSecret(screen);
  const wire = screen.received.join('\n');
  for (const phone of phones) {
    expect(phone.frames('seated')).toHaveLength(1);
    for (const { token } of phone.frames('seated') as { token: string }[]) expect(wire).not.toContain(token);
    expect(phone.errors).toEqual([]);
  }
  expect(await screen.page.locator('ul.options, .tray').count()).toBe(0);
  expect(screen.errors).toEqual([]);
});

/** The cards, dice and choices that lie in the tray now, in words. */
async function secretWords(person: Person): Promise<string[]> {
  const words = await person.page.locator('.tray .inside').allInnerTexts();
  return words.flatMap((each) => each.split('\n')).filter((each) => each.trim().length > 3);
}

/** The seats whose eyes the frames from `since` on were made for. */
function eyes(person: Person, since: number): Set<number> {
  const frames = person.received.slice(since).map((text) => JSON.parse(text) as Frame);
  return new Set(frames.flatMap((frame) => frame.view?.viewer ?? []));
}

test('one device for two people: a curtain between them, and nothing of one before the eyes of the other', async () => {
  const device = await house.arrive({ name: 'Ola', language: 'pl' });
  await openTable(device, 'pass');
  const fields = device.page.locator('form input');
  await fields.nth(0).fill('Ola');
  await fields.nth(1).fill('Jan');
  await device.button('web.pass.start').click();

  const seen = new Set<string>(); // whose curtain was lifted
  let handed = 0;
  let lifted = 0;
  let turn = 0;
  const lift = device.page.locator('.curtain .button.main');
  const on = device.page.locator('.strip.loud .button.main');
  await expect
    .poll(
      async () => {
        if ((await lift.count()) > 0) {
          expect(await device.page.locator('.table, ul.options').count()).toBe(0);
          seen.add(await device.page.locator('.curtain h1').innerText());
          lifted = device.received.length;
          await lift.click();
          await device.page.locator('.table').waitFor();
        } else if ((await on.count()) > 0) {
          const secrets = await secretWords(device);
          await on.click({ timeout: 2000 }).catch(() => undefined);
          if ((await lift.count()) === 0) return roundAt(device);
          handed += 1;
          expect(secrets.length).toBeGreaterThan(0);
          const left = await device.page.content();
          for (const secret of secrets) expect(left).not.toContain(secret);
          expect(eyes(device, lifted).size).toBe(1);
        } else {
          await device.answerOnce((count) => (turn++ * 7 + 3) % count, 'tap');
        }
        return roundAt(device);
      },
      { timeout: 200_000, interval: 50 },
    )
    .toBeGreaterThan(kRounds);

  expect(handed).toBeGreaterThan(2);
  expect(seen.size).toBe(2);
  expect([...eyes(device, 0)].sort()).toEqual([0, 1]);
  expect(device.errors).toEqual([]);
});
