import type { Facts, Option, Sentence } from '../../lib/protocol.ts';
import type { OptionGroup } from '../game.ts';

// Long lists in parts: where to go, and who follows which die.

const say = (key: string, facts: Facts = {}): Sentence => [`web.osaczeni.group.${key}`, facts];

export function group([notation, key, facts]: Option): OptionGroup | null {
  const kind = /\.(full|lot)$/.exec(key)?.[0] ?? '';
  switch (notation.split(' ')[0]) {
    case 'go':
      return { key: 'go', title: say('go'), words: say(`area${kind}`, facts) };
    case 'place':
      return {
        key: `die-${facts['die']}`,
        title: say(`die${kind}`, facts),
        words: say('character', facts),
      };
    default:
      return null;
  }
}
