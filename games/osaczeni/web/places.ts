import type { Facts, Happening, Option } from '#web/src/lib/protocol.ts';
import { answerOf, seatOf, toldOf, wordOf } from '#web/src/games/facts.ts';
import { lookOf } from '#web/src/games/looks.ts';
import looks from '../kinds.json?looks';
import { answers, type Events } from './kinds.ts';
import { isKind } from './position.ts';
import { areaNamesOrNone } from './view.ts';

// Which things on the board and in the tray an answer is made of, in the order in which they are touched:
// `play meat red.leader` is the card, then the character.

const area = (number = '') => `area:${areaNamesOrNone[Number(number)] ?? 'none'}`;
const areaOrCharacter = (word: string) => (/^\d$/.test(word) ? area(word) : `character:${word}`);

export function optionPath(option: Option): string[] {
  const answer = answerOf(answers, option);
  switch (answer.verb) {
    case 'go':
    case 'haunt':
      return [area(answer.area)];
    case 'move':
    case 'eat':
      return [`character:${answer.character}`];
    case 'place':
      return [`character:${answer.character}`, area(answer.die)];
    case 'vote':
    case 'give to':
      return [`seat:${seatOf(option[2]['player'])}`];
    case 'keep':
    case 'give':
      return [`item:${answer.item}`];
    case 'play':
      return [
        `item:${answer.item}`,
        ...(answer.target ? [areaOrCharacter(answer.target)] : []),
        ...(answer.area ? [area(answer.area)] : []),
      ];
    default:
      return [];
  }
}

export const optionPlace = (option: Option): string | null => optionPath(option)[0] ?? null;

/** The place, or the player, that these facts are about. */
export function factPlace(facts: Facts): string | null {
  const where = wordOf(facts['to']) || wordOf(facts['area']);
  if (where) return `area:${where}`;
  const who = seatOf(facts['target'] ?? facts['player']);
  return who >= 0 ? `seat:${who}` : null;
}

/** Where something happened, for the camera and for lines of the log. */
export function happeningPlace(happening: Happening): string | null {
  const told = toldOf<Events>(happening);
  switch (told.kind) {
    case 'monster_came':
      return factPlace({ area: told.parts.stands });
    case 'card_played': {
      const { player, target = '' } = told.parts; // of one's own people, or where monsters are sent
      return factPlace(isKind(wordOf(target)) ? { player } : { player, area: target });
    }
    default:
      return lookOf(looks, happening).at ?? factPlace(told.parts);
  }
}
