import { describe, expect, it } from 'vitest';
import { goal, headline, lesson, phases, seatFacts } from './facts_of.ts';
import type { BoardFacts } from './position.ts';
import { fewView, sampleView } from './sample_view.ts';
import { teaches } from './teaches.ts';

const keysOf = (view: ReturnType<typeof sampleView>) => phases(view).map(({ key }) => key.split('.').at(-1));

describe('phases', () => {
  it('are eight, with the current one lit and those before it done', () => {
    const steps = phases(sampleView({ phase: 'actions' }));
    expect(steps.filter(({ done }) => done)).toHaveLength(3);
    expect(steps.findIndex(({ current }) => current)).toBe(3);
    expect(steps).toHaveLength(8);
  });

  it('with 1 to 3 players have movement and attack instead of the plan (5.23)', () => {
    const few = fewView();
    expect(keysOf(few)).toContain('movement');
    expect(keysOf(few)).not.toContain('plan');
    expect(keysOf(sampleView())).toContain('plan');
  });
});

describe('the headline', () => {
  const keys = (view: ReturnType<typeof sampleView>) => headline(view).map(([key]) => key.split('.').at(-1));
  it('says what grows more dangerous, and nothing else', () => {
    expect(keys(sampleView({ organism: [], boiler_destroyed: 0, no_power: 0, hungry: 0 }))).toEqual([
      'round',
      'living',
    ]);
    const bad = sampleView({ organism: [2], strength: 3, boiler_destroyed: 1, no_power: 1, hungry: 1 });
    expect(keys(bad)).toEqual(['round', 'living', 'alien', 'frost', 'dark', 'hungry']);
    expect(keys(sampleView({ phase: 'setup' }))).toEqual(['setup']);
  });
});

describe('the goal', () => {
  const key = (view: ReturnType<typeof sampleView>, own: boolean) =>
    goal(view, own).short[0].split('.').at(-1);
  it('is that of the own role, and the same for everybody where somebody may look on', () => {
    const human = { ...sampleView(), alien: 0 };
    const alien = { ...sampleView(), alien: 1 };
    expect([key(human, true), key(alien, true)]).toEqual(['human', 'alien']);
    expect(goal(alien, false)).toEqual(goal(human, false));
    expect(key(fewView(), true)).toBe('few');
  });
});

describe('a seat', () => {
  it('holds its cards and leads', () => {
    const view = sampleView({ leader: 2, hand_size: [3, 2, 1, 0, 0, 0, 0, 0], characters: 63 });
    view.prompt.waited_for = 2;
    expect(seatFacts(view, 2)).toMatchObject({ cards: 1, living: 1, tokens: ['leader'], state: 'idle' });
    expect(seatFacts(view, 1)).toMatchObject({ cards: 2, tokens: [], state: 'thinking' });
  });

  it('is out when nobody of it is left, done when it has nothing to say', () => {
    const view = sampleView({ characters: 0b111110, talk_done: 0b100 }, 'talk', { board: { out: 1 } });
    view.prompt.waited_for = 0;
    expect(seatFacts(view, 0).state).toBe('out');
    expect(seatFacts(view, 2).state).toBe('passed');
  });

  it('has chosen while a ballot is held, and not after it', () => {
    const ballot = { voters: 0b10, sealed: 0b10 };
    for (const [question, sealed, state] of [
      ['vote', 0b10, 'sealed'],
      ['move', 0, 'idle'],
    ] as const) {
      const view = sampleView({ characters: 63, ballot }, question, { board: { sealed } });
      view.prompt.waited_for = 1;
      expect(seatFacts(view, 1).state).toBe(state);
    }
  });

  it('has several figures with 1 to 3 players (TT-1101)', () => {
    const view = sampleView({ owner: [0, 0, 0, 1, 1, 1, -1, -1], characters: 0b110111 });
    expect(seatFacts(view, 0).living).toBe(3);
    expect(seatFacts(view, 1).living).toBe(2);
  });
});

describe('the lesson', () => {
  const asking = (view: ReturnType<typeof sampleView>, asked: 0 | 1, phase = 0) => {
    view.prompt = { ...view.prompt, asked, phase };
    return lesson(view).split('.').at(-1);
  };

  it('is that of the question if one is asked, else of the phase', () => {
    expect(asking(sampleView({}, 'volunteer_a'), 1)).toBe('volunteer_a');
    expect(asking(sampleView({}, 'volunteer_a'), 0, 6)).toBe('phase_6');
  });

  it('is one of its own with 1 to 3 players where another rule holds', () => {
    expect(asking(fewView({}, 'fight'), 1)).toBe('fight_few');
    expect(asking(fewView({}, 'repair_two'), 1)).toBe('repair_two');
    expect(asking(fewView(), 0, 4)).toBe('phase_4_few');
    expect(asking(fewView(), 0, 10)).toBe('phase_10');
  });
});

describe('lessons that can come up', () => {
  const fewBy = (board: Partial<BoardFacts>) => fewView({}, 'place_character', { board });
  it('are those of the game that is played', () => {
    const both = (lesson: string) => [sampleView(), fewView()].map((view) => teaches(lesson, view));
    expect(both('vote')).toEqual([true, false]);
    expect(both('assign_dice')).toEqual([false, true]);
    expect(both('escape')).toEqual([true, false]);
    expect(both('escape_few')).toEqual([false, true]);
    expect(both('repair_two')).toEqual([true, true]);
    expect(both('pick_character')).toEqual([false, false]);
    expect(teaches('pick_character', fewBy({ choose_characters: 1 }))).toBe(true);
  });

  it('are those of boarding with 1 to 3 players only by option (TT-1213)', () => {
    expect(teaches('admit', sampleView())).toBe(true);
    expect(teaches('admit_few', fewView())).toBe(false);
    expect(teaches('admit_few', fewBy({ vote_to_board: 1 }))).toBe(true);
  });
});
