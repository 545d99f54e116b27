import type { Fact, Facts, Happening, Option } from '#web/src/lib/protocol.ts';
import { answerOf, seatOf, seatsOf, toldOf, wordOf } from '#web/src/games/facts.ts';
import { lookOf } from '#web/src/games/looks.ts';
import looks from '../kinds.json?looks';
import { answers, type Events } from './kinds.ts';

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
const named = (word = ''): string[] => (/^c\d$/.test(word) ? [`character:${Number(word[1]) - 1}`] : []);

/** What a place touched leaves open (how to go there, how strong, which token) is chosen beside it. */
export function optionPath(option: Option): string[] {
  const facts = option[2];
  const answer = answerOf(answers, option);
  const who = `character:${figureOf(facts['who'])}`;
  switch (answer.verb) {
    case 'place':
    case 'special':
      return [`place:${answer.place}`, `mode:${answer.verb}`];
    case 'rest':
      return ['place:sleeping'];
    case 'go':
      return [`place:${answer.place}`];
    case 'strike':
      return [`place:${answer.place}`, `strength:${answer.n}`];
    case 'choose':
    case 'assimilate':
      return [named(answer.who)[0] ?? who];
    case 'test':
    case 'offer':
      return [named(answer.who)[0] ?? who, ...named(answer.own)];
    case 'peek':
      return [named(answer.who)[0] ?? who, `token:${answer.n}`];
    case 'play':
    case 'discard':
      return [`card:${answer.card}`];
    case 'wield':
    case 'burn':
    case 'item':
    case 'give':
      return [`good:${answer.thing}`];
    case 'keep':
      return 'thing' in facts ? [`good:${wordOf(facts['thing'])}`] : [];
    case 'reroll':
    case 'cancel':
      return [`die:${answer.n}`];
    case 'turn':
      return [`die:${answer.n}`, `face:${answer.face}`];
    default:
      return [];
  }
}

export const optionPlace = (option: Option): string | null => optionPath(option)[0] ?? null;

/** The location, the Character or the player that these facts are about. */
export function factPlace(facts: Facts): string | null {
  const where = wordOf(facts['place']);
  if (where) return `place:${where}`;
  const who = figureOf(facts['who']);
  if (who >= 0) return `character:${who}`;
  const player = seatOf(facts['player']);
  return player >= 0 ? `seat:${player}` : null;
}

/** Where something happened, for the camera and for lines of the log. */
export function happeningPlace(happening: Happening): string | null {
  const { kind, parts } = toldOf<Events>(happening);
  if (kind === 'fuel_lost' && parts.in_place === 'no') return 'store:fuel_depot';
  return lookOf(looks, happening).at ?? factPlace(parts);
}
