import type { Form, Parameter, Value } from '#web/src/table/talk/statement.ts';
import { figuresOf, members, placeKeys, placeNumber, type TheThingView } from './position.ts';
import { locationCards } from './kinds.ts';
import { goodsOf } from './tray/held.ts';

// The likeliest words at a moment, so that most statements are said with two taps. Nothing here is a rule: what
// does not fit is refused by the table, and every value can be changed.

const others = (view: TheThingView): number[] =>
  members(view.table.characters).filter((figure) => figure !== view.viewer);

/** Of those, who is suspected most or least; proven ones are the least suspected. */
function bySuspicion(view: TheThingView, figures: number[], most: boolean): number | undefined {
  const of = (figure: number) => view.table.suspicion[figure] ?? 0;
  return [...figures].sort((a, b) => (most ? of(b) - of(a) : of(a) - of(b)))[0];
}

/** Where a hand is needed: fuel first, then what is most broken. */
function needy(view: TheThingView): { place: string; card: string } {
  const { damage } = view.table;
  const low = placeKeys[view.board.places.findIndex((place) => place.low)];
  if (low) return { place: low, card: 'use' };
  const most = Math.max(...damage);
  return most > 0
    ? { place: placeKeys[damage.indexOf(most)]!, card: 'repair' }
    : { place: 'lab', card: 'use' };
}

/** Of the places that an Alien can strike at. */
function crowded(view: TheThingView): string {
  const crowd = (key: string) => members(view.table.at[placeNumber(key)] ?? 0).length;
  return [...locationCards].sort((a, b) => crowd(b) - crowd(a))[0]!;
}

function playerOf(view: TheThingView, form: string): number | undefined {
  const { table } = view;
  const here = others(view);
  switch (form) {
    case 'trust':
      return bySuspicion(view, here, false);
    case 'keep_out':
      return table.boarding.candidate >= 0 ? table.boarding.candidate : bySuspicion(view, here, true);
    case 'give_card_to':
      return members(table.standing)[0];
    case 'token_was_human':
      return view.board.last_looked >= 0 ? view.board.last_looked : here[0];
    case 'leave_alone':
    case 'accuse':
    case 'accuse_met':
    case 'accuse_sabotage':
    case 'lets_vote':
    case 'test_player':
      return bySuspicion(view, here, true);
    default:
      return here[0];
  }
}

function placeOf(view: TheThingView, form: string): string {
  const bold = form === 'taunt' || form === 'alien_will' || form === 'team_plan' || form === 'stay_out';
  return bold ? crowded(view) : needy(view).place;
}

function thingOf(view: TheThingView, form: string): string {
  if (form === 'have') return goodsOf(view, view.viewer)[0]?.key ?? 'firearm';
  const flame = view.table.flames.some(({ holder }) => holder === view.viewer);
  return flame ? 'wire' : 'keys';
}

function numberOf(view: TheThingView, form: string, name: string): number {
  const { round, strength } = view.table;
  if (name === 'round') return form === 'plan' ? round + 3 : Math.max(1, round);
  if (form === 'team_plan') return Math.max(1, strength);
  return 2;
}

export function likely(
  seen: unknown,
  form: Form,
  parameter: Parameter,
  values: Record<string, Value>,
): Value | undefined {
  const view = seen as TheThingView | null;
  if (!view?.table || figuresOf(view.table).length === 0) return undefined;
  if (parameter.type === 'player') {
    if (parameter.name !== 'other') return playerOf(view, form.key);
    return members(view.table.characters).find((figure) => figure !== values['player']);
  }
  if (parameter.type === 'number') return numberOf(view, form.key, parameter.name);
  switch (parameter.family) {
    case 'place':
      return placeOf(view, form.key);
    case 'card':
      return needy(view).card;
    case 'good':
      return thingOf(view, form.key);
    default:
      return parameter.name === 'exit' && view.table.rescue === 0 ? 'helicopter' : undefined;
  }
}

/** What one holds follows the own tray; all else here is seen by everybody. */
export const isSecret = (form: Form, { family }: Parameter): boolean =>
  form.key === 'have' && family === 'good';

/** T-26: who alone hears a statement; null: the whole table. */
export function audience(seen: unknown, form: Form): number[] | null {
  const view = seen as TheThingView | null;
  return form.key === 'team_plan' && view ? members(view.board.team) : null;
}

/** A Character on the board, or its plaque, means whose it is. */
export function meant(seen: unknown, place: string): string[] {
  const figure = /^(?:character|plaque):(\d)$/.exec(place)?.[1];
  const view = seen as TheThingView | null;
  return figure && view ? [`seat:${view.table.owner[Number(figure)]}`] : [place];
}
