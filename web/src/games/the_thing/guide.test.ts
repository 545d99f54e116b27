import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phases, questionKinds } from './view.ts';

const texts = (language: string) =>
  JSON.parse(
    readFileSync(join(process.cwd(), '../content/text', language, 'the_thing_guide.json'), 'utf8'),
  ) as Record<string, string>;

// Chance is asked of nobody.
const wanted = [...questionKinds.slice(1), ...phases.map((_, number) => `phase_${number}`)].map(
  (lesson) => `guide.the_thing.${lesson}`,
);

describe('the first game guide', () => {
  it.each(['en', 'pl'])('has a lesson in %s for every question and every phase, and no other', (language) => {
    const known = texts(language);
    expect(Object.keys(known).sort()).toEqual(wanted.flatMap((key) => [key, `${key}.title`]).sort());
  });

  it.each(['en', 'pl'])('says in %s what it has to say in two sentences', (language) => {
    for (const [key, words] of Object.entries(texts(language)))
      if (!key.endsWith('.title')) expect(words.match(/[.?!](?= |$)/g), key).toHaveLength(2);
  });
});
