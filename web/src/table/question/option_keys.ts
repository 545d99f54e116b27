import type { Option } from '../../lib/protocol.ts';

// Which key picks which option: digits first, then the letters that no shortcut of the table uses.

const kDigits = '123456789';
const kReserved = 'hlntu'; // cover the tray, log, next decision, talk, undo
const kLetters = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !kReserved.includes(letter)).join('');
const kKeys = kDigits + kLetters;

/** Whether this answer is to do nothing. */
export const isPass = ([notation]: Option): boolean => notation === 'pass' || notation === 'done';

/** The key of the option at that index, or null when there are more options than keys. */
export function keyOfOption(index: number): string | null {
  return kKeys[index] ?? null;
}

/** The index of the option that this key picks among `count` options, or null. */
export function optionOfKey(key: string, count: number): number | null {
  if (key.length !== 1) return null;
  const index = kKeys.indexOf(key.toLowerCase());
  return index >= 0 && index < count ? index : null;
}
