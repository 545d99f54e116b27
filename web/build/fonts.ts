// Cuts the two typefaces down to the letters European names need, in five parts, so that a browser
// fetches only what a page shows.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import subset from 'subset-font';

const kFaces = [
  { family: 'Oswald', slug: 'oswald', weight: 500, range: '400 700' },
  { family: 'Source Sans 3', slug: 'source-sans-3', weight: 400, range: '400' },
  { family: 'Source Sans 3', slug: 'source-sans-3', weight: 600, range: '600 700' },
];

// Ó comes with the Latin letters: the source files are cut that way.
const kPolish = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
const kPunctuation = '\u00a0§©«°»·×–—‘’‚“”„…•›−↑↓€';
/** Of all these no table says any before the first decision; people write them. */
const kSigns = '"#$%&*<=>@[\\]^_`{|}~§©«°»—‘‚›↑€';

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

function without(letters: string, those: string): string {
  return [...letters].filter((letter) => !those.includes(letter)).join('');
}

/** What the typefaces bring, in all their parts. Any other sign has a browser look through the machine's fonts. */
export const kParts = [
  { name: 'latin', file: 'latin', text: without(letters(0x20, 0x7e) + kPunctuation, kSigns) + 'Óó' },
  { name: 'signs', file: 'latin', text: kSigns },
  { name: 'polish', file: 'latin-ext', text: kPolish },
  { name: 'western', file: 'latin', text: without(letters(0xa1, 0xff), kPunctuation + 'Óó') },
  { name: 'central', file: 'latin-ext', text: without(letters(0x100, 0x17f), kPolish) },
];

function unicodeRange(text: string): string {
  const codes = [...new Set([...text].map((letter) => letter.codePointAt(0)!))].sort((a, b) => a - b);
  const ranges: string[] = [];
  for (let i = 0; i < codes.length;) {
    let last = i;
    while (codes[last + 1] === codes[last]! + 1) ++last;
    const hex = (at: number) => codes[at]!.toString(16).toUpperCase();
    ranges.push(last === i ? `U+${hex(i)}` : `U+${hex(i)}-${hex(last)}`);
    i = last + 1;
  }
  return ranges.join(',');
}

// Screens draw without hints, and of the typographic features only these are ever seen.
const kCut = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['kern', 'mark', 'ccmp', 'locl'],
} as const;

const kPrefix = 'virtual:fonts';

export function fonts(): Plugin {
  const require = createRequire(import.meta.url);
  let serving = false;

  async function cut(slug: string, file: string, weight: number, text: string): Promise<Buffer> {
    const source = require.resolve(`@fontsource/${slug}/files/${slug}-${file}-${weight}-normal.woff2`);
    return subset(await readFile(source), text, kCut);
  }

  return {
    name: 'holdout-fonts',
    configResolved(config) {
      serving = config.command === 'serve';
      // The files exist only in the bundle, where the style sheet's check does not look for them.
      const { warnOnce } = config.logger;
      config.logger.warnOnce = (message, options) => {
        if (!/\.woff2 referenced in .* didn't resolve/.test(message)) warnOnce(message, options);
      };
    },
    resolveId(id) {
      return id === `${kPrefix}.css` ? `\0${kPrefix}.css` : undefined;
    },
    async load(id) {
      if (id !== `\0${kPrefix}.css`) return undefined;
      let css = '';
      for (const face of kFaces) {
        for (const part of kParts) {
          const bytes = await cut(face.slug, part.file, face.weight, part.text);
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
          const fileName = `assets/${face.slug}-${face.weight}-${part.name}-${hash}.woff2`;
          if (!serving) this.emitFile({ type: 'asset', fileName, source: bytes });
          const url = serving ? `data:font/woff2;base64,${bytes.toString('base64')}` : `/${fileName}`;
          css +=
            `@font-face{font-family:'${face.family}';font-style:normal;font-weight:${face.range};` +
            `font-display:swap;src:url(${url}) format('woff2');unicode-range:${unicodeRange(part.text)}}\n`;
        }
      }
      return css;
    },
  };
}
