import { describe, expect, it } from 'vitest';
import { addressed, passOf, wakes } from './standing_order.ts';
import type { Option } from '../lib/protocol.ts';

const kOptions: Option[] = [
  ['play walkie', '.option.play.peek', { item: 'item:walkie' }],
  ['done', '.option.pass', {}],
];

describe('a standing order to pass', () => {
  it('passes what can be passed, whatever else could be done', () => {
    expect(passOf(['.ask.walkie', {}], kOptions, true)).toBe('done');
    expect(passOf(['.ask.discuss.feed', {}], [['done', '.option.done', {}]], true)).toBe('done');
  });

  it('answers nothing that must be decided', () => {
    expect(passOf(['.ask.ballot', {}], [['vote red', '.option.point', {}]], false)).toBeNull();
    expect(passOf(['.ask.walkie', {}], kOptions, false)).toBeNull();
    expect(passOf(null, kOptions, true)).toBeNull();
  });

  it('does not say done twice', () => {
    expect(passOf(['.ask.discuss.done', {}], [['done', '.option.done', {}]], true)).toBeNull();
  });

  it('ends when something happens', () => {
    expect(wakes(['.event.card_played.kill', {}])).toBe(true);
    expect(wakes(['.event.attacked', {}])).toBe(true);
    expect(wakes(['.event.phase_began', {}])).toBe(false);
    expect(addressed([1, 2], 2)).toBe(true);
    expect(addressed(undefined, 2)).toBe(false);
  });
});
