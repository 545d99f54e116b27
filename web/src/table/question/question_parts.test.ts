import { describe, expect, it } from 'vitest';
import { questionParts } from './question_parts.ts';

describe('parts of a question', () => {
  it('puts the question first and the facts below', () => {
    expect(questionParts('Toy Store: 5 monsters. You have 2 votes. Play a card, or be done?')).toEqual({
      title: 'Play a card, or be done?',
      body: 'Toy Store: 5 monsters. You have 2 votes.',
    });
  });

  it('takes the first sentence where nothing is asked', () => {
    expect(questionParts('You point at Aga. You may still change it.')).toEqual({
      title: 'You point at Aga.',
      body: 'You may still change it.',
    });
  });

  it('leaves one sentence alone', () => {
    expect(questionParts('Fate decides.')).toEqual({ title: 'Fate decides.', body: '' });
    expect(questionParts('')).toEqual({ title: '', body: '' });
  });
});
