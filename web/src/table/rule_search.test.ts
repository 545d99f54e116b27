import { describe, expect, it } from 'vitest';
import { chapters, search, withLinks } from './rule_search.ts';

const kTexts: Record<string, string> = {
  'rules.title': 'The rules',
  'rules.section.voting': 'Głosowanie',
  'rule.OS-221': 'Wygrywa najwięcej głosów (OS-222).',
  'rules.subsection.tie': 'Remis',
  'rule.OS-222': 'Remis rozstrzyga posiadacz żetonu ofiary.',
  'rules.note.end': 'To wszystko.',
};
const all = chapters(Object.keys(kTexts), (key) => kTexts[key]!);

describe('the rules as chapters', () => {
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
    expect(withLinks('Nothing')).toEqual(['Nothing']);
  });
});
