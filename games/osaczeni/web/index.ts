import type { GameUi } from '#web/src/games/game.ts';
import { duration, step } from './animate.ts';
import Board from './Board.svelte';
import { headline, lesson, phases, scoreParts, seatFacts, teaches } from './facts_of.ts';
import { group } from './groups.ts';
import { logMarks } from './log_marks.ts';
import { happeningPlace, optionPlace } from './places.ts';
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
  duration,
  optionPlace,
  happeningPlace,
  opening: {
    Who: () => import('./Who.svelte'),
    win: () => ['web.osaczeni.opening.win', {}],
    end: ({ board }) => ['web.osaczeni.opening.end', { n: board.ends_at }],
  },
  lesson,
  teaches,
  marks: logMarks,
  group,
  rules,
  telling: {
    answers: ['discuss', 'keep_card', 'give_card', 'give_to', 'last_card', 'walkie', 'drink'],
    words: ['give_to', 'last_card', 'ballot.sealed', 'destination.sealed'],
  },
  // Whatever is in the hand (OS-903). Who is done already is not asked again.
  order: {
    passes: ['discuss.search', 'discuss.badge', 'discuss.feed', 'discuss.lot', 'walkie', 'drink'],
    alarms: ['card_played', 'attacked', 'eaten', 'tied', 'area_closed', 'game_ended', 'card_given'],
  },
  // Fetched with the first sound: most people play without.
  sound: (happening, player) => void import('./sounds.ts').then(({ sound }) => sound(happening, player)),
};

export default osaczeni;
