import type { StandingOrder } from '../../games/game.ts';
import { kindOf } from '../../games/facts.ts';
import type { Option, Sentence } from '../../lib/protocol.ts';
import type { LogEntry } from '../../lib/store/log.svelte.ts';
import { isPass } from './option_keys.ts';
import { isAmong } from './question_parts.ts';

// "Pass until something happens": the client answers by itself where the game says that this does no harm, and
// stops as soon as there is something to think about.

/** The notation that passes this question, or null where it is not to be passed. */
export function passOf(
  order: StandingOrder,
  question: Sentence | null,
  options: readonly Option[],
): string | null {
  if (!question || !isAmong(order.passes, question[0])) return null;
  return options.find(isPass)?.[0] ?? null;
}

/** The notation that passes, where one can do nothing else and has nothing to say; else null. */
export function onlyPassOf(
  talks: readonly string[],
  question: Sentence | null,
  options: readonly Option[],
): string | null {
  if (!question || isAmong(talks, question[0])) return null;
  return options.length === 1 && isPass(options[0]!) ? options[0]![0] : null;
}

const kSoonestMs = 350;
const kLatestMs = 900;

/**
 * How long to wait with it. That somebody has decided is seen by all, at once: an order that answers as soon as it can
 * would tell who has nothing to think about. So it takes what computer players take at a server of the usual pace.
 */
export const passDelay = (): number => kSoonestMs + Math.floor(Math.random() * (kLatestMs - kSoonestMs + 1));

/** Whether this line ends the order of `you`: an alarm, or a word to them. */
export function wakes(order: StandingOrder, entry: LogEntry, you: number): boolean {
  if (entry.kind === 'happening') return order.alarms.includes(kindOf(entry.happening));
  return entry.kind === 'said' && (entry.said.to?.includes(you) ?? false);
}
