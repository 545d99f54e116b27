import type { Facts, Option, Sentence } from '#web/src/lib/protocol.ts';
import { answerOf } from '#web/src/games/facts.ts';
import type { OptionGroup } from '#web/src/games/game.ts';
import { answers } from './kinds.ts';

// Long lists in parts: where to go, who follows which die, where monsters are sent.

const say = (key: string, facts: Facts = {}): Sentence => [`web.osaczeni.group.${key}`, facts];

export function group(option: Option): OptionGroup | null {
  const [, key, facts] = option;
  const kind = /\.(full|lot)$/.exec(key)?.[0] ?? '';
  switch (answerOf(answers, option).verb) {
    case 'go':
      return { key: 'go', title: say('go'), words: say(`area${kind}`, facts) };
    case 'place':
      return {
        key: `die-${facts['die']}`,
        title: say(`die${kind}`, facts),
        words: say('character', facts),
      };
    case 'haunt':
      return { key: 'haunt', title: say('haunt'), words: say('there', facts) };
    case 'play':
      return 'there' in facts
        ? {
            key: `lure-${facts['item']}`,
            title: say('lure', facts),
            words: say('there', { area: facts['to'] ?? '', there: facts['there'] ?? 0 }),
          }
        : null;
    default:
      return null;
  }
}
