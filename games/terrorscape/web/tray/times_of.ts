import type { Sentence } from '#web/src/lib/protocol.ts';
import { skills } from '../kinds.ts';
import type { BoardFacts } from '../view.ts';

// When a skill card is played now, and what it costs.

const times = ['fast', 'special', 'slow', 'attack'] as const;
export type CardTime = (typeof times)[number];

export function timesOf({ skills: facts }: BoardFacts, skill: string): CardTime[] {
  const row = facts[skills.indexOf(skill as never)];
  return times.filter((time) => row?.[time] === 1);
}

const ALL = 15;

/** Other cards of the hand, 15 for all of them. */
export const costOf = ({ skills: facts }: BoardFacts, skill: string): number =>
  facts[skills.indexOf(skill as never)]?.cost ?? 0;

/** `fast, 2 cards`. */
export function timeWords(board: BoardFacts, skill: string): Sentence {
  const cost = costOf(board, skill);
  const when = timesOf(board, skill).join('_') || 'fast';
  return [`web.terrorscape.time.${when}`, { n: cost === ALL ? -1 : cost }];
}
