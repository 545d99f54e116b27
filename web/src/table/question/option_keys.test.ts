import { describe, expect, it } from 'vitest';
import { keyOfOption, optionOfKey } from './option_keys';

describe('keys of options', () => {
  it('gives digits to the first nine and letters to the rest', () => {
    expect([0, 8, 9, 10].map(keyOfOption)).toEqual(['1', '9', 'a', 'b']);
  });

  it('never takes the keys of the table itself', () => {
    const keys = Array.from({ length: 40 }, (_, i) => keyOfOption(i));
    for (const key of ['h', 'l', 'n', 't', 'u', '?']) expect(keys).not.toContain(key);
    expect(keys.at(-1)).toBeNull();
  });

  it('finds the option of every key it gave, in either case', () => {
    for (let i = 0; i < 30; ++i) expect(optionOfKey(keyOfOption(i)!, 30)).toBe(i);
    expect(optionOfKey('A', 31)).toBe(9);
  });

  it('picks nothing beyond the options there are', () => {
    expect(optionOfKey('4', 3)).toBeNull();
    expect(optionOfKey('Enter', 30)).toBeNull();
    expect(optionOfKey('0', 30)).toBeNull();
  });
});
