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

  it('names no other rule by its id', () => {
    expect(
      ruleWords('Timers (usually: standard). Over days: one day. No other limit ends it (LD-210 holds not).')
        .text,
    ).toBe('Over days: one day. No other limit ends it.');
    expect(ruleWords('No Mercy: you must give it away. This replaces LD-613 and LD-V02.').text).toBe(
      'You must give it away.',
    );
    expect(ruleWords('Free test (usually off). On: you may use Test A (LD-724).').text).toBe(
      'On: you may use Test A.',
    );
  });

  it('leaves a sentence without a name alone', () => {
    expect(ruleWords('Nobody leaves.')).toEqual({ title: 'Nobody leaves.', text: '' });
  });
});
