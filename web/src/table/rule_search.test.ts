import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chapters, rulesKeys, search, withLinks } from './rule_search.ts';

const kTexts: Record<string, string> = {
  'rules.osaczeni.title': 'The rules',
  'rules.osaczeni.section.voting': 'Głosowanie',
  'rule.OS-221': 'Wygrywa najwięcej głosów (OS-222).',
  'rules.osaczeni.subsection.tie': 'Remis',
  'rule.OS-222': 'Remis rozstrzyga posiadacz żetonu ofiary.',
  'rules.osaczeni.note.end': 'To wszystko.',
};
const all = chapters(Object.keys(kTexts), (key) => kTexts[key]!);

describe('the rules as chapters', () => {
  it('are those of one game, in the order of its file', () => {
    const known = ['rule.LD-1', ...Object.keys(kTexts), 'rules.the_thing.title', 'rule.TT-101'];
    expect(rulesKeys(known, 'osaczeni')).toEqual(Object.keys(kTexts));
    expect(rulesKeys(known, 'the_thing')).toEqual(['rules.the_thing.title', 'rule.TT-101']);
    expect(rulesKeys(known, 'liars_dice')).toEqual(['rule.LD-1']);
    expect(rulesKeys(known, 'chess')).toEqual([]);
  });

  it('are found for every game that has a board, and every rule in one of them', () => {
    const root = join(__dirname, '../../..');
    const boards = join(root, 'web/src/games');
    const texts = join(root, 'content/text/en');
    const games = readdirSync(boards).filter((name) => existsSync(join(boards, name, 'index.ts')));
    const known = readdirSync(texts).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(texts, file), 'utf8')) as object),
    );
    const rules = known.filter((key) => key.startsWith('rule.')).sort();
    const found = games.map((game) => rulesKeys(known, game).filter((key) => key.startsWith('rule.')));
    expect(games).toContain('the_thing');
    for (const [i, game] of games.entries()) expect(found[i], game).not.toEqual([]);
    expect(found.flat().sort()).toEqual(rules);
  });

  it('puts rules below their heading', () => {
    expect(all.map((chapter) => [chapter.title, chapter.level, chapter.lines.length])).toEqual([
      ['Głosowanie', 1, 1],
      ['Remis', 2, 2],
    ]);
    expect(all[1]!.lines.map((line) => line.id)).toEqual(['OS-222', null]);
  });

  it('finds words without accents, and rules by their id', () => {
    expect(search(all, 'zetonu').flatMap((chapter) => chapter.lines.map((line) => line.id))).toEqual([
      'OS-222',
    ]);
    expect(search(all, 'os-221')).toHaveLength(1);
    expect(search(all, 'glosow najwiecej')).toHaveLength(1);
    expect(search(all, 'nothing like it')).toEqual([]);
    expect(search(all, '  ')).toEqual(all);
  });

  it('makes links of the rules that rules name', () => {
    expect(withLinks('See OS-222 and OS-V06.')).toEqual(['See ', 'OS-222', ' and ', 'OS-V06', '.']);
    expect(withLinks('(TT-1213)')).toEqual(['(', 'TT-1213', ')']);
    expect(withLinks('Nothing')).toEqual(['Nothing']);
  });
});
