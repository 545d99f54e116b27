import type { GameUi } from '#web/src/games/game.ts';
import looks from '../kinds.json?looks';
import { step } from './animate.ts';
import Board from './Board.svelte';
import { headline, lesson, phases, scoreParts, seatFacts, teaches } from './facts_of.ts';
import { group } from './groups.ts';
import { order, talks, telling } from './kinds.ts';
import { factPlace, happeningPlace, optionPlace } from './places.ts';
import type { OsaczeniView } from './position.ts';
import { rules } from './rules.ts';
import Tray from './Tray.svelte';

const osaczeni: GameUi<OsaczeniView> = {
  key: 'osaczeni',
  Board,
  Tray,
  phases,
  headline,
  seatFacts,
  scoreParts,
  step,
  looks,
  optionPlace,
  happeningPlace,
  opening: {
    Who: () => import('./Who.svelte'),
    win: () => ['osaczeni.opening.win', {}],
    end: ({ board }) => ['osaczeni.opening.end', { n: board.ends_at }],
  },
  about: () => import('./about.ts'),
  factPlace,
  lesson,
  teaches,
  group,
  rules,
  telling,
  talks,
  order, // whatever is in the hand (OS-903); who is done already is not asked again
  // Fetched with the first sound: most people play without.
  sound: (happening, player) => void import('./sounds.ts').then(({ sound }) => sound(happening, player)),
};

export default osaczeni;
