import { it } from 'vitest';
import { expectAsked, expectCovered } from '#web/src/games/testing/telling.ts';
import osaczeni from './index.ts';

it('speaks of questions that it asks', () => expectAsked(osaczeni));

it('covers the words of questions that name what lies in the tray', () =>
  expectCovered(osaczeni, /\{item|You point at|You go /));
