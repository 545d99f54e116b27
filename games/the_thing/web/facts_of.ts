import type { Sentence } from '#web/src/lib/protocol.ts';
import type { Goal, PhaseStep, SeatFacts, SeatState } from '#web/src/games/game.ts';
import { figuresOfSeat, has, isFew, members, questionOf, type TheThingView } from './position.ts';
import { lessonAt } from './teaches.ts';

// What the table screen shows around the board.

export function phases(view: TheThingView): PhaseStep[] {
  const now = view.board.phases.indexOf(view.table.phase);
  return view.board.phases.map((phase, i) => ({
    key: `web.the_thing.phase.${phase}`,
    current: i === now,
    done: i < now,
  }));
}

/** Round, who is left, and what grows more dangerous. */
export function headline(view: TheThingView): Sentence[] {
  const { table, board } = view;
  if (table.phase === 'setup') return [['web.the_thing.headline.setup', {}]];
  const lines: Sentence[] = [
    ['web.the_thing.headline.round', { n: table.round }],
    ['web.the_thing.headline.living', { n: members(table.characters).length }],
  ];
  if (table.organism.length > 0) lines.push(['web.the_thing.headline.alien', { n: table.strength }]);
  if (table.boiler_destroyed)
    lines.push(['web.the_thing.headline.frost', { n: table.frost, last: board.frost_end }]);
  if (table.no_power) lines.push(['web.the_thing.headline.dark', {}]);
  if (table.hungry) lines.push(['web.the_thing.headline.hungry', {}]);
  return lines;
}

/** Who the viewer is stays covered where somebody may look on: then it says what everybody knows. */
export function goal(view: TheThingView, own: boolean): Goal {
  const of = (who: string, whole: string): Goal => ({
    short: [`web.the_thing.goal.${who}`, {}],
    whole: [whole, {}],
  });
  if (isFew(view)) return of('few', 'the_thing.opening.few.win');
  if (!own) return of('anybody', 'the_thing.opening.win');
  const role = view.alien ? 'alien' : 'human';
  return of(role, `web.the_thing.tray.goal.${role}`);
}

function stateOf(view: TheThingView, seat: number): SeatState {
  const { table, prompt, board } = view;
  if (has(prompt.waited_for, seat)) return 'thinking';
  if (has(board.sealed, seat)) return 'sealed';
  if (questionOf(view) === 'talk' && has(table.talk_done, seat)) return 'passed';
  return has(board.out, seat) ? 'out' : 'idle';
}

export function seatFacts(view: TheThingView, seat: number): SeatFacts {
  const { table } = view;
  const figures = figuresOfSeat(table, seat);
  const living = figures.filter((figure) => has(table.characters, figure)).length;
  const cards = figures.reduce((sum, figure) => sum + (table.hand_size[figure] ?? 0), 0);
  const tokens = table.leader === seat ? ['leader'] : [];
  return { cards, living, tokens, state: stateOf(view, seat) };
}

const lessonKey = (lesson: string, view: TheThingView) => `guide.the_thing.${lessonAt(lesson, view)}`;

/** The lesson of the phase one watches. */
export const phaseLesson = (view: TheThingView): string => lessonKey(`phase_${view.prompt.phase}`, view);

/** The lesson of the question one is asked, else of the phase. */
export const lesson = (view: TheThingView): string =>
  view.prompt.asked ? lessonKey(questionOf(view), view) : phaseLesson(view);
