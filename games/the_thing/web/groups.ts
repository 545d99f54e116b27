import type { Facts, Option, Sentence } from '#web/src/lib/protocol.ts';
import type { OptionGroup } from '#web/src/games/game.ts';
import { namedFacts } from './names.ts';
import { isFew, type TheThingView } from './position.ts';

// Long lists in parts: where to go and how, what the Alien strikes, whose dice, whom an offer is for.

const say = (key: string, facts: Facts = {}): Sentence => [`web.the_thing.scene.group.${key}`, facts];
const figure = (slot: string) => `figure:${slot.slice(1)}`;

const faceOf = (view: TheThingView, die: number) => `face:${view.table.dice[die - 1] ?? 'use'}`;

export function group(option: Option, view: TheThingView): OptionGroup | null {
  const [notation, , facts] = option;
  const [verb = '', first = '', second = ''] = notation.split(' ');
  const { place = '', n = 0, face = '', who = '', thing = '' } = facts;
  switch (verb) {
    case 'place':
    case 'special': {
      return { key: verb, title: say(verb), words: say('at', { place, n }) };
    }
    case 'strike':
      return { key: `strike-${first}`, title: say('strike', { place }), words: say('n', { n }), chip: true };
    case 'turn':
      return { key: `turn-${first}`, title: say('turn', { n }), words: say('face', { face }) };
    case 'reroll':
    case 'cancel':
      return { key: verb, title: say(verb), words: say('die', { n, face: faceOf(view, Number(first)) }) };
    case 'offer': {
      const from = namedFacts({ who: figure(second) }, view);
      return isFew(view)
        ? { key: `offer-${second}`, title: say('offer.of', from), words: say('who', { who }) }
        : { key: verb, title: say('offer'), words: say('who', { who }) };
    }
    case 'give':
    case 'ask':
      return { key: verb, title: say(verb), words: say('thing', { thing }) };
    default:
      return facts['question'] === 'vote' && who !== ''
        ? { key: 'vote', title: say('vote'), words: say('suspect', { who, n }) }
        : null;
  }
}
