import type { Facts, Option, Sentence } from '#web/src/lib/protocol.ts';
import { answerOf } from '#web/src/games/facts.ts';
import type { OptionGroup } from '#web/src/games/game.ts';
import { answers } from './kinds.ts';
import { namedFacts } from './names.ts';
import { isFew, type TheThingView } from './position.ts';

// Long lists in parts: where to go and how, what the Alien strikes, whose dice, whom an offer is for.

const say = (key: string, facts: Facts = {}): Sentence => [`web.the_thing.scene.group.${key}`, facts];
const figure = (slot: string) => `figure:${slot.slice(1)}`;

const faceOf = (view: TheThingView, die: number) => `face:${view.table.dice[die - 1] ?? 'use'}`;

export function group(option: Option, view: TheThingView): OptionGroup | null {
  const facts = option[2];
  const answer = answerOf(answers, option);
  const { place = '', n = 0, face = '', who = '', thing = '' } = facts;
  switch (answer.verb) {
    case 'place':
    case 'special':
      return { key: answer.verb, title: say(answer.verb), words: say('at', { place, n }) };
    case 'strike':
      return {
        key: `strike-${answer.place}`,
        title: say('strike', { place }),
        words: say('n', { n }),
        chip: true,
      };
    case 'turn':
      return { key: `turn-${answer.n}`, title: say('turn', { n }), words: say('face', { face }) };
    case 'reroll':
    case 'cancel':
      return {
        key: answer.verb,
        title: say(answer.verb),
        words: say('die', { n, face: faceOf(view, Number(answer.n)) }),
      };
    case 'offer': {
      if (!isFew(view)) return { key: answer.verb, title: say('offer'), words: say('who', { who }) };
      const { own = '' } = answer;
      const from = namedFacts({ who: figure(own) }, view);
      return { key: `offer-${own}`, title: say('offer.of', from), words: say('who', { who }) };
    }
    case 'give':
    case 'ask':
      return { key: answer.verb, title: say(answer.verb), words: say('thing', { thing }) };
    default:
      return facts['question'] === 'vote' && who !== ''
        ? { key: 'vote', title: say('vote'), words: say('suspect', { who, n }) }
        : null;
  }
}
