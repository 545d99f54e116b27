import { expect, it } from 'vitest';
import { expectWordsOfLessons } from '#web/src/games/testing/lessons.ts';
import { ruleOfQuestion } from '#web/src/table/guide/lessons.ts';
import terrorscape from './index.ts';
import { rules } from './rules.ts';
import { survivorView } from './sample_view.ts';

it('every lesson has its words, and a rule that there is', () => expectWordsOfLessons('terrorscape', rules));

it('the rule of a question is the one of its row', () =>
  expect(ruleOfQuestion(terrorscape, '.ask.flee', survivorView())).toBe('TS-335'));
