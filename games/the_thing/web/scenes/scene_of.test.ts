import { describe, expect, it } from 'vitest';
import type { Happening } from '#web/src/lib/protocol.ts';
import { fewView, sampleView } from '../sample_view.ts';
import { outcomeOf } from './outcome_of.ts';
import { looksOf, sceneHigh, sceneOf } from './scene_of.ts';

const kMeeting = {
  at: 'radio',
  present: 0b1011,
  avoided: 0b0010,
  laid: 0b1001,
  dog: 0,
  left: 0,
  resolved: 0,
};

describe('a meeting', () => {
  // TT-509: who avoids stays where it is and lays nothing
  it('shows who is there, who stays out and who has laid tokens', () => {
    const view = sampleView(
      { meeting: kMeeting as never, ballot: { voters: 0b1001, sealed: 0b1000 } },
      'peek',
    );
    const scene = sceneOf(view)!;
    expect(scene.title[1]).toEqual({ place: 'place:radio' });
    expect(
      scene.rows[0]!.players.map(({ figure, state, tokens }) => [figure, state, tokens ?? false]),
    ).toEqual([
      [0, 'waits', true],
      [1, 'apart', false],
      [3, 'ready', true],
    ]);
  });

  // TT-563: nothing that others see differs with the role
  it('is the same for a Human and for an Alien', () => {
    const table = { meeting: kMeeting as never, ballot: { voters: 0b1001, sealed: 0 } };
    const human = sceneOf(sampleView(table, 'lay_tokens'));
    const alien = sceneOf(
      sampleView(table, 'lay_tokens', { alien: 1, laid: 'alien_first', gave_alien: 8, sealed: 1 }),
    );
    expect(alien).toEqual(human);
  });

  it('names the Strength of the Alien it is against', () => {
    const alien_at = sampleView().table.alien_at;
    alien_at[4] = 3;
    const scene = sceneOf(sampleView({ meeting: kMeeting as never, alien_at }, 'fight'))!;
    expect(scene.strength).toBe(3);
  });
});

it('shows after the count who pointed at whom, and how often', () => {
  const view = sampleView({ voted: [1, -1, 1, 0, -1, -1, -1, -1] }, 'reveal');
  const players = sceneOf(view)!.rows[0]!.players;
  expect(players[1]).toMatchObject({ votes: 2, points: -1 });
  expect(players[3]).toMatchObject({ votes: 0, points: 0 });
});

// TT-903
it('puts those outside in the order in which they will be asked', () => {
  const view = sampleView(
    {
      boarding: { exit: 'rescue', first: 0, candidate: 5, aboard: 0b1, asked: 0 },
      ballot: { voters: 1, sealed: 0 },
    },
    'admit',
    { board: { to_board: [3, 2, 1, 4] } },
  );
  const rows = sceneOf(view)!.rows.map((row) => row.players.map(({ figure }) => figure));
  expect(rows).toEqual([[0], [5], [3, 2, 1, 4]]);
});

// TT-723
it('marks those most suspected in the Blood Test, and nobody in the Fire Test', () => {
  const marked = (step: 'volunteer_a' | 'volunteer_b') =>
    sceneOf(
      sampleView({ suspicion: [1, 3, 3, 2, 1, 2, 0, 0] }, step, { board: { most_suspected: 0b110 } }),
    )!.rows[0]!.players.flatMap(({ figure, note }) => (note ? [[figure, note[1]['n']]] : []));
  expect(marked('volunteer_a')).toEqual([
    [1, 3],
    [2, 3],
  ]);
  expect(marked('volunteer_b')).toEqual([]);
});

// TT-1101: a player has several Characters and one answer
describe('with 1 to 3 players a ballot is that of the players', () => {
  const states = (scene: ReturnType<typeof sceneOf>) => scene!.rows[0]!.players.map(({ state }) => state);
  const ballot = { voters: 0b11, sealed: 0b10 };

  it('in a Test', () => {
    const all = ['waits', 'waits', 'waits', 'ready', 'ready', 'ready'];
    expect(states(sceneOf(fewView({ ballot }, 'volunteer_a')))).toEqual(all);
    expect(states(sceneOf(fewView({ ballot: { voters: 0b10, sealed: 0 } }, 'volunteer_b')))).toEqual([
      'plain',
      'plain',
      'plain',
      'waits',
      'waits',
      'waits',
    ]);
  });

  it('at the door (TT-1213)', () => {
    const boarding = { exit: 'rescue' as const, first: 0, candidate: 1, aboard: 0b110001, asked: 0 };
    expect(states(sceneOf(fewView({ ballot, boarding }, 'admit')))).toEqual(['waits', 'ready', 'ready']);
  });
});

it('keeps the number of a die when another is gone', () => {
  const scene = sceneOf(sampleView({ dice: ['none', 'use', 'threat'], actor: 2 }, 'cancel_die'))!;
  expect(scene.dice).toEqual([
    { die: 2, face: 'use' },
    { die: 3, face: 'threat' },
  ]);
});

describe('where a scene stands', () => {
  const meetingAt = (at: string) => sceneHigh(sampleView({ meeting: { ...kMeeting, at } as never }, 'peek'));

  it('leaves free what it is about', () => {
    expect(meetingAt('radio')).toBe(false);
    expect(meetingAt('kitchen')).toBe(true);
    expect(sceneHigh(sampleView({}, 'vote'))).toBe(true);
    expect(sceneHigh(sampleView({}, 'assign'))).toBe(false);
    expect(sceneHigh(sampleView({}, 'alien_plan'))).toBe(false);
  });
});

describe('what came of it', () => {
  const lines = (...happenings: Happening[]) => happenings.map((happening, i) => ({ id: i + 1, happening }));

  it('stamps a card that was turned up', () => {
    const human = outcomeOf(lines(['tested', { who: '@2', tester: '@1', alien: 'no', fire: 'no' }]))!;
    expect(human).toMatchObject({ figure: 2, stamp: 'human' });
    const alien = outcomeOf(lines(['admitted', { who: '@2', alien: 'yes' }]))!;
    expect(alien.stamp).toBe('alien');
  });

  it('knows a Character by its number, whatever it is called', () => {
    const shown = outcomeOf(
      lines(['dog_shown', { who: 'figure:5', alien: 'no' }, '', { who: 'crew:garry' }]),
    );
    expect(shown?.figure).toBe(4);
  });

  // TT-540: who draws from the bag looks in secret
  it('says nothing of what only the viewer knows', () => {
    expect(outcomeOf(lines(['dog_drawn', { alien: 'yes' }, '.seen', {}, 1]))).toBeNull();
    expect(outcomeOf(lines(['dog_drawn', { who: '@2' }]))?.figure).toBe(2);
  });

  // TT-557: everybody sees who looked at which token, the content is for looker and owner
  it('tells who looked where, and never what was seen', () => {
    const recent = lines(
      ['token_looked', { who: '@4', owner: '@5', n: 1 }],
      ['encounter_began', { place: 'place:radio' }],
      ['token_looked', { who: '@0', owner: '@3', n: 2, alien: 'yes' }, '.seen', {}, 1],
      ['token_looked', { who: '@3', owner: '@0', n: 1 }],
    );
    expect(looksOf(recent)).toEqual([
      { by: 0, at: 3, token: 2 },
      { by: 3, at: 0, token: 1 },
    ]);
    const outcome = outcomeOf(recent)!;
    expect(outcome.stamp).toBeNull();
    expect(outcome.looks).toHaveLength(2);
  });

  it('forgets looks with their phase, and reads a test to the end', () => {
    const look: Happening = ['token_looked', { who: '@3', owner: '@0', n: 1 }];
    const tested: Happening = ['tested', { who: '@2', tester: '@1', alien: 'no', fire: 'no' }];
    const phase: Happening = ['phase_began', {}];
    expect(outcomeOf(lines(look))).not.toBeNull();
    expect(outcomeOf(lines(look, phase))).toBeNull();
    expect(outcomeOf(lines(tested, phase))?.stamp).toBe('human');
  });
});
