// Rules as the reader shows them: chapters of the rules document, and finding words in them.
import ids from 'virtual:games/rule_ids';
import { isVariant, variantNumber } from '../../screens/setup/rule_words.ts';

export interface RuleLine {
  id: string | null; // LD-12, or null for a text without number
  words: string;
}

export interface Chapter {
  key: string;
  title: string;
  level: 1 | 2;
  lines: RuleLine[];
}

const kHeading = /^rules\.[a-z_]+\.(section|subsection)\./;
const kAround = /^rules\.[a-z_]+\.(title|legal)$/; // shown elsewhere
const kRule = /^rule\./;

/** The keys of this game's rules, of all that are known: another game may have been read before. */
export function rulesKeys(known: readonly string[], game: string): string[] {
  const id = `rule.${ids[game] ?? ' '}`;
  return known.filter((key) => key.startsWith(id) || key.startsWith(`rules.${game}.`));
}

/** Keys without those of variants that are locked: none with these options of a table was unlocked, or is played. */
export function unlockedKeys(keys: readonly string[], options: Record<string, string>): string[] {
  if (options['epilogue_log'] === 'all') return [...keys];
  const open = `${options['unlocked'] ?? ''},${options['variant'] ?? ''}`.split(',');
  return keys.filter((key) => !isVariant(key) || open.includes(variantNumber(key)));
}

/** Keys in the order of their file; the words of each. */
export function chapters(keys: readonly string[], words: (key: string) => string): Chapter[] {
  const all: Chapter[] = [];
  for (const key of keys) {
    const heading = kHeading.exec(key);
    if (heading) all.push({ key, title: words(key), level: heading[1] === 'section' ? 1 : 2, lines: [] });
    else if (kAround.test(key)) continue;
    else {
      if (all.length === 0) all.push({ key: 'rules', title: '', level: 1, lines: [] });
      all.at(-1)!.lines.push({ id: kRule.test(key) ? key.slice('rule.'.length) : null, words: words(key) });
    }
  }
  return all;
}

/** For comparing: without case and accents, so that "zeton" finds "żeton". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l');
}

/** Chapters with only the lines that contain every word of the query; all of them for an empty one. */
export function search(all: readonly Chapter[], query: string): Chapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...all];
  return all
    .map((chapter) => ({
      ...chapter,
      lines: chapter.lines.filter((line) => {
        const text = plain(`${line.id ?? ''} ${line.words} ${chapter.title}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.lines.length > 0);
}

/** Words and rule ids in turn: every second part is a rule id. */
export function withLinks(words: string): string[] {
  return words.split(/\b([A-Z]{2}-[VO]?\d{1,4})\b/);
}
