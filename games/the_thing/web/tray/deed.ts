import type { Sentence } from '#web/src/lib/protocol.ts';
import { questionOf, type TheThingView } from '../position.ts';

/** What the Alien may do where it has won or nobody is (TT-525, TT-532, TT-533), by the numbers of the rules. */
export const deeds: Record<number, string> = { 0: 'Pass', 14: 'Sabotage', 15: 'Assimilate', 16: 'TakeDog' };

/** The deed that somebody of the team has proposed, in the words of the answer that proposes it; else null. */
export function deedOf(view: TheThingView): Sentence | null {
  const question = questionOf(view);
  if ((question !== 'alien_victory' && question !== 'alien_unopposed') || view.council.proposer < 0)
    return null;
  switch (deeds[view.alien_choice]) {
    case 'Sabotage':
      return ['?sabotage', {}];
    case 'Assimilate':
      return ['?assimilate', { who: `@${view.alien_victim}` }];
    case 'TakeDog':
      return ['?dog', {}];
    default:
      return ['?plain', { answer: 'pass', question }];
  }
}
