import type { QuestionKind } from './view.ts';

// What somebody who looks over the shoulder could learn from a question: a hand, a role, an offer, a plan.

const answers: QuestionKind[] = [
  'alien_plan',
  'redraw',
  'hand_in',
  'swap_hand',
  'use_light',
  'light_card',
  'avoid',
  'fight',
  'alien_victory',
  'alien_unopposed',
  'lay_tokens',
  'burn',
  'free_action',
  'keep_card',
  'lab_token',
  'escape',
  'talk',
  'trade_answer',
  'reveal',
  'volunteer_a',
  'volunteer_b',
  'hunger_discard',
];
const words: QuestionKind[] = ['lab_token', 'trade_answer'];

export const telling = { answers, words };
