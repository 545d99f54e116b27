import type { Sentence } from '#web/src/lib/protocol.ts';
import type { PhaseStep, SeatFacts, SeatState } from '#web/src/games/game.ts';
import { onlyShown } from './kinds.ts';
import { has, kindOf, kinds, livingOf, phaseKeys, questionKeys, type OsaczeniView } from './position.ts';
import { rules } from './rules.ts';

// What the table screen shows around the board.

const PHASES = 7;

const phaseNumber = (view: OsaczeniView): number =>
  phaseKeys.indexOf(view.table.phase as (typeof phaseKeys)[number]);
const questionOf = (view: OsaczeniView): string => questionKeys[view.prompt.kind] ?? 'chance';

export function phases(view: OsaczeniView): PhaseStep[] {
  const now = phaseNumber(view);
  return Array.from({ length: PHASES }, (_, i) => ({
    key: `web.osaczeni.phase.${i + 1}`,
    current: i + 1 === now,
    done: i + 1 < now,
  }));
}

/** Round, the living, and the number at which it ends (OS-706). */
export function headline(view: OsaczeniView): Sentence[] {
  const { table, board } = view;
  if (table.phase === 'setup') return [['web.osaczeni.headline.setup', {}]];
  return [
    ['web.osaczeni.headline.round', { n: table.round }],
    ['web.osaczeni.headline.living', { n: board.families.flatMap((_, seat) => livingOf(view, seat)).length }],
    ['web.osaczeni.headline.limit', { n: board.ends_at }],
  ];
}

function stateOf(view: OsaczeniView, seat: number): SeatState {
  const { table, prompt, board } = view;
  const question = questionOf(view);
  if (has(prompt.waited_for, seat)) return 'thinking';
  if (question === 'ballot' && has(table.vote.ballot.sealed, seat)) return 'sealed';
  if (question === 'destination' && has(table.heading.sealed, seat)) return 'sealed';
  if (question === 'discuss' && has(table.vote.talk.finished, seat)) return 'passed';
  if (question === 'walkie' && has(table.walkie.finished, seat)) return 'passed';
  return board.families[seat]?.out ? 'out' : 'idle';
}

export function seatFacts(view: OsaczeniView, seat: number): SeatFacts {
  const { table } = view;
  const living = livingOf(view, seat).length;
  const tokens = [];
  if (table.badge === seat) tokens.push('badge');
  if (table.victim_token === seat) tokens.push('victim_token');
  return { cards: table.hand_size[seat] ?? 0, living, tokens, state: stateOf(view, seat) };
}

const kEnd = `phase_${phaseKeys.indexOf('over')}`;
/** A variant by its rule: 9 of OS-V09. */
const variantOf = (lesson: string) => Number(/^OS-V(\d+)$/.exec(rules[lesson] ?? '')?.[1] ?? 0);
/** `discuss` is `discuss_lot` and others, each taught by itself. */
const hasCases = (lesson: string) => Object.keys(rules).some((each) => each.startsWith(`${lesson}_`));

/** Nobody is asked what is only shown, such as that another searches; at the end there is nothing to learn for. */
export function teaches(lesson: string, { board }: OsaczeniView): boolean {
  const variant = variantOf(lesson);
  if (variant > 0) return has(board.variants, variant);
  return lesson !== kEnd && !onlyShown.includes(lesson) && !hasCases(lesson);
}

/** The lesson of the question one is asked, else of the phase one watches. */
export function lesson(view: OsaczeniView): string | null {
  const { vote } = view.table;
  const question = questionOf(view);
  if (view.prompt.asked && question === 'discuss')
    return `guide.osaczeni.discuss_${vote.kind === 'feed' && vote.area === 'lot' ? 'lot' : vote.kind}`;
  if (view.prompt.asked) return `guide.osaczeni.${question}`;
  const phase = phaseNumber(view);
  return phase >= 0 ? `guide.osaczeni.phase_${phase}` : null;
}

/** OS-709: each survivor counts, and what is worth points besides, such as the Truck Keys. */
export function scoreParts(view: OsaczeniView, seat: number, points: number): Sentence[] {
  const { board } = view;
  const living = livingOf(view, seat).map((id): [string, number] => [
    kinds[kindOf(id)]!,
    board.points[kindOf(id)]!,
  ]);
  const more = points - living.reduce((sum, [, n]) => sum + n, 0);
  return [
    ...living.map(([kind, n]): Sentence => [
      'web.osaczeni.score.character',
      { character: `character:${kind}`, n },
    ]),
    ...(more > 0 ? [['web.osaczeni.score.more', { n: more }] as Sentence] : []),
  ];
}
