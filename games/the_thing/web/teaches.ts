import { isFew, type TheThingView } from './position.ts';
import { rules } from './rules.ts';
import type { QuestionKind } from './kinds.ts';

// Which lessons can come up: 4 to 8 players and 1 to 3 are asked different things, in different phases, by different
// rules.

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
const boarding = ['want_to_board', 'admit']; // with few by TT-1213 alone
const kEnd = 'phase_9'; // it has no guide
const kFew = '_few';

/** The lesson as it is true at this table: with 1 to 3 players some are others. */
export function lessonAt(lesson: string, view: TheThingView): string {
  return isFew(view) && lesson + kFew in rules ? lesson + kFew : lesson;
}

export function teaches(lesson: string, view: TheThingView): boolean {
  const what = lesson.endsWith(kFew) ? lesson.slice(0, -kFew.length) : lesson;
  if (lessonAt(what, view) !== lesson) return false;
  if (what === 'pick_character') return view.board.choose_characters === 1;
  if (boarding.includes(what)) return view.board.vote_to_board === 1;
  const others: string[] = isFew(view) ? many : few;
  return what !== kEnd && !others.includes(what);
}
