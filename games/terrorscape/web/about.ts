import type { Describing } from '#web/src/games/game.ts';
import type { Option, Sentence } from '#web/src/lib/protocol.ts';
import { roomWords } from './board/room_words.ts';
import { items, skills, survivorTraits } from './kinds.ts';
import { optionPath } from './places.ts';
import { heartsOf, numberOfRoom, placeOf, reportsOf, type TerrorscapeView } from './position.ts';
import { lastReport } from './board/report_words.ts';

// What is in the house, in words, and the rules that say what it does.

const partsOf = (place: string) => place.split(':') as [string, string?];

function personWords(view: TerrorscapeView, person: string): Sentence[] {
  const { table, board } = view;
  const place = placeOf(table, person);
  if (place < 0)
    return [
      [`term.person.${person}`, {}],
      [`term.person.${person}.text`, {}],
    ];
  return [
    [
      'web.terrorscape.plate.words',
      {
        who: `person:${person}`,
        player: `@${board.owner[place]}`,
        hearts: heartsOf(table, place),
        fear: table.fear[place] ?? 0,
        dice: board.dice[place] ?? 0,
      },
    ],
    [`term.person.${person}.text`, {}],
  ];
}

function killerWords({ table, board }: TerrorscapeView): Sentence[] {
  if (table.killer === 'none') return [];
  const levels = Array.from({ length: board.most_level }, (_, i) => i + 1);
  return [
    [
      'web.terrorscape.killer.words',
      {
        killer: `killer:${table.killer}`,
        player: `@${board.killer_seat}`,
        level: table.level,
        n: board.strength,
        most: board.most_strength,
      },
    ],
    ...levels.flatMap((level): Sentence[] => [
      ['web.terrorscape.level', { n: level, on: level <= table.level ? 'yes' : 'no' }],
      [`term.killer.${table.killer}.level_${level}`, {}],
    ]),
  ];
}

function tracksWords({ table, board }: TerrorscapeView): Sentence[] {
  const called = table.help <= board.help_start;
  return [
    [
      'web.terrorscape.tracks',
      {
        n: table.keys,
        of: board.keys_needed,
        help: called ? table.help : -1,
        round: table.round,
        last: board.last_round,
      },
    ],
    ...(reportsOf(table.history).length > 0 ? [lastReport(table.history)] : []),
  ];
}

const card = (family: string, what: string): Sentence[] => [
  [`term.${family}.${what}`, {}],
  [`term.${family}.${what}.text`, {}],
];

function is(view: TerrorscapeView, place: string): Sentence[] {
  const [kind, what = ''] = partsOf(place);
  switch (kind) {
    case 'place':
      return roomWords(view, numberOfRoom(what));
    case 'door':
    case 'border':
      return [[`term.door.${what}`, {}]];
    case 'wing':
      return [[`term.wing.${what}.title`, {}]];
    case 'character':
      return personWords(view, what);
    case 'killer':
    case 'killer_plate':
      return killerWords(view);
    case 'tracks':
      return tracksWords(view);
    case 'radio':
    case 'drawers':
      return [[`web.terrorscape.thing.${kind}`, {}]];
    case 'thing':
    case 'skill':
    case 'trait':
    case 'plan':
      return card(kind, what);
    default:
      return [];
  }
}

const roomRules: Record<string, string[]> = {
  entrance_hall: ['TS-143', 'TS-402'],
  gallery: ['TS-170'],
  storage: ['TS-170'],
  greenhouse: ['TS-170'],
  living_room: ['TS-164', 'TS-174'],
  banquet_hall: ['TS-174'],
  graveyard: ['TS-103', 'TS-174'],
  garden: ['TS-144', 'TS-174'],
};
const thingRules: Record<string, string[]> = {
  door: ['TS-023', 'TS-024'],
  border: ['TS-020'],
  wing: ['TS-030'],
  killer: ['TS-243', 'TS-273'],
  killer_plate: ['TS-006', 'TS-302'],
  tracks: ['TS-143', 'TS-142'],
  radio: ['TS-164', 'TS-166'],
  drawers: ['TS-170'],
};
const personRules: Record<string, string[]> = {
  anna: ['TS-220', 'TS-222'],
  johnson: ['TS-120', 'TS-223'],
  marco: ['TS-224'],
  sophia: ['TS-225'],
  william: ['TS-226', 'TS-227'],
};
const itemRules: Record<string, string[]> = {
  key: ['TS-122', 'TS-123'],
  tools: ['TS-166'],
  herbs: ['TS-177'],
  whisky_bottle: ['TS-179'],
  hatchet: ['TS-180', 'TS-326'],
  lime_powder: ['TS-326'],
  ammo: ['TS-326'],
  revolver: ['TS-326'],
  shortsword: ['TS-326'],
  longsword: ['TS-328'],
  ancient_amulet: ['TS-085'],
  firecracker: ['TS-176', 'TS-045'],
  secret_map: ['TS-144'],
  sedative: ['TS-182'],
  adrenaline: ['TS-181'],
  flashlight: ['TS-174'],
  trap_parts: ['TS-175', 'TS-331'],
  medical_kit: ['TS-178'],
  camera: ['TS-183'],
};
const skillRules: Record<string, string[]> = {
  detection: ['TS-270'],
  chase: ['TS-022'],
  barricade: ['TS-100'],
  ominous_growl: ['TS-370'],
  frenzy: ['TS-373'],
  not_a_step_further: ['TS-105'],
  pure_fury: ['TS-374'],
  shriek: ['TS-065'],
  nightmare_rush: ['TS-375'],
  vanish: ['TS-274'],
  scent_of_fear: ['TS-279'],
  life_drain: ['TS-378'],
  stalk: ['TS-267', 'TS-274'],
  deduction: ['TS-383'],
  death_notice: ['TS-060'],
  lurking_threat: ['TS-382'],
  bloody_harvest: ['TS-381'],
};

function does(_view: TerrorscapeView, place: string): string[] {
  const [kind, what = ''] = partsOf(place);
  switch (kind) {
    case 'place':
      return roomRules[what] ?? ['TS-020'];
    case 'character':
      return ['TS-064', ...(personRules[what] ?? [])];
    case 'thing':
      return itemRules[what] ?? [];
    case 'skill':
      return skillRules[what] ?? [];
    case 'trait':
      return [(survivorTraits as readonly string[]).includes(what) ? 'TS-505' : 'TS-511'];
    case 'plan':
      return ['TS-561'];
    default:
      return thingRules[kind] ?? [];
  }
}

/** Of a card that is no answer now: the rule that keeps it. */
function idle({ board }: TerrorscapeView, place: string, options: readonly Option[]): string | null {
  if (options.some((option) => optionPath(option)[0] === place)) return null;
  const [kind, what = ''] = partsOf(place);
  const of = (keys: readonly string[], rules: readonly number[]) => rules[keys.indexOf(what)] ?? 0;
  const rule =
    kind === 'skill' ? of(skills, board.idle_skills) : kind === 'thing' ? of(items, board.idle_items) : 0;
  return rule ? `TS-${String(rule).padStart(3, '0')}` : null;
}

export const describing: Describing<TerrorscapeView> = { is, does, idle };
