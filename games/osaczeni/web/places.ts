import type { Happening, Option } from '#web/src/lib/protocol.ts';
import { eventOf, factsOf, seatOf, wordOf } from '#web/src/games/facts.ts';
import { areaNames } from './view.ts';

// Which things on the board and in the tray an answer is made of, in the order in which they are touched:
// `play meat red.leader` is the card, then the character.

const area = (number: string | undefined) => `area:${areaNames[Number(number)] ?? 'none'}`;

export function optionPath(option: Option): string[] {
  const [notation, , facts] = option;
  const [verb, first = '', second, third] = notation.split(' ');
  switch (verb) {
    case 'go':
    case 'haunt':
      return [area(first)];
    case 'move':
    case 'eat':
      return [`character:${first}`];
    case 'place':
      return [`character:${second}`, area(first)];
    case 'vote':
      return [`seat:${seatOf(facts['player'])}`];
    case 'keep':
      return [`item:${first}`];
    case 'give':
      return first === 'to' ? [`seat:${seatOf(facts['player'])}`] : [`item:${first}`];
    case 'play':
      if (third) return [`item:${first}`, `character:${second}`, area(third)];
      if (!second) return [`item:${first}`];
      return [`item:${first}`, /^\d$/.test(second) ? area(second) : `character:${second}`];
    default:
      return [];
  }
}

export const optionPlace = (option: Option): string | null => optionPath(option)[0] ?? null;

/** Where something happened, for the camera and for lines of the log. */
export function happeningPlace(happening: Happening): string | null {
  const facts = factsOf(happening);
  const event = eventOf(happening);
  if (event === 'monster_came.lot') return 'area:lot';
  if (event.startsWith('dice_') || event === 'die_shown') return 'hatch';
  if (event.startsWith('row_filled') || event === 'eaten') return 'cold_store';
  if (event.startsWith('cards_drawn') || event.startsWith('card_discarded')) return 'deck';
  const where = wordOf(facts['to']) || wordOf(facts['area']);
  if (where) return `area:${where}`;
  const who = seatOf(facts['target'] ?? facts['player']);
  return who >= 0 ? `seat:${who}` : null;
}
