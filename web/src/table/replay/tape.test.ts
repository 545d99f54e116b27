import { describe, expect, it } from 'vitest';
import {
  momentOfLine,
  momentOfStatement,
  momentsOfLog,
  sameMoment,
  secretsOf,
  tapeOf,
  type Frame,
} from './tape.ts';

const kFrames: Frame[] = [
  {
    t: 'snapshot',
    seq: 0,
    view: { table: { round: 1, monsters: [0, 1] } },
    board: { danger: [0, 0] },
    q: ['.wait.place', {}],
    options: [],
    log: [],
  },
  {
    t: 'update',
    seq: 1,
    happened: [
      ['phase_began', {}],
      ['cards_drawn', {}, '.seen3', {}, 1],
    ],
    view: { table: { monsters: { 1: 4 } } },
    board: { danger: { 1: 1 } },
  },
  { t: 'update', seq: 2, said: { id: 1, seat: 0, form: 'agree', text: ['.say.agree', {}] } },
  {
    t: 'update',
    seq: 3,
    happened: [['phase_began', {}]],
    view: { table: { round: 2 } },
    q: ['.ask.move', {}],
  },
];

describe('a tape of a game', () => {
  const tape = tapeOf(kFrames);

  it('knows the view after every frame, and changes none that came before', () => {
    expect(tape.stills).toHaveLength(4);
    const at = (i: number) => tape.stills[i]!.view;
    expect(at(0)).toEqual({ table: { round: 1, monsters: [0, 1] }, board: { danger: [0, 0] } });
    expect(at(1)).toEqual({ table: { round: 1, monsters: [0, 4] }, board: { danger: [0, 1] } });
    expect(at(3)).toEqual({ table: { round: 2, monsters: [0, 4] }, board: { danger: [0, 1] } });
  });

  it('keeps the question until the next one', () => {
    expect(tape.stills[2]!.q).toEqual(['.wait.place', {}]);
    expect(tape.stills[3]!.q).toEqual(['.ask.move', {}]);
  });

  it('knows how much of the log was known when', () => {
    expect(tape.stills.map((still) => still.logEnd)).toEqual([0, 2, 3, 4]);
  });

  it('tells the secrets of its seat', () => {
    expect(secretsOf(tape).map(({ happening, at }) => [happening[0], at])).toEqual([['cards_drawn', 1]]);
  });

  it('finds the moment of a line and of what was said', () => {
    expect([1, 2, 3, 4].map((line) => momentOfLine(tape, line))).toEqual([1, 1, 2, 3]);
    expect([momentOfStatement(tape, 1), momentOfStatement(tape, 9)]).toEqual([2, -1]);
  });

  it('finds the moments of a log that has lost its beginning', () => {
    const late = tape.log.slice(1).map((entry) => ({ ...entry, id: entry.id + 40 }));
    expect([...momentsOfLog(tape, late)]).toEqual([
      [42, 1],
      [44, 3],
    ]);
  });

  it('finds the same moment on another tape', () => {
    const other = tapeOf([kFrames[0]!, kFrames[1]!, kFrames[3]!]);
    expect(sameMoment(tape, 3, other)).toBe(2);
    expect(sameMoment(tape, 2, other)).toBe(1);
    expect(sameMoment(other, 0, tape)).toBe(0);
  });
});
