import type { QuestionKind } from './view.ts';

// Questions that are put to many so that nobody learns who could answer them, and where doing nothing leaves all as
// it is. What decides about a meeting, a vote or a departure is never passed for anybody.
const passes: QuestionKind[] = [
  'redraw',
  'use_light',
  'burn',
  'free_action',
  'talk',
  'reveal',
  'volunteer_a',
  'volunteer_b',
];

const alarms = [
  'revealed',
  'plan_laid',
  'offer_made',
  'tested',
  'burnt',
  'assimilated',
  'keys_shown',
  'boarded_first',
  'rescue_left',
  'ended',
];

export const order = { passes, alarms };
