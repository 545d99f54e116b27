import { describe, expect, it } from 'vitest';
import ids from 'virtual:games/rule_ids';
import { textLanguages, textParts } from '../../../build/texts.ts';
import { chapters, rulesKeys, search, unlockedKeys, withLinks } from './rule_search.ts';

const kTexts: Record<string, string> = {
  'rules.liars_dice.title': 'The rules',
  'rules.liars_dice.section.voting': 'Głosowanie',
  'rule.LD-221': 'Wygrywa najwięcej głosów (LD-222).',
  'rules.liars_dice.subsection.tie': 'Remis',
  'rule.LD-222': 'Remis rozstrzyga posiadacz żetonu ofiary.',
  'rules.liars_dice.note.end': 'To wszystko.',
};
const all = chapters(Object.keys(kTexts), (key) => kTexts[key]!);

it('leave variants that are locked out, until the table has unlocked or plays them', () => {
  const keys = ['rule.LD-1', 'rule.LD-V01', 'rule.LD-V02', 'rule.LD-V12', 'rules.liars_dice.title'];
  const without = (...gone: string[]) => keys.filter((key) => !gone.includes(key));
  expect(unlockedKeys(keys, {})).toEqual(without('rule.LD-V01', 'rule.LD-V02', 'rule.LD-V12'));
  expect(unlockedKeys(keys, { unlocked: '12,1' })).toEqual(without('rule.LD-V02'));
  expect(unlockedKeys(keys, { variant: '2' })).toEqual(without('rule.LD-V01', 'rule.LD-V12'));
  expect(unlockedKeys(keys, { epilogue_log: 'all' })).toEqual(keys);
});

describe('the rules as chapters', () => {
  it('are those of one game, in the order of its file', () => {
    const known = ['rule.ZZ-1', ...Object.keys(kTexts), 'rules.zig.title', 'rule.ZZ-101'];
    expect(rulesKeys(known, 'liars_dice')).toEqual(Object.keys(kTexts));
    expect(rulesKeys(known, 'zig')).toEqual(['rules.zig.title']); // what its ids begin with is not known
  });

  it.each(textLanguages())('are found in %s for every game, and every rule in one of them', (language) => {
    const known = [...textParts(language).values()].flatMap((part) => Object.keys(part));
    const rules = known.filter((key) => key.startsWith('rule.')).sort();
    const games = Object.keys(ids);
    const found = games.map((game) => rulesKeys(known, game).filter((key) => key.startsWith('rule.')));
    expect(games).toContain('liars_dice');
    for (const [i, game] of games.entries()) expect(found[i], game).not.toEqual([]);
    expect(found.flat().sort()).toEqual(rules);
  });

  it('puts rules below their heading', () => {
    expect(all.map((chapter) => [chapter.title, chapter.level, chapter.lines.length])).toEqual([
      ['Głosowanie', 1, 1],
      ['Remis', 2, 2],
    ]);
    expect(all[1]!.lines.map((line) => line.id)).toEqual(['LD-222', null]);
  });

  it('finds words without accents, and rules by their id', () => {
    expect(search(all, 'zetonu').flatMap((chapter) => chapter.lines.map((line) => line.id))).toEqual([
      'LD-222',
    ]);
    expect(search(all, 'ld-221')).toHaveLength(1);
    expect(search(all, 'glosow najwiecej')).toHaveLength(1);
    expect(search(all, 'nothing like it')).toEqual([]);
    expect(search(all, '  ')).toEqual(all);
  });

  it('makes links of the rules that rules name', () => {
    expect(withLinks('See LD-222 and LD-V06.')).toEqual(['See ', 'LD-222', ' and ', 'LD-V06', '.']);
    expect(withLinks('(ZZ-1213)')).toEqual(['(', 'ZZ-1213', ')']);
    expect(withLinks('Nothing')).toEqual(['Nothing']);
  });
});
