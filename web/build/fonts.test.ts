import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, gamesWith, kTop } from './folders.ts';
import { kParts } from './fonts.ts';

// A sign that no typeface of ours has makes the browser look through the machine's fonts in the middle of a frame, and
// is drawn differently on every device.

const kSources = ['web/src', ...gamesWith('web').map((game) => `games/${game}/web`)];
const kTexts = ['texts', ...gamesWith('texts').map((game) => `games/${game}/texts`)];

const files = [
  ...kTexts.flatMap((folder) => filesIn(folder, /\.json$/)),
  ...kSources.flatMap((folder) => filesIn(folder, /\.(svelte|ts|css)$/)).filter((path) => !/test/.test(path)),
];

it('whatever a page says is in the typefaces', () => {
  const there = new Set([...kParts.map((part) => part.text).join(''), '\n']);
  const strange = files.flatMap((path) =>
    [...readFileSync(join(kTop, path), 'utf8')]
      .filter((sign) => !there.has(sign))
      .map((sign) => `${path}: ${sign}`),
  );
  expect([...new Set(strange)]).toEqual([]);
});
