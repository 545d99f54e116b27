import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

type Texts = Record<string, string>;

/** A file of the English texts of a game. */
export function textsOf(game: string, file: string): Texts {
  return JSON.parse(readFileSync(join('games', game, 'texts/en', `${file}.json`), 'utf8')) as Texts;
}

/** Every lesson of a game has its rule, and every rule of a lesson or question is one that there is. */
export function expectWordsOfLessons(game: string, rules: Record<string, string>): void {
  const lessons = Object.keys(textsOf(game, 'guide')).filter((each) => !each.endsWith('.title'));
  expect(Object.keys(rules).map((each) => `guide.${game}.${each}`)).toEqual(expect.arrayContaining(lessons));
  for (const rule of Object.values(rules)) expect(textsOf(game, 'rules')).toHaveProperty([`rule.${rule}`]);
}
