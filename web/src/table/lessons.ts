import type { GuideMemory } from './guide_progress.ts';
import { recall, remember } from './memory.ts';

// Which rule stands behind a lesson or a question, by game. `more` of the guide and "Why?" of the question open
// it.

const kOsaczeni: Record<string, string> = {
  phase_0: 'OS-111',
  phase_1: 'OS-303',
  phase_2: 'OS-321',
  phase_3: 'OS-401',
  phase_4: 'OS-423',
  phase_5: 'OS-501',
  phase_6: 'OS-601',
  phase_7: 'OS-701',
  phase_8: 'OS-709',
  place: 'OS-112',
  discuss: 'OS-204',
  discuss_search: 'OS-205',
  discuss_badge: 'OS-205',
  discuss_feed: 'OS-206',
  discuss_lot: 'OS-622',
  ballot: 'OS-221',
  open_ballot: 'OS-V21',
  break_tie: 'OS-222',
  search: 'OS-304',
  keep_card: 'OS-304',
  give_card: 'OS-305',
  give_to: 'OS-308',
  last_card: 'OS-307',
  walkie: 'OS-806',
  declare: 'OS-401',
  destination: 'OS-404',
  move: 'OS-425',
  drink: 'OS-801',
  pick_eaten: 'OS-611',
  no_mercy: 'OS-V15',
  restless: 'OS-V09',
};

const kLiarsDice: Record<string, string> = { first_bid: 'LD-4', bid: 'LD-5' };

const kGames: Record<string, Record<string, string>> = { osaczeni: kOsaczeni, liars_dice: kLiarsDice };

/** The rule of a lesson such as `guide.osaczeni.ballot`. */
export function ruleOfLesson(game: string, lesson: string): string | null {
  return kGames[game]?.[lesson.slice(`guide.${game}.`.length)] ?? null;
}

/** The rule behind a question, by its text key: `.ask.discuss.feed`, `.wait.ballot`, `liars_dice.question.bid`. */
export function ruleOfQuestion(game: string, key: string): string | null {
  const rules = kGames[game] ?? {};
  const [what = '', ...more] = key.replace(/^.*\.(ask|wait|question)\./, '').split('.');
  return rules[`${what}_${more.join('_')}`] ?? rules[what] ?? null;
}

export function guideMemory(game: string): GuideMemory {
  return {
    load: () => recall<string[]>(`guide.${game}`, []),
    save: (learnt) => remember(`guide.${game}`, learnt),
  };
}

/** The lesson of the moment, more exact where there is one: `guide.osaczeni.discuss` at `.ask.discuss.feed`. */
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
