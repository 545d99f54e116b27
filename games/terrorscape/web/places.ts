import type { Fact, Facts, Happening, Option } from '#web/src/lib/protocol.ts';
import { answerOf, numberOf, partsOf, wordOf, wordsOf } from '#web/src/games/facts.ts';
import { lookOf } from '#web/src/games/looks.ts';
import { members } from '#web/src/games/shared/bits.ts';
import { passages, roomKeys } from './board/layout.ts';
import looks from '../kinds.json?looks';
import { answers, persons } from './kinds.ts';

// Which things on the board and in the tray an answer is made of, in the order in which they are touched. Survivors are
// called by who they are, so that a place needs no table to be found.

export const roomPlace = (key: string): string => `place:${key}`;
export const personPlace = (key: string): string => `character:${key}`;
const doorPlace = (key: string): string => `door:${key}`;

/** Two rooms beside each other: what lies between them, a door or a gap in the hedge. */
const pairPlace = (key: string): string => (key.startsWith('b') ? `border:${key}` : doorPlace(key));

/** `gallery` of `room:gallery`. */
export const roomOf = (fact: Fact | undefined): string => wordOf(fact);
/** The person a fact names. */
export const personOf = (fact: Fact | undefined): string =>
  (persons as readonly string[]).includes(wordOf(fact)) ? wordOf(fact) : '';
/** Rooms as words, or as bits. */
export function roomsOf(fact: Fact | undefined): string[] {
  const words = wordsOf(fact);
  return words.length > 0 ? words : members(numberOf(fact)).flatMap((n) => roomKeys[n] ?? []);
}

/** What is touched for an answer: a room, a door, a Survivor, a card. */
export function optionPath(option: Option): string[] {
  const facts = option[2];
  const answer = answerOf(answers, option);
  const who = personOf(facts['who']);
  switch (answer.verb) {
    case 'go':
    case 'at':
    case 'step':
    case 'hide':
      return [roomPlace(answer.room ?? '')];
    case 'search':
      return ['killer'];
    case 'clear':
    case 'door':
    case 'block':
    case 'take_back':
      return [doorPlace(answer.door ?? '')];
    case 'area':
      return [`wing:${answer.area}`];
    case 'pair':
      return [pairPlace(answer.pair ?? '')];
    case 'begin':
    case 'who':
    case 'exchange':
    case 'pick_up':
      return who ? [personPlace(who)] : [];
    case 'use':
    case 'take':
    case 'give':
    case 'ask':
    case 'keep_item':
    case 'drop':
      return [`thing:${answer.thing}`];
    case 'defend':
      return answer.thing && answer.thing !== 'none' ? [`thing:${answer.thing}`] : [];
    case 'play':
    case 'pay':
      return [`skill:${answer.skill}`];
    case 'use_trait':
    case 'keep':
    case 'trait':
    case 'keep_killer':
      return [`trait:${answer.trait}`];
    case 'use_plan':
    case 'advance':
      return [`plan:${answer.plan}`];
    case 'person':
      return [personPlace(answer.person ?? '')];
    case 'killer':
      return [`killer:${answer.killer}`];
    case 'repair':
    case 'repair_tools':
      return ['radio'];
    case 'scavenge':
      return ['drawers'];
    default:
      return [];
  }
}

export const optionPlace = (option: Option): string | null => optionPath(option)[0] ?? null;

/** The room, the door or the Survivor that these facts are about. */
export function factPlace(facts: Facts): string | null {
  const room = roomOf(facts['room']);
  if (room && room !== 'none') return roomPlace(room);
  const door = wordOf(facts['door']);
  if (door) return doorPlace(door);
  const who = personOf(facts['who']) || personOf(facts['whos']);
  return who ? personPlace(who) : null;
}

/** Where something happened, for the camera and for lines of the log. */
export const happeningPlace = (happening: Happening): string | null =>
  lookOf(looks, happening).at ?? factPlace(partsOf(happening));

/** The passage between two rooms, -1 if there is none. */
export const passageBetween = (from: string, to: string): number =>
  passages.findIndex(({ rooms }) => rooms.includes(from as never) && rooms.includes(to as never));
