import { each, has, sum, type OwnPart, type Secrets } from '#web/e2e/own_parts.ts';
import type { OsaczeniView } from '../view.ts';

function ownPartsOf(view: OsaczeniView): OwnPart[] {
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

export const secrets: Secrets = {
  fields: 'hand dice ballot destination search gifts discards under_deck',
  parts: ownPartsOf,
  both: ([kind]) => kind === 'card_given',
};
