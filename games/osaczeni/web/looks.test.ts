import { expect, it } from 'vitest';
import { iconOf, isTurningPoint } from '#web/src/table/log/log_groups.ts';
import type { Happening } from '#web/src/lib/protocol.ts';
import looks from '../kinds.json?looks';

it('has marks for its events, and turning points', () => {
  const crowd: Happening = ['monster_came', {}];
  expect(iconOf({ id: 1, kind: 'happening', happening: crowd }, looks)).toBe('monster');
  expect(isTurningPoint(['row_filled', {}], looks)).toBe(true);
  expect(isTurningPoint(['moved', {}], looks)).toBe(false);
});
