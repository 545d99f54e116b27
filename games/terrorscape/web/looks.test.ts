import { expect, it } from 'vitest';
import { iconOf } from '#web/src/table/log/log_groups.ts';
import looks from '../kinds.json?looks';

it('has marks for its events', () => {
  expect(iconOf({ id: 1, kind: 'happening', happening: ['reappeared', {}] }, looks)).toBe('monster');
});
