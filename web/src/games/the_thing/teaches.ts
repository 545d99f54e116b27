import { isFew, type TheThingView } from './position.ts';
import type { QuestionKind } from './view.ts';

// Which lessons can come up: 4 to 8 players and 1 to 3 are asked different things, in different phases.

type Lesson = QuestionKind | `phase_${number}`;

const many: Lesson[] = [
  'phase_3',
  'alien_plan',
  'redraw',
  'move',
  'hand_in',
  'swap_hand',
  'use_light',
  'light_card',
  'alien_victory',
  'alien_unopposed',
  'lay_tokens',
  'peek',
  'burn',
  'assign',
  'go_on',
  'vote',
  'reveal',
  'hunger_discard',
];
const few: Lesson[] = [
  'phase_10',
  'phase_11',
  'place_character',
  'assign_dice',
  'reroll',
  'cancel_die',
  'dice_action',
  'roll_again',
  'transform',
];
const kEnd = 'phase_9'; // it has no guide

export function teaches(lesson: string, view: TheThingView, settings: Record<string, string>): boolean {
  if (lesson === 'pick_character') return settings['choose_characters'] === 'on';
  const others: string[] = isFew(view.table) ? many : few;
  return lesson !== kEnd && !others.includes(lesson);
}
