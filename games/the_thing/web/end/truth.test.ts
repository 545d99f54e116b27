import { expect, it } from 'vitest';
import type { Happening } from '#web/src/lib/protocol.ts';
import { fewView, sampleView } from '../sample_view.ts';
import { chainOf, fatesOf } from './truth.ts';

const kLines: Happening[] = [
  ['infected', { who: '@2', by: 'first', round: 0 }],
  ['infected', { who: '@0', by: '@2', round: 3 }],
  ['infected', { who: '@5', by: '@0', round: 4 }],
  ['infected', { who: '@1', by: 'dog', round: 2 }],
];
const view = sampleView({ shown_alien: 0b100111, shown_human: 0b011000, winners: 0b000111 }, 'chance', {
  board: { aliens: 0b100111 },
});

it('tells of everybody what they were and how they became it', () => {
  const fates = fatesOf(view, kLines);
  expect(fates.map(({ alien }) => alien)).toEqual([true, true, true, false, false, true]);
  expect(fates[0]!.origin).toEqual({ how: 'by', by: 2, round: 3 });
  expect(fates[3]!.origin).toBeNull();
  expect(fates[1]!.won).toBe(true);
});

// TT-932: the chain of infections decides who was the last Human
it('draws the chain from the first Alien and from Dogs', () => {
  const [dog, first] = chainOf(fatesOf(view, kLines));
  expect(dog).toMatchObject({ figure: 1, next: [] });
  expect(first).toMatchObject({ figure: 2, next: [{ figure: 0, next: [{ figure: 5, next: [] }] }] });
});

// TT-1120, TT-1123: with 1 to 3 players somebody turns by a collision, whatever the Role card says
it('tells the card and what became of it with 1 to 3 players', () => {
  const few = fewView({ shown_alien: 0b10, revealed_round: [3, 0, 0, 0, 0, 0, 0, 0] }, 'chance', {
    board: { aliens: 0b11 },
  });
  const [turned, hidden] = fatesOf(few, []);
  expect(turned).toMatchObject({ alien: true, card: 'human', revealed: 3 });
  expect(hidden).toMatchObject({ alien: true, card: 'alien', revealed: 0 });
});
