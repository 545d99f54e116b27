import { expect } from 'vitest';
import { isMine } from '../src/games/facts.ts';
import { patched } from '../src/lib/store/patch.ts';
import { isEmpty, ownParts, secretsOf, type Happening, type OwnPart, type View } from './own_parts.ts';
import type { Person } from './person.ts';

// What went over the wires of a device, against what may.

const kNoSeat = 8; // seats are 0 to 7

interface Frame {
  t: string;
  view?: View;
  options?: unknown[];
  happened?: Happening[];
  log?: { happened?: Happening[] }[];
  token?: string;
  guest?: string;
  table?: { game: string };
}

/** What was captured at one device. */
export interface Wires {
  readonly received: string[];
  readonly sent: string[];
}

/** One moment of a device: what it knows after a frame. */
interface Moment {
  view: View;
  options: unknown[];
  parts: OwnPart[];
}

interface Story {
  game: string;
  moments: Moment[];
  happened: Happening[];
}

const read = (texts: string[]) => texts.map((text) => JSON.parse(text) as Frame);

/** Frame by frame what a device was told, put together as the client does. */
function storyOf(wires: Wires): Story {
  const frames = read(wires.received);
  const game = frames.find((frame) => frame.t === 'table')!.table!.game;
  const story: Story = { game, moments: [], happened: [] };
  let view: View | undefined;
  let options: unknown[] = [];
  for (const frame of frames.filter(({ t }) => t === 'snapshot' || t === 'update')) {
    if (frame.view) view = (frame.t === 'snapshot' ? frame.view : patched(view, frame.view)) as View;
    options = frame.options ?? options;
    const past = (frame.log ?? []).flatMap((part) => part.happened ?? []);
    story.happened.push(...past, ...(frame.happened ?? []));
    if (view) story.moments.push({ view, options, parts: ownParts(game, view) });
  }
  return story;
}

/** Nothing came from anywhere else, and nothing went wrong. */
export function onlyFrom(address: string, person: Person): void {
  expect([...person.hosts]).toEqual([new URL(address).host]);
  expect(person.errors).toEqual([]);
}

/** Every frame was made for the eyes of one seat; what is somebody's own is there only where the table says that
 * this seat has it, and choices only when it is asked. */
function keepsToOwn(story: Story): void {
  const me = story.moments.at(-1)!.view.viewer;
  for (const { view, options, parts } of story.moments) {
    if (view.viewer >= kNoSeat) {
      // Who has lost the key to the seat watches until it is given back.
      for (const part of parts) expect(isEmpty(part.value), `${part.name} for a watcher`).toBe(true);
      expect(options).toEqual([]);
      continue;
    }
    expect(view.viewer, 'whose eyes').toBe(me);
    for (const part of parts)
      if (!isEmpty(part.value)) expect(part.allowed, `${part.name} of another at seat ${me}`).toBe(true);
    if (options.length > 0) expect(view.prompt.asked, 'options of one who is not asked').toBe(1);
  }
}

/** What is the owner's own changes, and at the same state of the table the other has something else there: a part
 * that always is what the owner has was the owner's. Gives how many secrets were held against the other's. */
function isNoShadow(owner: Story, other: Story): number {
  const met = new Map(other.moments.map((moment) => [JSON.stringify(moment.view.table), moment]));
  const held = new Map<string, { values: Set<string>; differs: boolean }>();
  let secrets = 0;
  for (const { view, parts } of owner.moments) {
    const there = met.get(JSON.stringify(view.table));
    if (!there) continue;
    for (const part of parts.filter(({ value }) => !isEmpty(value))) {
      const theirs = JSON.stringify(there.parts.find(({ name }) => name === part.name)?.value);
      const seen = held.get(part.name) ?? { values: new Set(), differs: false };
      const value = JSON.stringify(part.value);
      held.set(part.name, { values: seen.values.add(value), differs: seen.differs || theirs !== value });
      secrets += 1;
    }
  }
  const kByChance = 3; // so many different secrets are not the same by accident
  for (const [name, { values, differs }] of held)
    if (values.size > kByChance) expect(differs, `${name} is always what the other seat has`).toBe(true);
  return secrets;
}

/** What only the owner saw of an event did not come to the other: neither as if everybody knew it, nor, unless two
 * may see it, as something private. */
function hidesHappenings(owner: Story, other: Story): number {
  const { both, open = () => false } = secretsOf(owner.game);
  const words = (each: Happening) => JSON.stringify(each.slice(0, 4));
  const secrets = owner.happened.filter((each) => isMine(each) && !open(each));
  const told = new Set(other.happened.filter((each) => !isMine(each)).map(words));
  const toldInPrivate = new Set(other.happened.filter(isMine).map(words));
  for (const secret of secrets) {
    expect(told).not.toContain(words(secret));
    if (!both(secret)) expect(toldInPrivate).not.toContain(words(secret));
  }
  return secrets.length;
}

/** Nothing that only `owner` may know is among what `other` received, but for what two may see. Gives how many
 * secrets of the owner there were. */
export function keepSecrets(owner: Wires, other: Wires): number {
  const wire = other.received.join('\n');
  for (const { token } of read(owner.received).filter(({ t }) => t === 'seated'))
    expect(wire).not.toContain(token);
  expect(wire).not.toContain(read(owner.sent).find(({ t }) => t === 'hello')!.guest);
  const [owners, others] = [storyOf(owner), storyOf(other)];
  keepsToOwn(others);
  const secrets = isNoShadow(owners, others) + hidesHappenings(owners, others);
  expect(secrets, 'secrets that were there to be kept').toBeGreaterThan(0);
  return secrets;
}

/** All that came to this device is what anybody may know. */
export function holdsNoSecret(screen: Wires): void {
  const frames = read(screen.received);
  expect(frames.filter(({ t }) => t === 'seated')).toEqual([]);
  for (const frame of frames.filter(({ t }) => t === 'welcome'))
    expect((frame as unknown as { you: number }).you).toBe(-1);
  const { moments, happened } = storyOf(screen);
  expect(moments.length).toBeGreaterThan(20);
  for (const { view, options, parts } of moments) {
    expect(options).toEqual([]);
    expect(view.viewer).toBeGreaterThanOrEqual(kNoSeat);
    expect(parts.filter(({ value }) => !isEmpty(value))).toEqual([]);
  }
  expect(happened.filter(isMine)).toEqual([]);
}

/** The seats whose eyes the frames from `since` on were made for. */
export function eyes(person: Person, since: number): Set<number> {
  const frames = read(person.received.slice(since));
  return new Set(frames.flatMap((frame) => frame.view?.viewer ?? []));
}

/** The cards, dice and choices that lie in the tray now, in words. */
export async function secretWords(person: Person): Promise<string[]> {
  const words = await person.page.locator('.tray .inside').allInnerTexts();
  return words.flatMap((each) => each.split('\n')).filter((each) => each.trim().length > 3);
}
