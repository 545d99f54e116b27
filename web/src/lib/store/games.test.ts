import { afterEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../connection/api.ts';
import { games } from './games.svelte.ts';

const game = (key: string, levels: string[]) => ({ key, levels }) as GameInfo;

describe('levels of computer players', () => {
  afterEach(() => (games.all = []));

  it('are those that the game has', () => {
    games.all = [game('large', ['random', 'novice', 'regular']), game('small', ['random'])];
    expect(games.levelOf('large', 'regular')).toBe('regular');
    expect(games.levelOf('large', 'novice')).toBe('novice');
    expect(games.levelOf('small', 'regular')).toBe('random');
    expect(games.levelOf('unknown', 'regular')).toBe('regular');
  });
});
