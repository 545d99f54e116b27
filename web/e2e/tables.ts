import type { Person } from './person.ts';

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
  if (wish.players)
    await person.page
      .getByRole('radio', { name: String(wish.players), exact: true })
      .first()
      .dispatchEvent('click'); // on a phone it lies under the button that stays in sight
  await person.button(wish.who === 'bots' ? 'web.setup.go.bots' : 'web.setup.go').click();
  await person.giveName();
  await person.page.waitForURL(new RegExp(`/${kPaths[wish.who]}/`));
  return person.page.url().split('/').at(-1)!;
}

/** Comes by the link, gives a name and sits down. */
export async function joinTable(person: Person, link: string): Promise<void> {
  await person.visit(link);
  await person.page.locator('input').first().fill(person.wish.name);
  await person.page.locator('input').first().press('Enter');
  await person.button('web.lobby.sit').first().click();
}

/** The round that this device was told last. */
export function roundAt(person: Person): number {
  const rounds = [...person.frames('snapshot'), ...person.frames('update')].map(
    (frame) => (frame['view'] as { table?: { round?: number } } | undefined)?.table?.round ?? 0,
  );
  return Math.max(0, ...rounds);
}

/** The kind of question that is open, out of what this device was told. */
export function askedKind(person: Person): number | undefined {
  for (const text of [...person.received].reverse()) {
    const frame = JSON.parse(text) as { view?: { prompt?: { kind?: number } } };
    if (frame.view?.prompt?.kind !== undefined) return frame.view.prompt.kind;
  }
  return undefined;
}
