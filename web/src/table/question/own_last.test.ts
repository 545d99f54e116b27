import { expect, it } from 'vitest';
import type { Option } from '../../lib/protocol.ts';
import { ownLast } from './own_last.ts';

const vote = (seat: number): Option => [`vote ${seat}`, '?point', { player: `@${seat}` }];
const pass: Option = ['pass', '?pass', {}];
const names = (options: Option[]) => options.map(([notation]) => notation);

it('puts a vote for oneself behind those for others, and before what is no vote', () => {
  expect(names(ownLast([vote(0), vote(1), vote(2), pass], 0))).toEqual([
    'vote 1',
    'vote 2',
    'vote 0',
    'pass',
  ]);
  expect(names(ownLast([vote(0), vote(1), vote(2)], 1))).toEqual(['vote 0', 'vote 2', 'vote 1']);
});

it('leaves alone what is in order, and what points at nobody else', () => {
  for (const options of [[vote(1), vote(0)], [vote(0), pass], [pass], []])
    expect(ownLast(options, 0)).toBe(options);
});
