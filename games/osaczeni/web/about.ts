import type { Describing } from '#web/src/games/game.ts';
import type { Option, Sentence } from '#web/src/lib/protocol.ts';
import { areaWords } from './area_words.ts';
import { optionPath } from './places.ts';
import {
  areaNumber,
  characterOf,
  has,
  isClosed,
  items,
  kinds,
  livingOf,
  LOT,
  placeOf,
  type OsaczeniView,
} from './position.ts';

// What is in the mall, in words, and the rules that say what it does.

const partsOf = (place: string) => place.split(':') as [string, string?];

/** `leader` of `red.leader`, with the seat whose colour it is. */
function characterIn(what: string, colours: readonly string[]) {
  const [colour, kind = ''] = what.split('.');
  return { seat: colours.indexOf(colour ?? ''), kind };
}

function personWords({ table, board }: OsaczeniView, seat: number, kind: string): Sentence[] {
  const id = characterOf(seat, kind);
  const about = { character: `character:${kind}`, player: `@${seat}` };
  const n = board.points[kinds.indexOf(kind as (typeof kinds)[number])] ?? 0;
  return [
    ['web.osaczeni.character', about],
    ...(kind === '' || n === 0
      ? []
      : [[`osaczeni.opening.${kind}`, { character: about.character, n }] as Sentence]),
    ...(placeOf(table, id) > 0 && has(table.hidden, id)
      ? [['web.osaczeni.about.hidden', {}] as Sentence]
      : []),
  ];
}

function familyWords(view: OsaczeniView, seat: number): Sentence[] {
  const { table, board } = view;
  const family = board.families[seat];
  if (!family) return [];
  const facts = {
    player: `@${seat}`,
    cards: table.hand_size[seat] ?? 0,
    living: livingOf(view, seat).length,
    points: family.points,
  };
  return [
    ['web.osaczeni.about.family', facts],
    [`web.osaczeni.about.family.${family.out ? 'out' : 'living'}`, facts],
  ];
}

function is(view: OsaczeniView, place: string, colours: readonly string[]): Sentence[] {
  const [kind, what = ''] = partsOf(place);
  const { table } = view;
  switch (kind) {
    case 'area':
      return [[`term.area.${what}.title`, {}], ...areaWords(view, areaNumber(what))];
    case 'character': {
      const { seat, kind: who } = characterIn(what, colours);
      return seat < 0 ? [] : personWords(view, seat, who);
    }
    case 'seat':
      return familyWords(view, Number(what));
    case 'item':
      return [
        [`term.item.${what}.title`, {}],
        [`web.osaczeni.item.${what}`, {}],
      ];
    case 'cold_store':
      return [
        ['web.osaczeni.cold_store', {}],
        ['web.osaczeni.cold_store.dead', { n: table.cold_store.length }],
      ];
    case 'deck':
      return [['web.osaczeni.deck', { n: table.deck_size }]];
    case 'hatch':
      return [['web.osaczeni.hatch', { n: table.dice_in_use }]];
    case 'badge':
    case 'victim_token':
      return [[`web.osaczeni.${kind}`, {}]];
    default:
      return [];
  }
}

const itemRules: Record<string, string[]> = {
  drink: ['OS-802'],
  walkie: ['OS-807'],
  meat: ['OS-812', 'OS-813'],
  tin: ['OS-818'],
  bat: ['OS-822'],
  saw: ['OS-823'],
  molotov: ['OS-824'],
  gun: ['OS-827'],
  keys: ['OS-831'],
};
const thingRules: Record<string, string[]> = {
  cold_store: ['OS-643', 'OS-644', 'OS-646'],
  deck: ['OS-304'],
  hatch: ['OS-324', 'OS-328'],
  badge: ['OS-325', 'OS-401'],
  victim_token: ['OS-222'],
};

function areaRules(view: OsaczeniView, area: number): string[] {
  if (area === LOT) return ['OS-303', 'OS-622'];
  if (isClosed(view.table, area)) return ['OS-704'];
  return [
    ...(area === areaNumber('monitoring') ? ['OS-321'] : []),
    view.board.rows[0]?.full ? 'OS-604' : 'OS-603',
    'OS-701',
  ];
}

function does(view: OsaczeniView, place: string): string[] {
  const [kind, what = ''] = partsOf(place);
  if (kind === 'area') return areaRules(view, areaNumber(what));
  if (kind === 'item') return itemRules[what] ?? [];
  return thingRules[kind] ?? [];
}

function idle(view: OsaczeniView, place: string, options: readonly Option[]): string | null {
  const [kind, what = ''] = partsOf(place);
  if (kind !== 'item' || options.some((option) => optionPath(option)[0] === place)) return null;
  const rule = view.board.idle[items.indexOf(what as (typeof items)[number])] ?? 0;
  return rule ? `OS-${String(rule).padStart(3, '0')}` : null;
}

export const describing: Describing<OsaczeniView> = { is, does, idle };
