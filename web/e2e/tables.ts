import { expect } from 'vitest';
import { patched } from '../src/lib/store/patch.ts';
import type { Person } from './person.ts';
import { isMine } from '../src/games/facts.ts';
import type { Happening } from './own_parts.ts';

// Ways to a table, as people go them.

interface Wish {
  game: string;
  who: 'friends' | 'bots' | 'couch' | 'pass';
  players?: number;
}

const kPaths = { friends: 't', bots: 't', couch: 'couch', pass: 'pass' };

/** Opens a table by the setup screen and returns its code. */
export async function openTable(person: Person, address: string, wish: Wish): Promise<string> {
  await person.visit(`${address}/new/${wish.game}`);
  await person.radio(`web.setup.who.${wish.who}`).check({ force: true });
  if (wish.players) {
    const players = person.page.getByRole('radio', { name: String(wish.players), exact: true }).first();
    await players.dispatchEvent('click'); // on a phone it lies under the button that stays in sight
    await expect.poll(() => players.isChecked()).toBe(true);
  }
  await person.button(wish.who === 'bots' ? 'web.setup.go.bots' : 'web.setup.go').click();
  await person.giveName();
  await person.page.waitForURL(new RegExp(`/${kPaths[wish.who]}/`));
  return person.page.url().split('/').at(-1)!;
}

/** Comes by the link, looks at the door, gives a name, and sits. */
export async function joinTable(
  person: Person,
  link: string,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  await person.visit(link);
  await person.page.locator('form h1').waitFor();
  await look();
  await person.page.locator('input').first().fill(person.wish.name);
  await person.page.locator('input').first().press('Enter');
  await person.button('web.lobby.stand').waitFor();
}

/** The round that this device was told last. */
export function roundAt(person: Person): number {
  const rounds = person
    .frames('snapshot', 'update')
    .map((frame) => (frame['view'] as { table?: { round?: number } } | undefined)?.table?.round ?? 0);
  return Math.max(0, ...rounds);
}

/** The kind of question that is open, out of what this device was told. */
export function askedKind(person: Person): number | undefined {
  const kindOf = (frame: Record<string, unknown>) =>
    (frame['view'] as { prompt?: { kind?: number } } | undefined)?.prompt?.kind;
  const newest = person.told.findLast((frame) => kindOf(frame) !== undefined);
  return newest && kindOf(newest);
}

/** The answers that are open, by their notation. */
export function optionsOf(person: Person): string[] {
  const told = person.frames('snapshot', 'update');
  const newest = told.findLast((frame) => frame['options'] !== undefined)?.['options'];
  return ((newest ?? []) as [string][]).map(([notation]) => notation);
}

/** Who may confer unheard by the others, this device's seat among them, as it was told last. */
export function partnersOf(person: Person): number[] {
  const told = person.frames('snapshot', 'update');
  return (told.findLast((frame) => frame['apart'] !== undefined)?.['apart'] ?? []) as number[];
}

/**
 * Of the time in which a computer player stood in at this seat, as this device was told: how often that one answered,
 * and how many events everybody saw. Sealed answers and passes are no events: no briefing tells of them.
 */
export function standIn(person: Person, seat: number): { answers: number; events: number } {
  let view: { prompt: { waited_for: number } } | undefined;
  let standsIn = false;
  const found = { answers: 0, events: 0 };
  for (const each of person.told) {
    const frame = each as {
      t: string;
      view?: object;
      table?: { seats: { standin?: boolean }[] };
      happened?: Happening[];
    };
    if (frame.table) standsIn = frame.table.seats[seat]?.standin ?? false;
    if (standsIn) found.events += (frame.happened ?? []).filter((each) => !isMine(each)).length;
    if (!frame.view) continue;
    const waits = () => (((view?.prompt.waited_for ?? 0) >> seat) & 1) === 1;
    const waited = waits();
    view = (frame.t === 'snapshot' ? frame.view : patched(view, frame.view)) as typeof view;
    if (standsIn && waited && !waits()) found.answers += 1;
  }
  return found;
}
