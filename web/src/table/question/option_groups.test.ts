import { expect, it } from 'vitest';
import type { Option } from '../../lib/protocol.ts';
import { optionParts } from './option_groups.ts';

const kOptions: Option[] = ['go a', 'rest', 'go b', 'leap a', 'leap b', 'go c'].map((each) => [
  each,
  each,
  {},
]);

const byVerb = ([notation]: Option) => {
  const [verb = '', where] = notation.split(' ');
  return where ? { key: verb, title: [verb, {}] as [string, object], words: null } : null;
};

it('puts together what belongs together and keeps the number of every answer', () => {
  const parts = optionParts(kOptions, byVerb as never);
  expect(parts.map((part) => [part.key, part.rows.map((row) => row.index)])).toEqual([
    ['go', [0, 2, 5]],
    ['', [1]],
    ['leap', [3, 4]],
  ]);
});

it('knows how many answers stand before each part', () => {
  expect(optionParts(kOptions, byVerb as never).map((part) => part.before)).toEqual([0, 3, 4]);
});

it('leaves a short list as it is', () => {
  const parts = optionParts(kOptions.slice(0, 4), byVerb as never);
  expect(parts).toHaveLength(1);
  expect(parts[0]!.title).toBeNull();
});
