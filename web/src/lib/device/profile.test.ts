import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPlayed, keep, played, read, tallies, written, type Played } from './profile.ts';

const game = (code: string, more: Partial<Played> = {}): Played => ({
  code,
  game: 'zig',
  at: 1000,
  seat: 0,
  players: 4,
  result: 'won',
  ...more,
});
beforeEach(() => localStorage.clear());

describe('the profile of a device', () => {
  it('keeps each seat of a table once, newest first, until it is deleted', () => {
    keep([game('AAAA')]);
    keep([game('BBBB', { at: 2000, result: 'lost' }), game('AAAA', { result: 'lost' })]);
    expect(played().map(({ code, result }) => [code, result])).toEqual([
      ['BBBB', 'lost'],
      ['AAAA', 'won'],
    ]);
    forgetPlayed();
    expect(played()).toEqual([]);
  });

  it('adds up by game and role', () => {
    const games = [
      game('AAAA', { role: 'a.hunter' }),
      game('BBBB', { role: 'a.hare', result: 'lost' }),
      game('CCCC', { role: 'a.hare', points: 7 }),
      game('DDDD', { game: 'zag', points: 3 }),
    ];
    expect(tallies(games)).toEqual([
      { game: 'zig', games: 3, won: 2, best: 7 },
      { game: 'zig', role: 'a.hare', games: 2, won: 1, best: 7 },
      { game: 'zig', role: 'a.hunter', games: 1, won: 1 },
      { game: 'zag', games: 1, won: 1, best: 3 },
    ]);
  });

  it('reads what it wrote, and says what is wrong with anything else', () => {
    const games = [game('AAAA', { role: 'a.hare', points: 7 }), game('BBBB')];
    expect(read(written(games))).toEqual(games);
    expect(read(written([{ ...games[0]!, seatKey: 'secret' } as Played]))).toEqual([games[0]]);
    for (const bad of ['', '{', 'null', '[]', '{"games":[]}']) expect(read(bad)).toEqual({ what: 'file' });
    const odd = (more: object) => read(written([game('AAAA'), { ...game('BBBB'), ...more } as Played]));
    expect(odd({ result: 'cheated' })).toEqual({ what: 'game', n: 2, field: 'result' });
    expect(odd({ at: -1 })).toEqual({ what: 'game', n: 2, field: 'at' });
    expect(odd({ code: '../x' })).toEqual({ what: 'game', n: 2, field: 'code' });
    expect(odd({ role: '<b>' })).toEqual({ what: 'game', n: 2, field: 'role' });
    expect(odd({ seat: 9 })).toEqual({ what: 'game', n: 2, field: 'seat' });
  });

  it('is empty where what was kept cannot be read', () => {
    localStorage.setItem('holdout.profile', 'rubbish');
    expect(played()).toEqual([]);
  });
});
