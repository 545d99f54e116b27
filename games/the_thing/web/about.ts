import type { Describing } from '#web/src/games/game.ts';
import type { Option, Sentence } from '#web/src/lib/protocol.ts';
import { answerOf } from '#web/src/games/facts.ts';
import { holdings } from './board/roster_of.ts';
import { rescueWords, roomWords, skyWords } from './board/room_words.ts';
import { answers, cardKinds, itemKinds, labKinds, weaponKinds } from './kinds.ts';
import { optionPath } from './places.ts';
import { has, isFew, placeNumber, questionOf, type TheThingView } from './position.ts';

// What is at the station, in words, and the rules that say what it does.

const partsOf = (place: string) => place.split(':') as [string, string?];

function crewWords(view: TheThingView, figure: number): Sentence[] {
  const { table, board } = view;
  const sheet = table.sheet[figure] ?? 'none';
  if (sheet === 'none') return [];
  const state = board.crew[figure];
  const suspected = state === 'standing' || state === 'lying';
  return [
    ['web.the_thing.crew', { crew: `crew:${sheet}`, player: `@${table.owner[figure]}` }],
    [`web.the_thing.crew.${state}`, {}],
    ...(suspected ? [['web.the_thing.tray.suspicion', { n: table.suspicion[figure] ?? 0 }] as Sentence] : []),
    ...holdings(table, figure).map(({ key, n }): Sentence => [`web.the_thing.holds.${key}`, { n }]),
  ];
}

const boardWords: Record<string, (view: TheThingView) => Sentence[]> = {
  sky: (view) => [['web.the_thing.place.weather', {}], skyWords(view)],
  rescue: (view) => [['web.the_thing.about.rescue', {}], rescueWords(view)],
  track: () => [['web.the_thing.suspicion', {}]],
  sheet: () => [['web.the_thing.sheet.leader', {}]],
  leader: () => [['web.the_thing.about.leader', {}]],
  ice: ({ table }) => [
    ['web.the_thing.tray.team', {}],
    table.organism.length > 0
      ? ['web.the_thing.alien', { n: table.strength }]
      : ['web.the_thing.alien.none', {}],
  ],
};

function is(view: TheThingView, place: string): Sentence[] {
  const [kind, what = ''] = partsOf(place);
  switch (kind) {
    case 'place':
      return [[`term.place.${what}.title`, {}], ...roomWords(view, placeNumber(what)).slice(1)];
    case 'character':
    case 'seat':
    case 'plaque':
      return crewWords(view, Number(what));
    case 'card':
    case 'lab':
      return [
        [`term.${kind}.${what}`, {}],
        [`web.the_thing.tray.${kind}.${what}`, {}],
      ];
    case 'good':
    case 'found':
      return [[`term.${what in labRules ? 'lab' : 'good'}.${what}`, {}]];
    case 'store':
      return [[`web.the_thing.store.${what}`, {}]];
    default:
      return boardWords[kind]?.(view) ?? [];
  }
}

const crewRules: Record<string, string> = {
  bennings: 'TT-1030',
  norris: 'TT-1031',
  clark: 'TT-1032',
  blair: 'TT-1033',
  garry: 'TT-1034',
  macready: 'TT-1035',
  nauls: 'TT-1036',
  windows: 'TT-1037',
};
const placeRules: Record<string, string[]> = {
  armory: ['TT-640'],
  storeroom: ['TT-641'],
  boiler: ['TT-643', 'TT-212'],
  generator: ['TT-643', 'TT-221'],
  radio: ['TT-644'],
  helicopter: ['TT-645', 'TT-646'],
  snowcat: ['TT-645', 'TT-646'],
  kitchen: ['TT-648', 'TT-801'],
  lab: ['TT-651'],
  weather: ['TT-654', 'TT-655'],
  kennel: ['TT-659'],
};
const labRules: Record<string, string[]> = {
  blood_bag: ['TT-720', 'TT-723'],
  failure: ['TT-651'],
};
const goodRules: Record<string, string[]> = {
  melee: ['TT-1001'],
  firearm: ['TT-1002'],
  flamethrower: ['TT-1003'],
  dynamite: ['TT-1010', 'TT-580'],
  fuel_can: ['TT-632'],
  tools: ['TT-633'],
  keys: ['TT-1020'],
  wire: ['TT-1021', 'TT-725'],
  ...labRules,
};
/** With 4 to 8 players, and with 1 to 3 where that is another rule. */
const thingRules: Record<string, [string[], string[]?]> = {
  sky: [['TT-201', 'TT-210']],
  rescue: [['TT-231', 'TT-232']],
  track: [
    ['TT-705', 'TT-126'],
    ['TT-1112', 'TT-1120'],
  ],
  sheet: [['TT-601', 'TT-602'], ['TT-1141']],
  leader: [['TT-602'], ['TT-1141']],
  ice: [
    ['TT-302', 'TT-304'],
    ['TT-1121', 'TT-1131'],
  ],
  fuel_depot: [['TT-643']],
  outdoor_depot: [['TT-645']],
  command: [['TT-119']],
};

function does(view: TheThingView, place: string): string[] {
  const [kind, what = ''] = partsOf(place);
  const few = isFew(view);
  switch (kind) {
    case 'place':
      if (has(view.table.burnt, placeNumber(what))) return ['TT-582'];
      if (what === 'sleeping') return few ? ['TT-1111', 'TT-1144'] : ['TT-416'];
      if (what === 'rec_room') return few ? ['TT-1160'] : ['TT-506', 'TT-702'];
      return placeRules[what] ?? [];
    case 'character':
    case 'seat':
    case 'plaque':
      return [crewRules[view.table.sheet[Number(what)] ?? ''] ?? []].flat();
    case 'card':
      return ['TT-602'];
    case 'good':
    case 'lab':
    case 'found':
      return goodRules[what] ?? [few ? 'TT-1142' : 'TT-432'];
    default: {
      const [many, ofFew = many] = thingRules[kind === 'store' ? what : kind] ?? [[]];
      return few ? ofFew : many;
    }
  }
}

/** Answers that use a thing without being found at it. */
function isUsed(view: TheThingView, what: string, options: readonly Option[]): boolean {
  const verbs = options.map((option) => answerOf(answers, option).verb);
  switch (what) {
    case 'blood_bag':
      return questionOf(view) === 'volunteer_a' && verbs.includes('test');
    case 'wire':
      return questionOf(view) === 'volunteer_b' && verbs.includes('test');
    case 'flashlight':
      return questionOf(view) === 'use_light' && verbs.includes('yes');
    case 'keys':
      return verbs.includes('escape');
    default:
      return false;
  }
}

function idle(view: TheThingView, place: string, options: readonly Option[]): string | null {
  const [kind, what = ''] = partsOf(place);
  if (options.some((option) => optionPath(option)[0] === place) || isUsed(view, what, options)) return null;
  const { idle_cards, idle_weapons, idle_items, idle_lab } = view.board;
  const of = (keys: readonly string[], rules: readonly number[]) => rules[keys.indexOf(what)] ?? 0;
  const rule =
    kind === 'card'
      ? of(cardKinds, idle_cards)
      : kind === 'lab'
        ? of(labKinds, idle_lab)
        : kind === 'good'
          ? of(weaponKinds, idle_weapons) || of(itemKinds, idle_items)
          : 0;
  return rule ? `TT-${rule}` : null;
}

export const describing: Describing<TheThingView> = { is, does, idle };
