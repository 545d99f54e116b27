import { describe, expect, it } from 'vitest';
import { contested, inDanger, votesOf } from './position.ts';
import { sampleView } from './sample_view.ts';

describe('board facts', () => {
  it('say which area is attacked and which is in danger', () => {
    const view = sampleView();
    expect(contested(view)).toBe(4);
    expect([1, 2, 3, 4, 5, 6].map((area) => inDanger(view, area))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('say what those who take part in the vote are worth, and nothing of the others', () => {
    const view = sampleView();
    expect([0, 1, 2, 3].map((seat) => votesOf(view, seat))).toEqual([4, 0, 0, 1]);
  });

  it('say that nobody votes when nothing is voted on', () => {
    const view = sampleView();
    view.board.voting = 0;
    expect([0, 3].map((seat) => votesOf(view, seat))).toEqual([0, 0]);
  });
});
