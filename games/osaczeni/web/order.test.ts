import { expect, it } from 'vitest';
import type { Happening, Option } from '#web/src/lib/protocol.ts';
import { passOf, wakes } from '#web/src/table/question/standing_order.ts';
import { order } from './kinds.ts';

const kOptions: Option[] = [
  ['play walkie', '?play.peek', { item: 'item:walkie' }],
  ['done', '?pass', {}],
];
const happened = (key: string) => ({
  id: 1,
  kind: 'happening' as const,
  happening: [key, {}] as Happening,
});

it('a standing order passes discussions and cards, and never points at anybody', () => {
  expect(passOf(order, ['.ask.walkie', {}], kOptions)).toBe('done');
  expect(passOf(order, ['.ask.discuss.feed', {}], [['done', '?done', {}]])).toBe('done');
  expect(passOf(order, ['.ask.discuss.done', {}], kOptions.slice(0, 1))).toBeNull();
  expect(passOf(order, ['.ask.ballot', {}], [['vote red', '?point', {}]])).toBeNull();
});

it('a standing order ends when a card is played, not with every phase', () => {
  expect(wakes(order, happened('card_played'), 2)).toBe(true);
  expect(wakes(order, happened('phase_began'), 2)).toBe(false);
});
