import type { Form, Parameter, Value } from '#web/src/table/talk/statement.ts';
import { roomKeys } from './board/layout.ts';
import {
  killerAt,
  packOf,
  personAt,
  PLACES,
  placesOfSeat,
  reportsOf,
  roomsIn,
  whereIs,
  type TerrorscapeView,
} from './position.ts';

// The likeliest words at a moment, so that most statements are said with two taps. Nothing here is a rule: what does
// not fit is refused by the table, and every value can be changed.

const own = (view: TerrorscapeView): number => placesOfSeat(view, view.viewer)[0] ?? 0;
const named = (view: TerrorscapeView, place: number): string | undefined => {
  const key = personAt(view.table, place);
  return key === 'none' ? undefined : key;
};

/** Forms that speak of where one is oneself. */
const ofOwnPlace = new Set(['meet', 'goal', 'demand_help_to', 'demand_help_all']);

/** Where one would speak of: the last noise, else where the Killer is. */
function roomFor(view: TerrorscapeView, form: string): string {
  const at = ofOwnPlace.has(form) ? whereIs(view, own(view)) : -1;
  if (at >= 0) return roomKeys[at]!;
  const heard = roomsIn(reportsOf(view.table.history).at(-1)?.rooms ?? 0);
  return heard[0] ?? roomKeys[Math.max(0, killerAt(view))]!;
}

const ofOneself = /^(where_claim|area_claim|item_claim|demand_help)/;
function personFor(view: TerrorscapeView, form: Form, parameter: Parameter): string | undefined {
  const at = ['first', 'second', 'third'].indexOf(parameter.name);
  if (at >= 0) return named(view, at);
  const mine = own(view);
  return named(view, ofOneself.test(form.key) ? mine : (PLACES.find((place) => place !== mine) ?? 0));
}

/** A round to come, a danger of the middle kind, even chances. */
const numberFor = (view: TerrorscapeView, { name, max = Infinity }: Parameter): number | undefined =>
  ({ round: Math.min(view.table.round + 1, max), level: 2, percent: 50 })[name];

export function likely(
  seen: unknown,
  form: Form,
  parameter: Parameter,
  _values: Record<string, Value>,
): Value | undefined {
  const view = seen as TerrorscapeView | null;
  if (!view?.table || view.table.killer === 'none') return undefined;
  if (parameter.type === 'number') return numberFor(view, parameter);
  switch (parameter.family) {
    case 'room':
      return roomFor(view, form.key);
    case 'person':
      return personFor(view, form, parameter);
    case 'thing':
      return packOf(view, own(view))[0]?.key;
    default:
      return undefined;
  }
}

/** What one carries, and where one is, follows what only the own side knows. */
export const isSecret = (form: Form, { family }: Parameter): boolean =>
  family === 'thing' || (family === 'room' && ofOwnPlace.has(form.key));

/** Words of the Survivors' side, unheard by the Killer. */
const ofSide = new Set([
  'goal',
  'go',
  'meet',
  'order',
  'discover',
  'need',
  'offer',
  'decoy',
  'warn',
  'warn_who',
  'estimate_card',
  'estimate_hand',
  'defend',
  'flee_plan',
  'agree',
  'refuse',
  'ping',
]);

/** Who alone hears a statement; null: the whole table. */
export function audience(seen: unknown, form: Form): number[] | null {
  const view = seen as TerrorscapeView | null;
  if (!view) return null;
  if (form.key === 'deal') return [view.board.killer_seat, view.viewer].sort((a, b) => a - b);
  return ofSide.has(form.key) ? [...new Set(view.board.owner)].sort((a, b) => a - b) : null;
}

/** What a place touched on the board says. */
export function meant(_seen: unknown, place: string): string[] {
  const [kind, what = ''] = place.split(':');
  if (kind === 'place') return [`room:${what}`];
  if (kind === 'character') return [`person:${what}`];
  return [place];
}
