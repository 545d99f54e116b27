// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import posters from 'virtual:games/posters';
import parts from 'virtual:games/parts';
import ids from 'virtual:games/rule_ids';
import { filesIn, foldersIn, gamesWith, kTop } from './folders.ts';
import { gamesInOrder } from './games.ts';

it('folders of the tree are walked whole, and one where nothing is found is a mistake', () => {
  expect(filesIn('web/build', /folders\.ts$/)).toEqual(['web/build/folders.ts']);
  expect(filesIn('web', /folders\.ts$/)).toEqual(['web/build/folders.ts']);
  expect(() => filesIn('web/build', /\.cpp$/)).toThrow('web/build');
  expect(() => foldersIn('web/build')).toThrow('web/build');
  expect(() => gamesWith('web/nothing.ts')).toThrow('games/*/web/nothing.ts');
});

it('every game is shown, examples last', () => {
  const games = gamesInOrder();
  expect([...games].sort()).toEqual(foldersIn('games'));
  expect(games.at(-1)).toBe('liars_dice');
});

it('rule ids are those of the rules documents', () => {
  for (const game of gamesInOrder())
    expect(readFileSync(join(kTop, 'games', game, 'rulebook.md'), 'utf8')).toContain(`**${ids[game]}`);
});

it('each game is fetched when it is wanted, and of posters all but the first', () => {
  const [first, ...others] = gamesInOrder();
  expect(Object.keys(parts).sort()).toEqual([first, ...others].sort());
  expect(Object.keys(posters).sort()).toEqual(others.sort());
});
