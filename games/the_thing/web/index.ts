import type { GameUi } from '#web/src/games/game.ts';
import looks from '../kinds.json?looks';
import { step } from './animate.ts';
import Board from './board/Board.svelte';
import { goal, headline, lesson, phaseLesson, phases, seatFacts } from './facts_of.ts';
import { group } from './groups.ts';
import { namingOf } from './names.ts';
import { factPlace, happeningPlace, optionPlace } from './places.ts';
import { isFew, type TheThingView } from './position.ts';
import { order, talks, telling } from './kinds.ts';
import { rules } from './rules.ts';
import { lessonAt, teaches } from './teaches.ts';
import Scene from './scenes/Scene.svelte';
import { sceneHigh } from './scenes/scene_of.ts';
import Draft from './tray/Draft.svelte';
import Tray from './tray/Tray.svelte';

const theThing: GameUi<TheThingView> = {
  key: 'the_thing',
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
    win: (view, own) =>
      own ? goal(view, own).whole : [`the_thing.opening.${isFew(view) ? 'few.' : ''}win`, {}],
    end: (view) => [`the_thing.opening.${isFew(view) ? 'few.' : ''}end`, {}],
    role: (view) => (isFew(view) || !view.alien ? '' : 'alien'),
  },
  about: () => import('./about.ts'),
  factPlace,
  lesson,
  phaseLesson,
  lessonAt,
  teaches,
  rules,
  Scene,
  sceneHigh,
  Draft,
  group,
  roleKey: (view) => (isFew(view) ? null : `web.the_thing.tray.role.${view.alien ? 'alien' : 'human'}`),
  guarded: (view) => !isFew(view),
  telling,
  talks,
  order,
  Truth: () => import('./end/Truth.svelte'),
  naming: namingOf,
  // Fetched with the first sound: most people play without.
  sound: (happening, player) => void import('./sounds.ts').then(({ sound }) => sound(happening, player)),
};

export default theThing;
