import { expect, it } from 'vitest';
import type { Happening, Option } from '#web/src/lib/protocol.ts';
import { passOf, wakes } from '#web/src/table/question/standing_order.ts';
import { order } from './kinds.ts';

const kNothing: Option[] = [
  ['item fuel_can', '?item', { thing: 'good:fuel_can' }],
  ['pass', '?plain', { answer: 'pass', question: 'free_action' }],
];
const happened = (key: string) => ({
  id: 1,
  kind: 'happening' as const,
  happening: [key, {}] as Happening,
});

it('a standing order passes what is put to many, and answers nothing that must be decided', () => {
  expect(passOf(order, ['.ask.free_action', {}], kNothing)).toBe('pass');
  expect(passOf(order, ['.ask.free_action.few', {}], kNothing)).toBe('pass');
  for (const question of ['escape', 'board_first', 'vote', 'avoid', 'fight', 'go_on'])
    expect(passOf(order, [`.ask.${question}`, {}], kNothing)).toBeNull();
});

it('a standing order ends when somebody is revealed, not at every step', () => {
  expect(wakes(order, happened('revealed'), 2)).toBe(true);
  expect(wakes(order, happened('placed'), 2)).toBe(false);
});
