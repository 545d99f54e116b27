import { describe, expect, it } from 'vitest';
import { draftOf, withTrueNumbers, type Likely } from '#web/src/table/talk/statement.ts';
import { forms } from './forms.ts';
import { likely, meant } from './likely.ts';
import type { BoardFacts } from './position.ts';
import { sampleView } from './sample_view.ts';

// Three families: red and blue in the Toy Store, green's Defender in the Glass Hall. Five monsters before the
// toys, an attack under way there.
const bits = (...ids: number[]) => ids.reduce((sum, id) => sum | (1 << id), 0);
const { board: sample } = sampleView();
const board: BoardFacts = {
  ...sample,
  voting: 1,
  families: [8, 7, 5].map((points, seat) => ({
    living: [bits(0, 1), bits(6), bits(8)][seat]!,
    points,
    got: 0,
    out: 0,
  })),
  areas: sample.areas.map((facts, area) => ({
    ...facts,
    too_many: area === 4 ? 1 : 0,
    votes: area === 4 ? [4, 1, 0, 0, 0, 0] : [0, 0, area === 5 ? 1 : 0, 0, 0, 0],
  })),
};
const view = {
  viewer: 0,
  prompt: { kind: 2, phase: 6, waited_for: 3, asked: 1, sealed: 0, may_pass: 1, serial: 1 },
  table: {
    phase: 'attack',
    victim_token: 2,
    badge: 1,
    at: [0, 0, 0, 0, bits(0, 1, 6), bits(8), 0, bits(2)],
    hidden: 0,
    monsters: [0, 0, 0, 0, 5, 1, 0],
    closed: 0,
    cold_store: [{ id: 2 }],
    destination: ['none', 'none', 'none', 'none', 'none', 'none'],
    vote: { kind: 'feed', area: 'toys', participants: 3, tied: 0, extra: [1, 0, 0, 0, 0, 0] },
    hand_size: [1, 0, 0, 0, 0, 0],
  },
  hand: { saw: 1, drink: 1 },
  dice: [0, 0, 0, 0, 0, 0],
  destination: 'none',
  board,
};
const atThisMoment: Likely = (form, parameter, values) => likely(view, form, parameter, values);
const draft = (key: string) =>
  draftOf(
    forms.find((form) => form.key === key)!,
    3,
    0,
    atThisMoment,
  );

describe('the likeliest words', () => {
  it('ask for oneself, and point at others', () => {
    expect(draft('ask_vote_for').values).toMatchObject({ player: 0, vote: 'feed' });
    expect(draft('ask_vote_against').values['player']).toBe(1);
    expect(draft('ask_tie').values).toMatchObject({ player: 2, candidate: 0 });
  });

  it('speak of the area under attack and of cards that help there', () => {
    expect(draft('will_play').values).toEqual({ item: 'saw', area: 'toys' });
  });

  it('count what everybody can count', () => {
    expect(draft('announce_needed').values).toEqual({ area: 'toys', monsters: 1 });
    expect(draft('point_leader').values).toEqual({ player: 0, points: 8 });
    // A Defender and a Leader have three votes, a Gun gives one more; blue's Crybaby has one.
    expect(draft('count_votes').values).toEqual({ area: 'toys', player: 0, votes: 4, total: 5 });
  });

  it('count anew when the area changes', () => {
    const count = draft('count_votes');
    const elsewhere = withTrueNumbers(
      { ...count, values: { ...count.values, area: 'hall', player: 2 } },
      atThisMoment,
    );
    expect(elsewhere.values).toEqual({ area: 'hall', player: 2, votes: 1, total: 1 });
  });

  it('remember the last one who died', () => {
    expect(draft('mourn').values['player']).toBe(0);
  });
});

it('means by a figure on the board its kind and its player', () => {
  const colours = ['blue', 'red'];
  expect(meant(null, 'character:red.leader', colours)).toEqual(['character:leader', 'seat:1']);
  expect(meant(null, 'area:hall', colours)).toEqual(['area:hall']);
});
