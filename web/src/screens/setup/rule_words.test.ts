import { describe, expect, it } from 'vitest';
import { ruleWords } from './rule_words.ts';

describe('ruleWords', () => {
  it('takes the name and the usual value off an option', () => {
    expect(ruleWords('Klutz always (usually off). On: the Klutz plays at every count.')).toEqual({
      title: 'Klutz always',
      text: 'On: the Klutz plays at every count.',
    });
    expect(ruleWords('Zegary (zwykle: standardowe). Szybkie: połowa czasu.').title).toBe('Zegary');
  });

  it('takes the name off a variant', () => {
    expect(ruleWords('Full Tank: the Truck Keys are worth 3 (not 1).')).toEqual({
      title: 'Full Tank',
      text: 'The Truck Keys are worth 3 (not 1).',
    });
  });

  it('leaves a sentence without a name alone', () => {
    expect(ruleWords('Nobody leaves.')).toEqual({ title: 'Nobody leaves.', text: '' });
  });
});
