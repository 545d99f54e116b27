import { describe, expect, it } from 'vitest';
import type { Happening } from '#web/e2e/own_parts.ts';
import { holdsNoSecret, keepSecrets, type Wires } from '#web/e2e/secrecy.ts';
import { patched } from '#web/src/lib/store/patch.ts';

// The checks of the frames of whole games, and leaks that they must find.

type Json = Record<string, unknown>;

const kNoCards = { drink: 0, walkie: 0, meat: 0, tin: 0, bat: 0, saw: 0, molotov: 0, gun: 0, keys: 0 };
const kTwelve = Array<string>(12).fill('none');

const viewOf = (viewer: number): Json => ({
  viewer,
  prompt: { asked: 0 },
  table: {
    round: 1,
    hand_size: [0, 0],
    saw_dice: 1,
    drawn: 0,
    under_deck: 0,
    vote: { chosen: -1, ballot: { sealed: 0 } },
    heading: { sealed: 0 },
    gifts: [],
    discards: [],
  },
  hand: kNoCards,
  dice: [0, 0, 0, 0, 0, 0],
  ballot: -1,
  destination: 'none',
  search: { drawn: kNoCards, kept: 'none', given: 'none' },
  gifts: kTwelve,
  discards: kTwelve,
  under_deck: kTwelve,
});

/** What a device of that seat received: a few rounds in which its hand grows, and seat 0 sees the dice. */
function device(seat: number): Wires & { frames: Json[] } {
  const frames: Json[] = [{ t: 'table', table: { game: 'osaczeni' } }];
  if (seat < 8) frames.push({ t: 'seated', token: `token of ${seat}` });
  frames.push({ t: 'snapshot', view: viewOf(seat) });
  for (let round = 2; round < 30; ++round) {
    const cards = seat === 0 ? { saw: round } : seat === 1 ? { gun: round } : {};
    const view: Json = { table: { round, hand_size: [round, round] }, hand: cards };
    if (seat === 0) view['dice'] = [round % 6, 0, 0, 0, 0, 0];
    const drawn: Happening =
      seat === 0 ? ['drawn', { who: '@0', item: 'item:saw' }, '.seen', {}, 1] : ['drawn', { who: '@0' }];
    frames.push({ t: 'update', view, happened: [drawn] });
  }
  const sent = [JSON.stringify({ t: 'hello', guest: `guest of ${seat}` })];
  return {
    frames,
    sent,
    get received() {
      return frames.map((frame) => JSON.stringify(frame));
    },
  };
}

/** The tenth update of seat 1, with something in it that is not for seat 1. */
function leaking(plant: Json): Wires {
  const other = device(1);
  other.frames[12] = patched(other.frames[12], plant) as Json;
  return other;
}

describe('secrets of one seat at the wires of another', () => {
  it('are kept where each has its own', () => {
    expect(keepSecrets(device(0), device(1))).toBeGreaterThan(50);
    expect(keepSecrets(device(1), device(0))).toBeGreaterThan(20);
  });

  it.each([
    [
      'an event that was not redacted',
      { happened: { 0: ['drawn', { who: '@0', item: 'item:saw' }, '.seen', {}] } },
    ],
    [
      'an event shown to one too many',
      { happened: { 0: ['drawn', { who: '@0', item: 'item:saw' }, '.seen', {}, 1] } },
    ],
    ['dice under the hatch', { view: { dice: [3, 0, 0, 0, 0, 0] } }],
    ['a card too many', { view: { hand: { saw: 1 } } }],
    ['a sealed ballot', { view: { ballot: 2 } }],
    ['the cards of a searcher', { view: { search: { kept: 'saw' } } }],
    ['a gift', { view: { gifts: { 0: 'gun' } } }],
    ['the eyes of the other', { view: { viewer: 0 } }],
    ['options of the other', { options: [['keep saw', '?keep', {}]] }],
    ['a field that nobody knows', { view: { hands: [kNoCards] } }],
    ['the token of a seat', { reason: 'token of 0' }],
    ['the token of a guest', { reason: 'guest of 0' }],
  ])('are missed: %s', (_, plant) => {
    expect(() => keepSecrets(device(0), leaking(plant))).toThrow();
  });

  it('are missed: the whole hand of the other, always', () => {
    const other = device(1);
    const hands = device(0).frames.slice(3);
    hands.forEach((frame, index) => {
      const hand = { gun: 0, ...(frame['view'] as { hand: Json }).hand };
      other.frames[index + 3] = patched(other.frames[index + 3], { view: { hand } }) as Json;
    });
    expect(() => keepSecrets(device(0), other)).toThrow(/always/);
  });

  it('must be there: a game without any proves nothing', () => {
    const silent = device(0);
    silent.frames.splice(3);
    expect(() => keepSecrets(silent, device(1))).toThrow(/secrets that were there/);
  });
});

describe('a screen for all', () => {
  it('holds what everybody may know', () => {
    expect(() => holdsNoSecret(device(9))).not.toThrow();
  });

  it.each([
    ['a hand', { view: { hand: { saw: 1 } } }],
    ['dice', { view: { dice: [0, 2, 0, 0, 0, 0] } }],
    ['something only for one', { happened: [['drawn', { item: 'item:saw' }, '.seen', {}, 1]] }],
  ])('is caught with %s', (_, plant) => {
    const screen = device(9);
    screen.frames[12] = patched(screen.frames[12], plant) as Json;
    expect(() => holdsNoSecret(screen)).toThrow();
  });
});
