import type { GameUi } from '../game.ts';
import { duration, step } from './animate.ts';
import Board from './Board.svelte';
import { headline, lesson, phases, seatFacts } from './facts_of.ts';
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
  step,
  duration,
  optionPlace,
  happeningPlace,
  lesson,
  marks: logMarks,
  group,
  rules,
  // Fetched with the first sound: most people play without.
  sound: (happening, player) => void import('./sounds.ts').then(({ sound }) => sound(happening, player)),
};

export default osaczeni;
