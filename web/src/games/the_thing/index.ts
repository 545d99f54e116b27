import type { GameUi } from '../game.ts';
import { duration, step } from './animate.ts';
import Board from './Board.svelte';
import { headline, lesson, phases, seatFacts } from './facts_of.ts';
import { happeningPlace, optionPlace } from './places.ts';
import type { TheThingView } from './position.ts';
import Tray from './Tray.svelte';

const theThing: GameUi<TheThingView> = {
  key: 'the_thing',
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
};

export default theThing;
