import { describe, expect, it } from 'vitest';
import type { Option } from '#web/src/lib/protocol.ts';
import { caughtUp, isCaughtUp, personOf } from './one_by_one.ts';

const person = (figure: number, offers: Option[] = []) => personOf({ figure, state: 'plain' }, offers);

describe('people of a scene', () => {
  const all = [person(0), person(1), person(2)];

  it('come a few at a time, in their order', () => {
    const first = caughtUp([], all, 2);
    expect(first.map(({ player }) => player.figure)).toEqual([0, 1]);
    expect(isCaughtUp(first, all)).toBe(false);
    const second = caughtUp(first, all, 2);
    expect(isCaughtUp(second, all)).toBe(true);
    expect(second[0]).toBe(first[0]);
  });

  it('stay the same objects when they are told again', () => {
    const again = [person(0), person(1), person(2)];
    expect(caughtUp(all, again, 2).every((each, i) => each === all[i])).toBe(true);
  });

  it('change a few at a time, and go at once', () => {
    const offered = [2, 1].map((figure) => person(figure, [['go', '?go', {}]]));
    const first = caughtUp(all, offered, 1);
    expect(first).toEqual([offered[0], all[1]]);
    expect(caughtUp(first, offered, 1)).toEqual(offered);
  });
});
