// Every text with made-up facts, as the program writes it with ICU and as the browser writes it. Needs the
// program: HOLDOUT_PROGRAM, or a release build beside this folder.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import parts from 'virtual:texts';
import { filesIn, gamesWith, kTop } from '../../../build/folders.ts';
import { textParts } from '../../../build/texts.ts';
import type { Sentence } from '../protocol.ts';
import type { Language } from '../device/settings.svelte.ts';
import { text } from './text.svelte.ts';

interface Sample {
  said: Sentence;
  text: string;
}

const program = process.env['HOLDOUT_PROGRAM'] ?? join(kTop, 'build/release/holdout');
const isBuilt = existsSync(program);
if (!isBuilt) console.warn(`skipped: ${program} is not there; build it, or set HOLDOUT_PROGRAM`);

function samplesOf(language: Language): { names: string[]; samples: Sample[] } {
  const folders = ['texts', ...gamesWith('texts').map((game) => `games/${game}/texts`)];
  const web = folders.flatMap((folder) => filesIn(`${folder}/${language}`, /\bweb\w*\.json$/));
  const more = web.flatMap((path) => ['--more', join(kTop, path)]);
  const lines = execFileSync(program, ['schema', '--texts', language, ...more], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .trim()
    .split('\n');
  const { names } = JSON.parse(lines[0]!) as { names: string[] };
  return { names, samples: lines.slice(1).map((line) => JSON.parse(line) as Sample) };
}

describe.skipIf(!isBuilt).each(['en', 'pl'] as const)('texts in %s', (language) => {
  beforeAll(async () => {
    await text.use(language);
    await text.want(...new Set(Object.keys(parts).map((part) => part.slice(part.indexOf('/') + 1))));
  });

  it('read the same in the browser and in the program', () => {
    const { names, samples } = samplesOf(language);
    const saidHere = new Set([...textParts(language).values()].flatMap((part) => Object.keys(part)));
    expect(samples.length).toBeGreaterThan(1000);
    expect(saidHere.size).toBeGreaterThan(1000);
    const differing = samples
      .filter(({ said }) => saidHere.has(said[0]))
      .map(({ said, text: expected }) => ({ said, expected, written: text.write(...said, names) }))
      .filter(({ expected, written }) => written !== expected);
    expect(differing).toEqual([]);
  });
});
