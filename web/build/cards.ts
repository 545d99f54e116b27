// Pictures that messengers show with a link, 1200 x 630, in every language: of each game its poster and its name, and
// one of the product itself. No page asks for them.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subset from 'subset-font';
import type { Component } from 'svelte';
import { createServer, type Plugin } from 'vite';
import { kParts } from './fonts.ts';
import { gamesWith, kTop } from './folders.ts';
import { textLanguages, textParts } from './texts.ts';

export const kCards = 'cards/';

const kTool = 'rsvg-convert';
const kFaces = [
  { slug: 'oswald', weight: 500 },
  { slug: 'source-sans-3', weight: 400 },
];
const kDisplay = 'Oswald Medium'; // as the files call themselves
const kText = 'Source Sans 3';
const kLogo = 'web/src/art/Logo.svelte';
const kDoor = 'web/public/icon.svg';
const kLamp = '#ffb35c';
const kGround = '#0b0e14';

const escaped = (words: string) =>
  words.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

/** Drawings that components make, as they are without a browser. */
async function drawn(components: string[]): Promise<Map<string, string>> {
  const server = await createServer({
    configFile: false,
    root: kTop,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [svelte({ configFile: join(kTop, 'svelte.config.js') })],
  });
  try {
    const { render } = (await server.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
    const found = new Map<string, string>();
    for (const path of components) {
      const { default: component } = await server.ssrLoadModule(join(kTop, path));
      const { body } = render(component as Component, { props: {} });
      if (path !== kLogo && body.includes(' class='))
        throw new Error(`${path}: a picture of a link has no style sheet; expected attributes alone`);
      found.set(path, body.replace(/<!--.*?-->/gs, ''));
    }
    return found;
  } finally {
    await server.close();
  }
}

/** The typefaces where the tool finds them, and no others: the same picture on every machine. */
async function withFonts<T>(use: (config: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'holdout-cards-'));
  const require = createRequire(import.meta.url);
  try {
    for (const { slug, weight } of kFaces)
      for (const file of ['latin', 'latin-ext']) {
        const source = require.resolve(`@fontsource/${slug}/files/${slug}-${file}-${weight}-normal.woff2`);
        const letters = kParts.filter((part) => part.file === file).map((part) => part.text);
        const bytes = await subset(await readFile(source), letters.join(''), { targetFormat: 'sfnt' });
        await writeFile(join(folder, `${slug}-${file}.ttf`), bytes);
      }
    const config = join(folder, 'fonts.conf');
    await writeFile(
      config,
      `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
    );
    return await use(config);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function painted(drawing: string, fonts: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    const env = { ...process.env, FONTCONFIG_FILE: fonts };
    const options = { env, encoding: 'buffer', maxBuffer: 1 << 24 } as const;
    const child = execFile(kTool, ['--format=png'], options, (error, picture) => {
      if (error) failed(new Error(`${kTool} (Debian: librsvg2-bin): ${error.message}`));
      else done(picture);
    });
    child.stdin!.on('error', () => undefined); // it says why it ended
    child.stdin!.end(drawing);
  });
}

const framed = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${content}</svg>`;

const words = (said: string, x: number, y: number, face: string, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" fill="${fill}">${escaped(said)}</text>`;

function placed(drawing: string, viewBox: string, x: number, y: number, width: number, height: number) {
  const attributes = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `<svg ${attributes} preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

const logo = (drawing: string, x: number, y: number, width: number) =>
  `<g font-family="${kDisplay}" font-size="29" letter-spacing="2.9" fill="${kLamp}">${placed(
    drawing,
    '0 0 212 40',
    x,
    y,
    width,
    (width * 40) / 212,
  )}</g>`;

const stop = (offset: number, opacity: number) =>
  `<stop offset="${offset}" stop-color="${kGround}" stop-opacity="${opacity}" />`;

/** The poster on the right, with what it is called in the dark beside it. */
function cardOfGame(poster: string, logoDrawing: string, name: string, facts: string): string {
  const side = `<linearGradient id="card-side">${stop(0.2, 1)}${stop(0.34, 0.72)}${stop(0.52, 0)}</linearGradient>`;
  const foot = `<linearGradient id="card-foot" x2="0" y2="1">${stop(0.62, 0)}${stop(0.9, 0.8)}</linearGradient>`;
  return framed(
    `<defs>${side}${foot}</defs><rect width="1200" height="630" fill="${kGround}" />` +
      placed(poster, '0 0 600 400', 230, 0, 970, 630) +
      `<rect width="1200" height="630" fill="url(#card-side)" /><rect width="1200" height="630" fill="url(#card-foot)" />` +
      logo(logoDrawing, 64, 52, 260) +
      words(name, 62, 520, kDisplay, 112, '#fff') +
      words(facts, 66, 576, kText, 34, kLamp),
  );
}

function cardOfProduct(door: string, tagline: string): string {
  const [first, ...rest] = tagline.split(/(?<=\.) /);
  return framed(
    `<rect width="1200" height="630" fill="${kGround}" />` +
      placed(door, '0 0 512 512', 650, 35, 560, 560) +
      `<g letter-spacing="10">${words('HOLDOUT', 84, 300, kDisplay, 132, kLamp)}</g>` +
      words(first!, 88, 376, kText, 38, '#fff') +
      words(rest.join(' '), 88, 426, kText, 38, '#fff'),
  );
}

/** Every picture, by the name of its file. */
export async function drawCards(): Promise<Map<string, Buffer>> {
  const games = gamesWith('web/Poster.svelte');
  const posters = games.map((game) => `games/${game}/web/Poster.svelte`);
  const drawings = await drawn([...posters, kLogo]);
  const door = (await readFile(join(kTop, kDoor), 'utf8')).replace(/<rect [^>]*>/, '');
  const logoDrawing = drawings.get(kLogo)!;
  const cards = new Map<string, Buffer>();
  await withFonts(async (fonts) => {
    for (const language of textLanguages()) {
      const texts = textParts(language).get('core')!;
      cards.set(`holdout.${language}.png`, await painted(cardOfProduct(door, texts['web.tagline']!), fonts));
      for (const [i, game] of games.entries()) {
        const facts = texts[`web.game.${game}.facts`] ?? '';
        const drawing = cardOfGame(drawings.get(posters[i]!)!, logoDrawing, texts[`ui.game.${game}`]!, facts);
        cards.set(`${game}.${language}.png`, await painted(drawing, fonts));
      }
    }
  });
  return cards;
}

export function cards(): Plugin {
  return {
    name: 'holdout-cards',
    apply: 'build',
    async generateBundle() {
      for (const [name, source] of await drawCards())
        this.emitFile({ type: 'asset', fileName: kCards + name, source });
    },
  };
}
