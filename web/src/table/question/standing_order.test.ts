import { describe, expect, it } from 'vitest';
import type { Happening, Option, Said } from '../../lib/protocol.ts';
import { onlyPassOf, passOf, wakes } from './standing_order.ts';

const kOptions: Option[] = [
  ['play walkie', '?play.peek', { item: 'item:walkie' }],
  ['done', '?pass', {}],
];
const order = { passes: ['discuss.feed', 'walkie'], alarms: ['card_played'] };

const happened = (key: string) => ({
  id: 1,
  kind: 'happening' as const,
  happening: [key, {}] as Happening,
});
const said = (to: number[]) => ({
  id: 1,
  kind: 'said' as const,
  said: { id: 1, seat: 0, to } as unknown as Said,
});

it('what one can only pass is that alone, and no discussion', () => {
  const only = (question: string, options: Option[]) =>
    onlyPassOf(['discuss'], [`.ask.${question}`, {}], options);
  expect(only('walkie', kOptions.slice(1))).toBe('done');
  expect(only('walkie', kOptions)).toBeNull();
  expect(only('walkie', kOptions.slice(0, 1))).toBeNull();
  expect(only('discuss', kOptions.slice(1))).toBeNull();
  expect(only('discuss.feed', kOptions.slice(1))).toBeNull();
  expect(onlyPassOf([], null, kOptions.slice(1))).toBeNull();
});

describe('a standing order to pass', () => {
  it('passes what can be passed, whatever else could be done', () => {
    expect(passOf(order, ['.ask.walkie', {}], kOptions)).toBe('done');
    expect(passOf(order, ['.ask.discuss.feed', {}], [['done', '?done', {}]])).toBe('done');
  });

  it('answers nothing that must be decided', () => {
    expect(passOf(order, ['.ask.ballot', {}], [['vote red', '?point', {}]])).toBeNull();
    expect(passOf(order, null, kOptions)).toBeNull();
  });

  it('does not say done twice', () => {
    expect(passOf(order, ['.ask.discuss.done', {}], [['done', '?done', {}]])).toBeNull();
  });

  it('ends when something happens', () => {
    expect(wakes(order, happened('card_played'), 2)).toBe(true);
    expect(wakes(order, happened('phase_began'), 2)).toBe(false);
    expect(wakes(order, said([1, 2]), 2)).toBe(true);
    expect(wakes(order, said([]), 2)).toBe(false);
  });
});
