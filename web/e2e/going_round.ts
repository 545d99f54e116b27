import { expect } from 'vitest';
import type { Person } from './person.ts';
import { eyes, secretWords } from './secrecy.ts';

export interface Trip {
  handed: number; // how often the device went on
  seen: Set<string>; // whose curtain was lifted
}

/** One device goes round until `done`: a curtain between any two, and nothing of one is left for the other. */
export async function goRound(device: Person, done: (trip: Trip) => boolean): Promise<Trip> {
  const trip: Trip = { handed: 0, seen: new Set() };
  let lifted = 0;
  let turn = 0;
  const lift = device.page.locator('.curtain .button.main');
  const on = device.page.locator('.strip.loud .button.main');
  await expect
    .poll(
      async () => {
        if ((await lift.count()) > 0) {
          expect(await device.page.locator('.table, ul.options').count()).toBe(0);
          trip.seen.add(await device.page.locator('.curtain h1').innerText());
          lifted = device.received.length;
          await lift.click();
          await device.page.locator('.table').waitFor();
        } else if ((await on.count()) > 0) {
          const covered = device.page.locator('.tray .inside > .curtain');
          if ((await covered.count()) > 0) await covered.click();
          const secrets = await secretWords(device);
          await on.click({ timeout: 2000 }).catch(() => undefined);
          if ((await lift.count()) === 0) return done(trip);
          trip.handed += 1;
          expect(secrets.length).toBeGreaterThan(0);
          const left = await device.page.content();
          for (const secret of secrets) expect(left).not.toContain(secret);
          expect(eyes(device, lifted).size).toBe(1);
        } else {
          await device.answerOnce((count) => (turn++ * 7 + 3) % count, 'tap');
        }
        return done(trip);
      },
      { timeout: 200_000, interval: 50 },
    )
    .toBe(true);
  return trip;
}
