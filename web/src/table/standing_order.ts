import type { Happening, Option, Sentence } from '../lib/protocol.ts';
import { eventKind } from '../games/facts.ts';

// "Pass until something happens": the client answers windows by itself, whatever is in the hand (OS-903), and
// stops as soon as there is something to think about.

const kPass = /^\?(pass|done)$/;
const kAlreadyDone = /\.done$/;

/** The notation that passes this question, or null where it cannot be passed or has been already. */
export function passOf(
  question: Sentence | null,
  options: readonly Option[],
  mayPass: boolean,
): string | null {
  if (!mayPass || !question || kAlreadyDone.test(question[0])) return null;
  return options.find((option) => kPass.test(option[1]))?.[0] ?? null;
}

const kAlarms = new Set([
  'card_played',
  'attacked',
  'eaten',
  'tied',
  'area_closed',
  'game_ended',
  'card_given',
]);

/** Whether this event ends the order. */
export function wakes(happening: Happening): boolean {
  return kAlarms.has(eventKind(happening));
}

/** Whether a statement that was addressed to somebody ends the order of `you`. */
export function addressed(to: readonly number[] | undefined, you: number): boolean {
  return to?.includes(you) ?? false;
}
