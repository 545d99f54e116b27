import type { Sentence } from '#web/src/lib/protocol.ts';
import { questionOf, type TheThingView } from '../position.ts';

/** The deed that somebody of the team has proposed, in the words of the answer that proposes it; else null. */
export function deedOf(view: TheThingView): Sentence | null {
  switch (view.board.deed) {
    case 'none':
      return null;
    case 'sabotage':
      return ['?sabotage', {}];
    case 'assimilate':
      return ['?assimilate', { who: `@${view.alien_victim}` }];
    case 'take_dog':
      return ['?dog', {}];
    case 'pass':
      return ['?plain', { answer: 'pass', question: questionOf(view) }];
  }
}
