import { expect } from 'vitest';
import type { Person } from './person.ts';

// What went over the wires of a device, against what may.

const kNoSeat = 8; // seats are 0 to 7

export type Happening = [key: string, facts: Record<string, unknown>, onlyYou?: 0 | 1];

interface Frame {
  view?: { viewer?: number; hand?: unknown };
  options?: unknown[];
  happened?: Happening[];
  log?: { happened?: Happening[] }[];
}

/** Nothing came from anywhere else, and nothing went wrong. */
export function onlyFrom(address: string, person: Person): void {
  expect([...person.hosts]).toEqual([new URL(address).host]);
  expect(person.errors).toEqual([]);
}

/** Nothing that only `owner` may know is among what `other` received, but for what two may see. Gives how much
 * `owner` was told in private. */
export function keepSecrets(owner: Person, other: Person, both: (each: Happening) => boolean): number {
  const wire = other.received.join('\n');
  for (const { token } of owner.frames('seated') as { token: string }[]) expect(wire).not.toContain(token);
  const guest = owner.sent.map((text) => JSON.parse(text)).find((frame) => frame.t === 'hello')
    .guest as string;
  expect(wire).not.toContain(guest);

  const happenedTo = (person: Person) =>
    person.frames('update').flatMap((frame) => (frame['happened'] as Happening[] | undefined) ?? []);
  const secrets = happenedTo(owner).filter((each) => each[2] === 1);
  const known = new Set(happenedTo(other).map((each) => JSON.stringify(each)));
  for (const secret of secrets.filter((each) => !both(each)))
    expect(known).not.toContain(JSON.stringify(secret));

  const mine = (other.frames('snapshot').at(-1)!['view'] as { viewer: number }).viewer;
  for (const frame of other.frames('snapshot'))
    expect((frame['view'] as { viewer: number }).viewer).toBe(mine);
  return secrets.length;
}

/** All that came to this device is what anybody may know. */
export function holdsNoSecret(screen: Person): void {
  expect(screen.frames('seated')).toEqual([]);
  for (const { you } of screen.frames('welcome') as { you: number }[]) expect(you).toBe(-1);
  const told = [...screen.frames('snapshot'), ...screen.frames('update')] as Frame[];
  expect(told.length).toBeGreaterThan(20);
  for (const frame of told) {
    expect(frame.options ?? []).toEqual([]);
    expect(frame.view?.viewer ?? kNoSeat).toBeGreaterThanOrEqual(kNoSeat);
    expect(JSON.stringify(frame.view?.hand ?? {})).not.toMatch(/[1-9]/);
    const lines = [...(frame.happened ?? []), ...(frame.log ?? []).flatMap((part) => part.happened ?? [])];
    const secret = lines.filter(([, , onlyYou]) => onlyYou);
    expect(secret).toEqual([]);
  }
}

/** The seats whose eyes the frames from `since` on were made for. */
export function eyes(person: Person, since: number): Set<number> {
  const frames = person.received.slice(since).map((text) => JSON.parse(text) as Frame);
  return new Set(frames.flatMap((frame) => frame.view?.viewer ?? []));
}

/** The cards, dice and choices that lie in the tray now, in words. */
export async function secretWords(person: Person): Promise<string[]> {
  const words = await person.page.locator('.tray .inside').allInnerTexts();
  return words.flatMap((each) => each.split('\n')).filter((each) => each.trim().length > 3);
}
