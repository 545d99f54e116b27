import type { GameUi } from '#web/src/games/game.ts';
import looks from '../kinds.json?looks';
import { step } from './animate.ts';
import Board from './board/Board.svelte';
import { goal, headline, lesson, phaseLesson, phases, seatFacts } from './facts_of.ts';
import { group } from './groups.ts';
import { telling } from './kinds.ts';
import { factPlace, happeningPlace, optionPlace } from './places.ts';
import { sideOf, type TerrorscapeView } from './position.ts';
import { rules } from './rules.ts';
import Scene from './scenes/Scene.svelte';
import { sceneHigh } from './scenes/scene_of.ts';
import { teaches } from './teaches.ts';
import Draft from './tray/Draft.svelte';
import Tray from './tray/Tray.svelte';

const terrorscape: GameUi<TerrorscapeView> = {
  key: 'terrorscape',
  Board,
  Tray,
  phases,
  headline,
  goal,
  seatFacts,
  step,
  looks,
  optionPlace,
  happeningPlace,
  opening: {
    Who: () => import('./Who.svelte'),
    win: (view) => goal(view).whole,
    end: () => ['terrorscape.opening.end', {}],
  },
  about: () => import('./about.ts'),
  factPlace,
  lesson,
  phaseLesson,
  teaches,
  rules,
  Scene,
  sceneHigh,
  Draft,
  group,
  roleKey: (view) => (sideOf(view) ? `web.terrorscape.side.${sideOf(view)}` : null),
  telling,
  Truth: () => import('./end/Truth.svelte'),
  // Fetched with the first sound: most people play without.
  sound: (happening, player) => void import('./sounds.ts').then(({ sound }) => sound(happening, player)),
};

export default terrorscape;
