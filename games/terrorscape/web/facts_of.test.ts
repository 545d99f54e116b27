import { describe, expect, it } from 'vitest';
import { goal, headline, lesson, phases, seatFacts } from './facts_of.ts';
import { killerView, publicView, survivorView } from './sample_view.ts';
import { teaches } from './teaches.ts';

describe('around the board', () => {
  it('are the steps of the round, with the one that is now', () => {
    const steps = phases(survivorView());
    expect(steps.map(({ key }) => key.split('.').at(-1))).toEqual(survivorView().board.steps);
    expect(steps.filter(({ current }) => current).map(({ key }) => key)).toEqual([
      'web.terrorscape.step.turns',
    ]);
    expect(phases(survivorView({ phase: 'setup' }))).toEqual([]);
  });

  it('is what the end comes nearer by, help only once it was called', () => {
    const keys = (table = {}) => headline(survivorView(table)).map(([key]) => key.split('.').at(-1));
    expect(keys()).toEqual(['round', 'keys', 'strength']);
    expect(keys({ help: 4 })).toEqual(['round', 'keys', 'help', 'strength']);
  });

  it('is a goal for each side', () => {
    expect(goal(killerView()).short[0]).toBe('web.terrorscape.goal.killer');
    expect(goal(survivorView()).short[0]).toBe('web.terrorscape.goal.survivors');
    expect(goal(publicView()).short[0]).toBe('web.terrorscape.goal.both');
  });
});

describe('a seat', () => {
  it('has no number of cards, unless the table agreed to show it', () => {
    for (const seat of [0, 1, 2, 3]) expect(seatFacts(survivorView(), seat).cards).toBeNull();
    expect(seatFacts(survivorView({}, 'action', { board: { hand_size: 4 } }), 0).cards).toBe(4);
  });

  it('says the same of everybody who may act unseen', () => {
    const view = killerView({ phase: 'survivors' }, 'survivors_act');
    expect([1, 2, 3].map((seat) => seatFacts(view, seat).state)).toEqual(Array(3).fill('thinking'));
  });
});

describe('lessons', () => {
  it('are of the question one is asked, and of the phase one watches', () => {
    expect(lesson(survivorView())).toBe('guide.terrorscape.action');
    expect(lesson(killerView({ phase: 'survivors' }, 'survivors_act'))).toBe('guide.terrorscape.phase_1');
  });

  it('are of the own side, the own Killer and the variants of the table', () => {
    expect(teaches('action', survivorView())).toBe(true);
    expect(teaches('fast_card', survivorView())).toBe(false);
    expect(teaches('fast_card', killerView())).toBe(true);
    expect(teaches('lurk_target', killerView())).toBe(false);
    expect(teaches('lurk_target', killerView({ killer: 'murderer' }))).toBe(true);
    expect(teaches('plan_stage', survivorView())).toBe(false);
    expect(teaches('plan_stage', survivorView({}, 'action', { board: { survival_plan: 1 } }))).toBe(true);
  });
});
