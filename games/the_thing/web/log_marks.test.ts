import { expect, it } from 'vitest';
import { iconOf } from '#web/src/table/log/log_groups.ts';
import { logMarks } from './log_marks.ts';

it('has marks for its events', () => {
  expect(iconOf({ id: 1, kind: 'happening', happening: ['tested', {}] }, logMarks)).toBe('vote');
});
