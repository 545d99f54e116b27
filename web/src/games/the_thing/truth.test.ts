import { expect, it } from 'vitest';
import type { Happening } from '../../lib/protocol.ts';
import { sampleView } from './sample_view.ts';
import { chainOf, fatesOf } from './truth.ts';

const kLines: Happening[] = [
  ['.event.infected.first', { who: '@2' }],
  ['.event.infected', { who: '@0', by: '@2', round: 3 }],
  ['.event.infected', { who: '@5', by: '@0', round: 4 }],
  ['.event.infected.dog', { who: '@1', round: 2 }],
];
const { table } = sampleView({ shown_alien: 0b100111, shown_human: 0b011000, winners: 0b000111 });

it('tells of everybody what they were and how they became it', () => {
  const fates = fatesOf(table, kLines);
  expect(fates.map(({ alien }) => alien)).toEqual([true, true, true, false, false, true]);
  expect(fates[0]!.origin).toEqual({ how: 'by', by: 2, round: 3 });
  expect(fates[3]!.origin).toBeNull();
  expect(fates[1]!.won).toBe(true);
});

// TT-932: the chain of infections decides who was the last Human
it('draws the chain from the first Alien and from Dogs', () => {
  const [dog, first] = chainOf(fatesOf(table, kLines));
  expect(dog).toMatchObject({ figure: 1, next: [] });
  expect(first).toMatchObject({ figure: 2, next: [{ figure: 0, next: [{ figure: 5, next: [] }] }] });
});
