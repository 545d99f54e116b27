import type { Fact, Happening, Option } from '#web/src/lib/protocol.ts';
import { eventOf, factsOf, seatOf, seatsOf, wordOf } from '#web/src/games/facts.ts';

// Which things on the board and in the tray an answer is made of, in the order in which they are touched.

/** The figure of `@2`, or of `figure:3` where players have several; -1 of anything else. */
export function figureOf(fact: Fact | undefined): number {
  const number = Number(wordOf(fact));
  return number > 0 ? number - 1 : seatOf(fact);
}

/** The figures of `@0,2` or `figure:1,3`. */
export function figuresIn(fact: Fact | undefined): number[] {
  const numbers = typeof fact === 'string' ? /^figure:([\d,]+)$/.exec(fact)?.[1] : undefined;
  return numbers ? numbers.split(',').map((number) => Number(number) - 1) : seatsOf(fact);
}

/** `c3` of the notation, where players have several figures. */
const named = (word: string): string[] => (/^c\d$/.test(word) ? [`character:${Number(word[1]) - 1}`] : []);

/** What a place touched leaves open (how to go there, how strong, which token) is chosen beside it. */
export function optionPath(option: Option): string[] {
  const [notation, , facts] = option;
  const [verb, first = '', second = ''] = notation.split(' ');
  const who = named(first)[0] ?? `character:${figureOf(facts['who'])}`;
  switch (verb) {
    case 'place':
    case 'special':
      return [`place:${first}`, `mode:${verb}`];
    case 'rest':
      return ['place:sleeping'];
    case 'go':
      return [`place:${first}`];
    case 'strike':
      return [`place:${first}`, `strength:${second}`];
    case 'choose':
    case 'assimilate':
      return [who];
    case 'test':
    case 'offer':
      return [who, ...named(second)];
    case 'peek':
      return [who, `token:${second}`];
    case 'play':
    case 'discard':
      return [`card:${first}`];
    case 'wield':
    case 'burn':
    case 'item':
    case 'give':
      return [`good:${first}`];
    case 'keep':
      return 'thing' in facts ? [`good:${wordOf(facts['thing'])}`] : [];
    case 'reroll':
    case 'cancel':
      return [`die:${first}`];
    case 'turn':
      return [`die:${first}`, `face:${second}`];
    default:
      return [];
  }
}

export const optionPlace = (option: Option): string | null => optionPath(option)[0] ?? null;

const elsewhere: [events: RegExp, place: string][] = [
  [/^(flipped|pile_|card_handed_in|extra_card|deck_|dice_|die_)/, 'sheet'],
  [/^(rescue|sos)/, 'rescue'],
  [/^(weather|frost)/, 'sky'],
  [/^(suspicion|proven|threat)/, 'track'],
  [/^(plan_|alien_defeated|strength)/, 'ice'],
  [/^(food|fed|hungry)/, 'place:kitchen'],
  [/^boiler/, 'place:boiler'],
  [/^power/, 'place:generator'],
  [/^gathered/, 'place:rec_room'],
  [/^kennel_opened/, 'place:kennel'],
  [/^fuel_lost\.depot/, 'store:fuel_depot'],
];

/** Where something happened, for the camera and for lines of the log. */
export function happeningPlace(happening: Happening): string | null {
  const facts = factsOf(happening);
  const event = eventOf(happening);
  const where = wordOf(facts['place']);
  if (where) return `place:${where}`;
  const found = elsewhere.find(([events]) => events.test(event));
  if (found) return found[1];
  const who = figureOf(facts['who']);
  if (who >= 0) return `character:${who}`;
  const player = seatOf(facts['player']);
  return player >= 0 ? `seat:${player}` : null;
}
