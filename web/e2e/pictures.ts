import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBrowser, Person, playOn, type Wish } from './person.ts';
import { Server } from './server.ts';
import { askedKind, openTable, optionsOf } from './tables.ts';

// The pictures of docs/screenshots: `npm run screenshots`, with HOLDOUT_PROGRAM naming the server; some of them with
// `npm run screenshots -- -t 'alone'`. Desks are Polish, phones and tablets English, so both languages are seen. Each game
// has its own in web/e2e.

export const kFolder = new URL('../../docs/screenshots/', import.meta.url).pathname;
export const kSettle = 900; // milliseconds until everything stands where it belongs
// Which questions come up in a game is chance, so several games may be needed.
const kGames = 20;

const kDesk: Wish = { name: 'Aga', language: 'pl' };
const kPhone: Wish = { name: 'Aga', language: 'en', phone: true };
export const kTablet: Wish = { name: 'Aga', language: 'en', tablet: true };

/** For each file that takes pictures. */
export const server = new Server();
beforeAll(() => server.start());
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

export async function shoot(person: Person, name: string): Promise<void> {
  const { width } = person.page.viewportSize()!;
  await person.page.mouse.move(0, 0); // nothing lies under a pointer
  await person.page.waitForTimeout(kSettle);
  await person.page.screenshot({ path: `${kFolder}${name}-${width}.png` });
}

/** Takes pictures on a desk and on a phone, in a test each. */
export function onBoth(what: string, take: (wish: Wish) => Promise<void>) {
  for (const wish of [kDesk, kPhone])
    test(`${what}, ${wish.phone ? 'phone' : 'desk'}`, { timeout: 1_800_000 }, () => take(wish));
}

/** A moment of a game, by what one sees of it. */
export type Moment = (person: Person) => Promise<boolean>;

/** Whether the person is asked one of these, and so many answers are on the screen; what covers them is lifted. */
async function isAsked(
  person: Person,
  kinds: readonly string[],
  wish: RegExp,
  least: number,
): Promise<boolean> {
  const kind = () => kinds[askedKind(person) ?? 0] ?? 'chance';
  if (!wish.test(kind())) return false;
  await person.uncover('tap');
  const last = person.page.locator('ul.options button:enabled').nth(least - 1);
  const there = await last.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
  return there && wish.test(kind());
}

/** Moments of a game with these kinds of questions: one of those that are wished for is asked. */
export const asks =
  (kinds: readonly string[], usual: number) =>
  (wish: RegExp, least = usual): Moment =>
  (person) =>
    isAsked(person, kinds, wish, least);

export const shows =
  (what: string): Moment =>
  async (person) =>
    (await person.page.locator(what).count()) > 0;

/** Plays games until each moment was met once, and takes its picture. */
export async function meet(
  wish: Wish,
  table: { game: string; players?: number },
  moments: Record<string, Moment>,
  each: (person: Person) => Promise<void> = async () => {},
  arrives: (person: Person) => Promise<void> = async () => {}, // before a table is opened
): Promise<void> {
  const missing = new Map(Object.entries(moments));
  for (let game = 0; game < kGames && missing.size > 0; game++) {
    const person = await Person.arrive(wish);
    const look = async () => {
      for (const [name, isNow] of missing) {
        if (!(await isNow(person))) continue;
        missing.delete(name);
        await shoot(person, name);
      }
      await each(person);
    };
    await arrives(person);
    await openTable(person, server.address, { who: 'bots', ...table });
    await person.page.locator('.table').waitFor();
    await playOn([person], 'tap', look, () => missing.size === 0);
    await person.leave();
  }
  expect([...missing.keys()]).toEqual([]);
}

/** Gives the answer with this notation, if there is one. */
export async function prefer(person: Person, wish: RegExp): Promise<void> {
  const at = optionsOf(person).findIndex((notation) => wish.test(notation));
  if (at >= 0) await person.answerOnce(() => at, 'tap');
}
