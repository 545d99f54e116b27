import type { Form, Parameter, Value } from '#web/src/table/talk/statement.ts';
import { areaNamesOrNone as areaKeys } from './view.ts';
import {
  areaNumber,
  contested,
  has,
  inDanger,
  items,
  kindOf,
  kinds,
  livingOf,
  members,
  ownerOf,
  type OsaczeniView,
} from './position.ts';

// The likeliest words at a moment, so that most statements are said with two taps. Nothing here is a rule: what
// does not fit is refused by the table, and every value can be changed.

const pointsOf = ({ board }: OsaczeniView, seat: number): number => board.families[seat]?.points ?? 0;

const others = ({ board, viewer }: OsaczeniView): number[] =>
  board.families.map((_, seat) => seat).filter((seat) => seat !== viewer);

function leading(view: OsaczeniView, among: number[]): number | undefined {
  return [...among].sort((a, b) => pointsOf(view, b) - pointsOf(view, a))[0];
}

/** Others who take part in the vote under way, or all others. */
function rivals(view: OsaczeniView): number[] {
  const here = others(view).filter((seat) => has(view.table.vote.participants, seat));
  return here.length > 0 ? here : others(view).filter((seat) => livingOf(view, seat).length > 0);
}

function player(view: OsaczeniView, form: string): number | undefined {
  const { table } = view;
  switch (form) {
    case 'ask_vote_for':
    case 'count_votes':
      return view.viewer;
    case 'ask_tie':
      return table.victim_token;
    case 'point_leader':
      return leading(view, [view.viewer, ...others(view)]);
    case 'mourn': {
      const last = table.cold_store.at(-1);
      return last ? ownerOf(last.id) : undefined;
    }
    default:
      return leading(view, rivals(view));
  }
}

function area(view: OsaczeniView, form: string): string | undefined {
  const { table } = view;
  const own = view.destination !== 'none' ? view.destination : table.destination[view.viewer];
  if (form === 'destination' || form === 'invite_to') return own && own !== 'none' ? own : undefined;
  const voting = contested(view) !== 0 && (table.phase === 'attack' || form === 'count_votes');
  if (voting) return table.vote.area;
  const dangerous = areaKeys.slice(1).find((key) => inDanger(view, areaNumber(key)));
  return dangerous ?? undefined;
}

/** Dice one has seen oneself say where monsters come; without them any area is a guess. */
function areas(view: OsaczeniView, form: string): string[] | undefined {
  const seen = new Set(view.dice.filter((face) => face > 0).map((face) => areaKeys[face]!));
  if (seen.size === 0) return undefined;
  const all: string[] = areaKeys.slice(1);
  return form === 'monsters_at'
    ? all.filter((key) => seen.has(key as never))
    : all.filter((key) => !seen.has(key as never));
}

// What can be played while an attack is discussed (OS-206), most wanted first.
const kAgainstMonsters: (typeof items)[number][] = ['molotov', 'saw', 'bat', 'tin', 'meat', 'gun'];

function item(view: OsaczeniView, form: string): string | undefined {
  const held = items.filter((key) => (view.hand[key] ?? 0) > 0);
  if (form === 'will_play' || form === 'conditional_play')
    return kAgainstMonsters.find((key) => (view.hand[key] ?? 0) > 0) ?? 'bat';
  if (form === 'have') return held[0] ?? 'meat';
  return form === 'accuse_hiding_card' ? 'saw' : undefined;
}

function number(
  view: OsaczeniView,
  form: string,
  parameter: string,
  values: Record<string, Value>,
): number | undefined {
  if (parameter === 'points') return pointsOf(view, values['player'] as number);
  const where = view.board.areas[areaNumber(values['area'] as string)];
  if (parameter === 'votes') return where?.votes[values['player'] as number];
  if (parameter === 'total') return where?.votes.reduce((sum, votes) => sum + votes, 0);
  if (parameter === 'count') return view.hand[values['item'] as keyof typeof view.hand] ?? 0;
  return form === 'announce_needed' ? Math.max(1, where?.too_many ?? 1) : undefined;
}

function word(view: OsaczeniView, form: string, parameter: string): string | undefined {
  const { table } = view;
  if (parameter === 'vote' && table.vote.participants !== 0) return table.vote.kind;
  if (parameter === 'until') return form === 'ally' ? 'round' : 'vote';
  if (parameter !== 'reason' || form !== 'plead_spare') return undefined;
  const own = livingOf(view, view.viewer);
  if (own.length === 1) return 'last_character';
  const here = members(table.at[areaNumber(table.vote.area)] ?? 0).filter(
    (id) => ownerOf(id) === view.viewer,
  );
  return here.some((id) => kinds[kindOf(id)] === 'crybaby') ? 'crybaby' : 'will_help';
}

export function likely(
  seen: unknown,
  form: Form,
  parameter: Parameter,
  values: Record<string, Value>,
): Value | undefined {
  const view = seen as OsaczeniView;
  if (parameter.optional) return undefined;
  if (parameter.name === 'candidate')
    return form.key === 'ask_tie' ? view.viewer : leading(view, rivals(view));
  if (parameter.type === 'player') return player(view, form.key);
  if (parameter.type === 'word_set') return areas(view, form.key);
  if (parameter.type === 'number') return number(view, form.key, parameter.name, values);
  if (parameter.family === 'area') return area(view, form.key);
  if (parameter.family === 'item') return item(view, form.key);
  return word(view, form.key, parameter.name);
}

// What follows the own hand, the dice that one has seen and where one has sealed to go, by form.
const kSecrets: Record<string, readonly string[]> = {
  monsters_at: ['areas'],
  no_monsters_at: ['areas'],
  destination: ['area'],
  invite_to: ['area'],
  have: ['item', 'count'],
  will_play: ['item'],
  conditional_play: ['item'],
};

export const isSecret = (form: Form, { name }: Parameter): boolean =>
  kSecrets[form.key]?.includes(name) ?? false;

/** A figure on the board means its kind and whose it is. */
export function meant(_: unknown, place: string, colours: readonly string[]): string[] {
  const [, colour = '', kind] = /^character:(\w+)\.(\w+)$/.exec(place) ?? [];
  return kind ? [`character:${kind}`, `seat:${colours.indexOf(colour)}`] : [place];
}
