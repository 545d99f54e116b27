import { it } from 'vitest';
import { expectAsked, expectCovered } from '#web/src/games/testing/telling.ts';
import theThing from './index.ts';

it('speaks of questions that it asks', () => expectAsked(theThing));

it('covers the words of questions that name what lies in the tray', () =>
  expectCovered(theThing, /\{(token|gives|asks)\b/));
