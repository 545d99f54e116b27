import type { OsaczeniView } from '#games/osaczeni/web/view.ts';
import type { TheThingView } from '#games/the_thing/web/view.ts';

// Which parts of a view are its viewer's own, and the public fact that lets this viewer have them.

export type View = { viewer: number; prompt: { asked: number }; table: Record<string, unknown> };

export interface OwnPart {
  name: string;
  value: unknown;
  /** By what everybody sees at the table this viewer may have something here; parts without such a fact: true. */
  allowed: boolean;
}

/** Nothing is in it: no card, no seat, no choice. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === 0 || value === -1 || value === 'none' || value === 'both_human';
}

const has = (bits: number, seat: number) => ((bits >> seat) & 1) === 1;
const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0);
const each = <T>(name: string, list: T[], allowed: (index: number) => boolean): OwnPart[] =>
  list.map((value, index) => ({ name: `${name}.${index}`, value, allowed: allowed(index) }));

function ofOsaczeni(view: OsaczeniView): OwnPart[] {
  const { viewer: me, table } = view;
  return [
    { name: 'hand', value: view.hand, allowed: sum(Object.values(view.hand)) === table.hand_size[me] },
    { name: 'dice', value: view.dice, allowed: has(table.saw_dice, me) },
    { name: 'ballot', value: view.ballot, allowed: has(table.vote.ballot.sealed, me) },
    { name: 'destination', value: view.destination, allowed: has(table.heading.sealed, me) },
    { name: 'search', value: view.search, allowed: table.drawn > 0 && table.vote.chosen === me },
    ...each('gifts', view.gifts, (index) => table.gifts[index]?.giver === me),
    ...each('discards', view.discards, (index) => table.discards[index] === me),
    ...each('under_deck', view.under_deck, (index) => index < table.under_deck),
  ];
}

// With 4 to 8 players, where everybody is one Character.
function ofTheThing(view: TheThingView): OwnPart[] {
  const { viewer: me, table } = view;
  const mine = (slot: number) => slot >= 0 && table.owner[slot] === me;
  const alienTeam = table.organism.some(mine);
  const acts = mine(table.actor);
  const trades = mine(table.offer.from) || mine(table.offer.to);
  const batches = (name: string, list: { knowers: number; counts: number[] }[]) =>
    list.map(({ knowers, counts }, index) => ({
      name: `${name}.${index}`,
      value: counts,
      allowed: has(knowers, me),
    }));
  return [
    { name: 'role', value: view.alien ? view.infection : 0, allowed: true },
    { name: 'tokens', value: [view.saw_alien, view.gave_alien, view.laid], allowed: true },
    { name: 'hand', value: view.hand, allowed: sum(view.hand) === table.hand_size[me] },
    { name: 'handed', value: view.handed, allowed: true },
    { name: 'discarded', value: view.discarded, allowed: true },
    { name: 'deck', value: [view.deck_open, view.deck], allowed: acts },
    { name: 'looked', value: [view.looked, view.lab_drawn], allowed: acts },
    { name: 'known_goods', value: view.known_goods, allowed: true },
    { name: 'sealed', value: view.sealed, allowed: has(table.ballot.sealed, me) },
    { name: 'draft', value: view.draft, allowed: true },
    { name: 'offered', value: view.offered, allowed: trades },
    { name: 'plan', value: [view.plan, view.plan_draft], allowed: alienTeam },
    { name: 'council', value: [view.council, view.alien_choice, view.alien_victim], allowed: alienTeam },
    ...each('belongings', view.belongings, mine),
    ...each('lab_discarded', view.lab_discarded, mine),
    ...batches('under_deck', view.under_deck),
    ...batches('under_weapons', view.under_weapons),
    ...batches('under_items', view.under_items),
  ];
}

interface Rules {
  fields: string; // of the view besides `viewer`, `prompt` and `table`
  parts: (view: any) => OwnPart[];
}

const kRules: Record<string, Rules> = {
  osaczeni: {
    fields: 'hand dice ballot destination search gifts discards under_deck',
    parts: ofOsaczeni,
  },
  the_thing: {
    fields:
      'stack alien infection saw_alien gave_alien laid hand handed discarded deck_open deck under_deck belongings ' +
      'lab_discarded under_weapons under_items looked lab_drawn known_goods sealed draft offered council plan ' +
      'plan_draft alien_choice alien_victim',
    parts: ofTheThing,
  },
};

/** Every own part of a view. A field that is not listed here is nobody's, and a mistake. */
export function ownParts(game: string, view: View): OwnPart[] {
  const { fields, parts } = kRules[game]!;
  const known = ['viewer', 'prompt', 'table', ...fields.split(' ')];
  for (const field of Object.keys(view))
    if (!known.includes(field)) throw new Error(`who may see ${field} of ${game}?`);
  return parts(view);
}
