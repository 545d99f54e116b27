import type { OptionGroup } from '../../games/game.ts';
import type { Option, Sentence } from '../../lib/protocol.ts';

// A long list of answers in parts: what belongs together stands together, in the order in which it came.

export interface OptionRow {
  option: Option;
  index: number; // among all options: its key
  words: Sentence | Option;
}

export interface OptionPart {
  key: string;
  title: Sentence | null;
  chips: boolean;
  before: number; // answers in the parts before it
  rows: OptionRow[];
}

/** Fewer answers than this need no headings. */
const kLong = 6;

export function optionParts(
  options: readonly Option[],
  groupOf: (option: Option) => OptionGroup | null,
): OptionPart[] {
  const plain: OptionGroup = { key: '', title: null, words: null };
  const long = options.length >= kLong;
  const parts: OptionPart[] = [];
  options.forEach((option, index) => {
    const { key, title, words, chip } = (long && groupOf(option)) || plain;
    let part = parts.find((each) => each.key === key);
    if (!part) parts.push((part = { key, title, chips: chip ?? false, before: 0, rows: [] }));
    part.rows.push({ option, index, words: words ?? option });
  });
  parts.reduce((sum, part) => (part.before = sum) + part.rows.length, 0);
  return parts;
}
