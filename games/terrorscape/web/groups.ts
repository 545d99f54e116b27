import type { Facts, Option, Sentence } from '#web/src/lib/protocol.ts';
import { answerOf } from '#web/src/games/facts.ts';
import type { OptionGroup } from '#web/src/games/game.ts';
import { answers } from './kinds.ts';
import { questionOf, type TerrorscapeView } from './position.ts';

// Long lists in parts: where to go, what to do, what to use, whom to meet.

const title = (key: string): Sentence => [`web.terrorscape.group.${key}`, {}];
const short = (key: string, facts: Facts): Sentence => [`web.terrorscape.group.${key}.one`, facts];

function turnGroup(option: Option): OptionGroup | null {
  const { verb } = answerOf(answers, option);
  const facts = option[2];
  switch (verb) {
    case 'go':
      return { key: 'go', title: title('go'), words: short('go', facts) };
    case 'calm':
    case 'clear':
    case 'repair':
    case 'repair_tools':
    case 'scavenge':
      return { key: 'act', title: title('act'), words: null };
    case 'use':
    case 'ability':
    case 'use_trait':
    case 'use_plan':
      return { key: 'use', title: title('use'), words: null };
    case 'exchange':
    case 'pick_up':
      return { key: 'meet', title: title('meet'), words: null };
    default:
      return null;
  }
}

export function group(option: Option, view: TerrorscapeView): OptionGroup | null {
  const { verb } = answerOf(answers, option);
  const facts = option[2];
  switch (questionOf(view)) {
    case 'action':
      return turnGroup(option);
    case 'exchange':
      return verb === 'give' || verb === 'ask'
        ? { key: verb, title: title(verb), words: short('thing', facts) }
        : null;
    case 'detect_target':
      return verb === 'at' ? { key: verb, title: title('listen'), words: short('at', facts) } : null;
    case 'main_choice':
      return verb === 'step' ? { key: verb, title: title('step'), words: short('go', facts) } : null;
    case 'card_path':
    case 'stealth_path':
    case 'flee':
    case 'effect_target':
      return verb === 'step' || verb === 'hide' || verb === 'go' || verb === 'at'
        ? { key: 'rooms', title: null, words: short(verb === 'at' ? 'at' : 'go', facts) }
        : null;
    default:
      return null;
  }
}
