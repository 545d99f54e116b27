import type { GameUi } from '../../games/game.ts';
import type { GuideMemory } from './guide_progress.ts';
import { recall, remember } from '../memory.ts';

/** What a game says about its lessons and questions; `more` of the guide and "Why?" of the question open the rule. */
type Lessons = Pick<GameUi, 'key' | 'rules' | 'lessonAt'>;

/** The rule of a lesson such as `guide.liars_dice.bid`. */
export function ruleOfLesson(game: Lessons, lesson: string): string | null {
  return game.rules[lesson.slice(`guide.${game.key}.`.length)] ?? null;
}

/**
 * The rule behind a question at a table, by its text key: `.ask.discuss.feed`, `.wait.ballot`,
 * `liars_dice.question.bid`.
 */
export function ruleOfQuestion(
  { rules, lessonAt }: Lessons,
  key: string,
  view: unknown = null,
): string | null {
  const [what = '', ...more] = key.replace(/^.*\.(ask|wait|question)\./, '').split('.');
  const here = view ? lessonAt?.(what, view) : undefined;
  return rules[`${what}_${more.join('_')}`] ?? rules[here ?? what] ?? null;
}

export function guideMemory(game: string): GuideMemory {
  return {
    load: () => recall<string[]>(`guide.${game}`, []),
    save: (learnt) => remember(`guide.${game}`, learnt),
  };
}

/** The lesson of the moment, more exact where there is one: `guide.<game>.discuss_feed` at `.ask.discuss.feed`. */
export function lessonOf(
  lesson: string | null,
  key: string,
  exists: (lesson: string) => boolean,
): string | null {
  if (lesson === null) return null;
  const [, ...more] = key.replace(/^.*\.(ask|question)\./, '').split('.');
  const exact = `${lesson}_${more.join('_')}`;
  return exists(exact) ? exact : exists(lesson) ? lesson : null;
}

/** The lesson of a phase, by its number in the game. */
export function phaseLessonOf(game: string, phase: number): string {
  return `guide.${game}.phase_${phase}`;
}
