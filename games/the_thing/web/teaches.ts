import { askedWhere, phases } from './kinds.ts';
import { isFew, type BoardFacts, type TheThingView } from './position.ts';
import { rules } from './rules.ts';

// Which lessons can come up: 4 to 8 players and 1 to 3 are asked different things, in different phases, by different
// rules.

const kFew = '_few';

/** The lesson as it is true at this table: with 1 to 3 players some are others. */
export function lessonAt(lesson: string, view: TheThingView): string {
  return isFew(view) && lesson + kFew in rules ? lesson + kFew : lesson;
}

const isQuestion = (lesson: string): lesson is keyof typeof askedWhere => lesson in askedWhere;

function isAsked(lesson: string, board: BoardFacts): boolean {
  if (!isQuestion(lesson)) return true;
  switch (askedWhere[lesson]) {
    case 'few':
      return board.few === 1;
    case 'not few':
      return board.few === 0;
    case 'choose_characters':
      return board.choose_characters === 1;
    case 'vote_to_board':
      return board.vote_to_board === 1;
  }
}

export function teaches(lesson: string, view: TheThingView): boolean {
  const what = lesson.endsWith(kFew) ? lesson.slice(0, -kFew.length) : lesson;
  if (lessonAt(what, view) !== lesson) return false;
  const phase = phases[Number(/^phase_(\d+)$/.exec(what)?.[1])];
  if (phase) return phase === 'setup' || view.board.phases.includes(phase);
  return isAsked(what, view.board);
}
