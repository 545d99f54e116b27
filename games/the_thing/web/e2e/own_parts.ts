import { each, has, sum, type OwnPart, type Secrets } from '#web/e2e/own_parts.ts';
import type { TheThingView } from '../view.ts';

// With 4 to 8 players, where everybody is one Character.
function ownPartsOf(view: TheThingView): OwnPart[] {
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

export const secrets: Secrets = {
  fields:
    'stack alien infection saw_alien gave_alien laid hand handed discarded deck_open deck under_deck belongings ' +
    'lab_discarded under_weapons under_items looked lab_drawn known_goods sealed draft offered council plan ' +
    'plan_draft alien_choice alien_victim',
  parts: ownPartsOf,
  // A token's face is seen by two, the cards of a trade as well, the plans of a team by all of it; and "You draw Use"
  // is as true of another: only lines that name somebody can be told apart.
  both: ([kind, parts]) =>
    /token_looked|offer_made|traded|plan_/.test(kind) ||
    !Object.values(parts).some((each) => /^@/.test(String(each))),
  // Of these the words are for everybody; where a plan lies and which cards are offered is in the views.
  open: ([kind, , key = '']) => /^(plan_laid|offer_made|traded)$/.test(kind) && key === '',
};
