import { beforeEach, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../../lib/protocol.ts';
import { keepPace, needsNoClock } from './pace_of_one.ts';

const table = (pace: TableInfo['pace'], ...kinds: SeatInfo['kind'][]) =>
  ({ code: 'ABCD', pace, seats: kinds.map((kind) => ({ kind })) }) as TableInfo;

beforeEach(() => localStorage.clear());

it('takes the clock from one person alone, and from nobody else', () => {
  expect(needsNoClock(table('live', 'person', 'bot', 'empty'))).toBe(true);
  expect(needsNoClock(table('live', 'person', 'person'))).toBe(false);
  expect(needsNoClock(table('days', 'person', 'bot'))).toBe(false);
});

it('leaves a clock that was asked for', () => {
  keepPace('ABCD');
  expect(needsNoClock(table('live', 'person', 'bot'))).toBe(false);
});
