import { expect, it } from 'vitest';
import { expectWordsOfLessons } from '#web/src/games/testing/lessons.ts';
import { ruleOfQuestion } from '#web/src/table/guide/lessons.ts';
import theThing from './index.ts';
import { rules } from './rules.ts';
import { fewView, sampleView } from './sample_view.ts';

it('every lesson has its words, and a rule that there is', () => expectWordsOfLessons('the_thing', rules));

it.each([
  ['encounter_order', 'TT-504', 'TT-1113'],
  ['admit', 'TT-903', 'TT-1213'],
  ['trade_answer', 'TT-702', 'TT-1160'],
])('the rule of %s is the one of the table', (what, many, few) => {
  expect(ruleOfQuestion(theThing, `.ask.${what}`, sampleView())).toBe(many);
  expect(ruleOfQuestion(theThing, `.ask.${what}`, fewView())).toBe(few);
});
