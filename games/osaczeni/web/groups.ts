import type { Facts, Option, Sentence } from '#web/src/lib/protocol.ts';
import type { OptionGroup } from '#web/src/games/game.ts';

// Long lists in parts: where to go, who follows which die, where monsters are sent.

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
    case 'haunt':
      return { key: 'haunt', title: say('haunt'), words: say('there', facts) };
    case 'play':
      return key.endsWith('.lure')
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
