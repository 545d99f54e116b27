import type { Sentence } from '#web/src/lib/protocol.ts';
import type { Goal, PhaseStep, SeatFacts, SeatState } from '#web/src/games/game.ts';
import { kNoHand, questionOf, placesOfSeat, sideOf, heartsOf, type TerrorscapeView } from './position.ts';

// What the table screen shows around the board.

/** The steps of the round at this table: those of the Survivors, then those of the Killer. */
export function phases({ board, table }: TerrorscapeView): PhaseStep[] {
  const now = board.steps.indexOf(board.step as never);
  if (table.phase === 'setup' || table.phase === 'over') return [];
  return board.steps.map((step, i) => ({
    key: `web.terrorscape.step.${step}`,
    current: i === now,
    done: i < now,
  }));
}

/** The round, and what the end comes nearer by. */
export function headline(view: TerrorscapeView): Sentence[] {
  const { table, board } = view;
  if (table.phase === 'setup') return [['web.terrorscape.headline.setup', {}]];
  const lines: Sentence[] = [['web.terrorscape.headline.round', { n: table.round, last: board.last_round }]];
  if (board.on_your_own === 0)
    lines.push(['web.terrorscape.headline.keys', { n: table.keys, of: board.keys_needed }]);
  if (table.help <= board.help_start) lines.push(['web.terrorscape.headline.help', { n: table.help }]);
  lines.push(['web.terrorscape.headline.strength', { n: board.strength, level: table.level }]);
  return lines;
}

export function goal(view: TerrorscapeView): Goal {
  const side = sideOf(view);
  const { board } = view;
  const alone = board.on_your_own ? '.alone' : '';
  const facts = { keys: board.keys_needed, n: board.repair_steps };
  if (side === 'killer')
    return {
      short: ['web.terrorscape.goal.killer', {}],
      whole: [`terrorscape.opening.win.killer${alone}`, {}],
    };
  return {
    short: [`web.terrorscape.goal.${side ?? 'both'}${alone}`, {}],
    whole: [`terrorscape.opening.win${alone}`, facts],
  };
}

function stateOf(view: TerrorscapeView, seat: number): SeatState {
  const { prompt, board } = view;
  if ((prompt.waited_for >> seat) & 1) return 'thinking';
  if ((board.sealed >> seat) & 1) return 'sealed';
  return (board.out >> seat) & 1 ? 'out' : 'idle';
}

/** Neither hands nor backpacks have a number that everybody may know. */
export function seatFacts(view: TerrorscapeView, seat: number): SeatFacts {
  const { table, board } = view;
  const places = placesOfSeat(view, seat);
  const living = places.filter((place) => heartsOf(table, place) > 0).length;
  const tokens = places.includes(table.token) ? ['first_player'] : [];
  const cards = seat === board.killer_seat && board.hand_size !== kNoHand ? board.hand_size : null;
  return { cards, living: places.length > 1 ? living : null, tokens, state: stateOf(view, seat) };
}

const numbered = ['setup', 'survivors', 'killer', 'over'];

export const phaseLesson = ({ table }: TerrorscapeView): string =>
  `guide.terrorscape.phase_${Math.max(0, numbered.indexOf(table.phase))}`;

/** What a whole phase looks like to strangers is the lesson of the phase. */
const shownAs = new Set(['chance', 'survivors_act', 'killer_acts']);

export function lesson(view: TerrorscapeView): string {
  const question = questionOf(view);
  return view.prompt.asked && !shownAs.has(question) ? `guide.terrorscape.${question}` : phaseLesson(view);
}
