import type { GameUi } from '../game.ts';
import { duration, step } from './animate.ts';
import Board from './Board.svelte';
import { headline, lesson, phases, seatFacts } from './facts_of.ts';
import { happeningPlace, optionPlace } from './places.ts';
import type { OsaczeniView } from './position.ts';
import { sound } from './sounds.ts';
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
  sound,
};

export default osaczeni;
