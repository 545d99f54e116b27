import { describe, expect, it } from 'vitest';
import { addressed, passOf, wakes } from './standing_order.ts';
import type { Option } from '../lib/protocol.ts';

const kOptions: Option[] = [
  ['play walkie', '?play.peek', { item: 'item:walkie' }],
  ['done', '?pass', {}],
];

describe('a standing order to pass', () => {
  it('passes what can be passed, whatever else could be done', () => {
    expect(passOf(['.ask.walkie', {}], kOptions, true)).toBe('done');
    expect(passOf(['.ask.discuss.feed', {}], [['done', '?done', {}]], true)).toBe('done');
  });

  it('answers nothing that must be decided', () => {
    expect(passOf(['.ask.ballot', {}], [['vote red', '?point', {}]], false)).toBeNull();
    expect(passOf(['.ask.walkie', {}], kOptions, false)).toBeNull();
    expect(passOf(null, kOptions, true)).toBeNull();
  });

  it('does not say done twice', () => {
    expect(passOf(['.ask.discuss.done', {}], [['done', '?done', {}]], true)).toBeNull();
  });

  it('ends when something happens', () => {
    expect(wakes(['!card_played.kill', {}])).toBe(true);
    expect(wakes(['!attacked', {}])).toBe(true);
    expect(wakes(['!phase_began', {}])).toBe(false);
    expect(addressed([1, 2], 2)).toBe(true);
    expect(addressed(undefined, 2)).toBe(false);
  });
});
