import { expect, it } from 'vitest';
import { textLanguages, textParts } from '../../../build/texts.ts';
import { isVariant, ruleTitle } from './rule_words.ts';

it('takes the name off an option and off a variant', () => {
  expect(ruleTitle('Klutz always (usually off). On: the Klutz plays at every count.')).toBe('Klutz always');
  expect(ruleTitle('Zegary (zwykle: standardowe). Szybkie: połowa czasu.')).toBe('Zegary');
  expect(ruleTitle('Full Tank: the Truck Keys are worth 3 (not 1).')).toBe('Full Tank');
  expect(ruleTitle('Nobody leaves.')).toBe('Nobody leaves.');
});

it('every variant has a short sentence for players in each language, which names no rule by its id', () => {
  for (const language of textLanguages()) {
    const texts = Object.assign({}, ...textParts(language).values()) as Record<string, string>;
    const setup = Object.entries(texts).filter(([key]) => key.startsWith('option.'));
    expect(setup.length).toBeGreaterThan(40);
    for (const [key, words] of setup) {
      expect(words, key).not.toMatch(/[A-Z]{2}-[A-Z]?\d/);
      expect(words.length, key).toBeLessThan(120);
      expect(texts[key.replace('option.', 'rule.')], key).toBeDefined();
    }
    for (const key of Object.keys(texts).filter(isVariant))
      expect(texts[key.replace('rule.', 'option.')], key).toBeDefined();
  }
});
