import { expect, it } from 'vitest';
import { iconOf, isTurningPoint } from '#web/src/table/log/log_groups.ts';
import type { Happening } from '#web/src/lib/protocol.ts';
import { logMarks } from './log_marks.ts';

it('has marks for its events, and turning points', () => {
  const crowd: Happening = ['monster_came', {}];
  expect(iconOf({ id: 1, kind: 'happening', happening: crowd }, logMarks)).toBe('monster');
  expect(isTurningPoint(['row_filled', {}], logMarks)).toBe(true);
  expect(isTurningPoint(['moved', {}], logMarks)).toBe(false);
});
