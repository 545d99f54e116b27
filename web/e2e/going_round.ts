import { expect } from 'vitest';
import type { Person } from './person.ts';
import { eyes, secretWords } from './secrecy.ts';

export interface Trip {
  handed: number; // how often the device went on
  seen: Set<string>; // whose curtain was lifted
}

const kLongestMs = 500_000;

/** One device goes round until `done`: a curtain between any two, and nothing of one is left for the other. */
export async function goRound(device: Person, done: (trip: Trip) => boolean): Promise<Trip> {
  const trip: Trip = { handed: 0, seen: new Set() };
  let lifted = 0;
  let turn = 0;
  const lift = device.page.locator('.curtain .button.main');
  // Not a poll of the test runner: that would take a failed expectation for "not yet", and hide every leak.
  for (const until = Date.now() + kLongestMs; !done(trip);) {
    if (Date.now() > until) throw new Error(`handed on ${trip.handed} times, and the round is not over`);
    const on = await device.page.$('.strip.loud .button.main'); // this very one: another may be waited for by then
    if ((await lift.count()) > 0) {
      expect(await device.page.locator('.table, ul.options').count()).toBe(0);
      trip.seen.add(await device.page.locator('.curtain h1').innerText());
      lifted = device.received.length;
      await lift.click();
      await device.page.locator('.table').waitFor();
    } else if (on) {
      const covered = device.page.locator('.tray .inside > .curtain');
      if ((await covered.count()) > 0) await covered.click();
      const secrets = await secretWords(device);
      await on.click().catch(() => undefined);
      if ((await lift.count()) === 0) continue;
      trip.handed += 1;
      expect(secrets.length).toBeGreaterThan(0);
      const left = await device.page.content();
      for (const secret of secrets) expect(left).not.toContain(secret);
      expect(eyes(device, lifted).size).toBe(1);
    } else if (!(await device.answerOnce((count) => (turn++ * 7 + 3) % count, 'tap'))) {
      await device.page.waitForTimeout(50);
    }
  }
  return trip;
}
