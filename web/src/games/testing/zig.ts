import parts from 'virtual:texts';
import { compileMessage } from '../../../build/messages.ts';
import type { Message } from '../../lib/text/message.ts';

// Words of a game that there is not, for tests of what is the same at every table. Whoever imports this may want `zig`.

interface Words {
  [key: string]: string | Words;
}

const kWords: Words = {
  zig: {
    ask: {
      ballot: 'Whom do you point at?',
      discuss: 'Is there anything you want to do?',
      keep_card: 'You hold {n, plural, one {# card} other {# cards}}. Which one do you keep?',
      last_card: 'The last card: {item}. Do you keep it?',
      walkie: 'Do you look at the dice, or pass?',
    },
    wait: { break_tie: 'A tie between {tied}. {players} decides.' },
    option: { keep: 'Keep {item_acc}', pass: 'Pass', point: 'Point at {player}' },
    event: {
      attacked: 'They are at the doors {area_in}!',
      badge_taken: '{player} takes the badge.',
      card_kept: '{player} keeps a card.',
      'card_kept.seen': '{player} keeps {item_acc}.',
      moved: '{player}: {character} goes {from_from} {to_to}.',
      phase_began: 'A phase begins.',
      rolled: 'The dice: {dice}.',
      round_ended: 'The round is over.',
      tied: 'A tie: {tied}. {player} decides.',
    },
    say: { agree: 'I agree.', dice_unknown: 'I do not know what the dice show.' },
  },
  guide: {
    zig: {
      phase_3: 'Everybody picks a place.',
      'phase_3.title': 'Where to go',
      phase_4: 'Everybody goes there.',
      'phase_4.title': 'On the way',
    },
  },
  term: {
    area: {
      hall: 'Hall',
      'hall.in': 'in the Hall',
      'hall.to': 'to the Hall',
      'toys.from': 'from the Toy Store',
    },
    character: { leader: 'Leader' },
    item: { saw: 'Chainsaw', 'saw.acc': 'the Chainsaw', 'bat.acc': 'the Bat', 'meat.acc': 'the Rotten Meat' },
  },
};

function flat(words: Words, before = ''): [key: string, message: Message][] {
  return Object.entries(words).flatMap(([key, each]) =>
    typeof each === 'string' ? [[before + key, compileMessage(each)]] : flat(each, `${before}${key}.`),
  );
}

for (const language of ['en', 'pl'])
  parts[`${language}/zig`] = () => Promise.resolve({ default: Object.fromEntries(flat(kWords)) });
