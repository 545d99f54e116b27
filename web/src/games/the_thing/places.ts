import type { Fact, Happening, Option } from '../../lib/protocol.ts';
import { eventOf, factsOf, seatOf, wordOf } from '../facts.ts';

// Which things on the board and in the tray an answer is made of, in the order in which they are touched.

/** The figure of `@2`, or of `figure:3` where players have several; -1 of anything else. */
export function figureOf(fact: Fact | undefined): number {
  const number = Number(wordOf(fact));
  return number > 0 ? number - 1 : seatOf(fact);
}

export function optionPath(option: Option): string[] {
  const [notation, , facts] = option;
  const [verb, first = '', second = ''] = notation.split(' ');
  const who = figureOf(facts['who']);
  switch (verb) {
    case 'place':
      return who >= 0 ? [`character:${who}`, `place:${first}`] : [`place:${first}`];
    case 'rest':
      return ['place:sleeping'];
    case 'special':
    case 'go':
    case 'strike':
      return [`place:${first}`];
    case 'choose':
    case 'assimilate':
    case 'test':
    case 'offer':
      return [`character:${who}`];
    case 'peek':
      return [`character:${who}`, `token:${second}`];
    case 'play':
    case 'discard':
      return [`card:${first}`];
    case 'wield':
    case 'burn':
    case 'item':
    case 'give':
      return [`good:${first}`];
    case 'reroll':
    case 'turn':
    case 'cancel':
      return [`die:${first}`];
    default:
      return [];
  }
}

export const optionPlace = (option: Option): string | null => optionPath(option)[0] ?? null;

/** Where something happened, for the camera and for lines of the log. */
export function happeningPlace(happening: Happening): string | null {
  const facts = factsOf(happening);
  const event = eventOf(happening);
  const where = wordOf(facts['place']);
  if (where) return `place:${where}`;
  if (/^(flipped|pile_|card_handed_in|extra_card)/.test(event)) return 'sheet';
  if (/^(rescue|sos)/.test(event)) return 'rescue';
  const who = figureOf(facts['who'] ?? facts['player']);
  return who >= 0 ? `character:${who}` : null;
}
