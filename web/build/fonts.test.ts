import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kParts } from './fonts.ts';

// A sign that no typeface of ours has makes the browser look through the machine's fonts in the middle of a frame, and
// is drawn differently on every device.

const kContent = '../content/text';
const kSource = 'src';

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return files(path, ending);
    return ending.test(each.name) && !/test/.test(each.name) ? [path] : [];
  });
}

it('whatever a page says is in the typefaces', () => {
  const there = new Set([...kParts.map((part) => part.text).join(''), '\n']);
  const strange = [...files(kContent, /\.json$/), ...files(kSource, /\.(svelte|ts|css)$/)].flatMap((path) =>
    [...readFileSync(path, 'utf8')].filter((sign) => !there.has(sign)).map((sign) => `${path}: ${sign}`),
  );
  expect([...new Set(strange)]).toEqual([]);
});
