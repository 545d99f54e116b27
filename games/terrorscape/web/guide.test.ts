import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { questionKinds } from './kinds.ts';

const languages = ['en', 'pl'] as const;
const texts = (language: string) =>
  JSON.parse(readFileSync(`games/terrorscape/texts/${language}/guide.json`, 'utf8')) as Record<
    string,
    string
  >;

// What a whole phase looks like to strangers is taught as the phase, and chance is asked of nobody.
const unasked = new Set(['chance', 'survivors_act', 'killer_acts']);
const lessons = [
  ...questionKinds.filter((kind) => !unasked.has(kind)),
  ...[0, 1, 2, 3].map((number) => `phase_${number}`),
];

describe('the first game guide', () => {
  it.each(languages)('has a lesson in %s for every question and every phase, and no other', (language) => {
    const wanted = lessons.flatMap((each) => [
      `guide.terrorscape.${each}`,
      `guide.terrorscape.${each}.title`,
    ]);
    expect(Object.keys(texts(language)).sort()).toEqual(wanted.sort());
  });

  it.each(languages)('says in %s what it has to say in two sentences', (language) => {
    for (const [key, words] of Object.entries(texts(language)))
      if (!key.endsWith('.title')) expect(words.match(/[.?!](?= |$)/g), key).toHaveLength(2);
  });
});
