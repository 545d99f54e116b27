// Serves the texts of the table and of its games to the client, compiled, in parts: `core` for every screen, and for each
// game its own words, its rules and its ends, fetched when they are needed.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn, foldersIn, gamesWith, kTop } from './folders.ts';
import { compileMessage } from './messages.ts';

const kTexts = 'virtual:texts';

type Texts = Record<string, string>;

/** Screens before, beside and after the game, fetched with them. */
const kSetup = 'web_setup.json';

/** What is said of a game before anybody is at a table of it. */
const kFront = /^(ui|web)\.game\./;

/** The terminal, letters and links in messengers have sentences of their own, which no browser ever says. */
function isForBrowser(path: string, key: string): boolean {
  if (/^(terminal|letters|links)\.json$/.test(basename(path))) return false;
  return !key.startsWith('ui.') || /^ui\.(game|level|reason)\./.test(key);
}

/** The part that a text belongs to: of a game what its `rules.json`, `about.json` and `setup.json` say to `<game>_rules`, its `terms.json` to `<game>`. */
export function partOf(path: string, key: string): string {
  const game = /^games\/([a-z_]+)\/texts\//.exec(path)?.[1];
  const file = basename(path);
  if (!game || kFront.test(key)) return file === kSetup ? 'setup' : 'core';
  if (/^(rules|about|setup)\.json$/.test(file)) return `${game}_rules`;
  return file === 'epilogues.json' || file === 'bots.json' ? `${game}_ends` : game;
}

/** Files of one language, the table's own first. */
function filesOf(language: string): string[] {
  const folders = ['texts', ...gamesWith('texts').map((game) => `games/${game}/texts`)];
  return folders.flatMap((folder) => filesIn(`${folder}/${language}`, /\.json$/));
}

/** Texts of one language by part. */
export function textParts(language: string): Map<string, Texts> {
  const parts = new Map<string, Texts>();
  for (const path of filesOf(language)) {
    const texts = JSON.parse(readFileSync(join(kTop, path), 'utf8')) as Texts;
    for (const [key, message] of Object.entries(texts)) {
      if (!isForBrowser(path, key)) continue;
      const part = partOf(path, key);
      const into = parts.get(part) ?? {};
      into[key] = message;
      parts.set(part, into);
    }
  }
  return parts;
}

export const textLanguages = (): string[] => foldersIn('texts');

export function texts(): Plugin {
  return {
    name: 'holdout-texts',
    resolveId(id) {
      return id.startsWith(kTexts) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${kTexts}`)) return undefined;
      const [, language, part] = id.split('/');
      if (!language || !part) {
        const entries = textLanguages().flatMap((each) =>
          [...textParts(each).keys()].map(
            (name) => `"${each}/${name}": () => import("${kTexts}/${each}/${name}")`,
          ),
        );
        return `export default {${entries.join(',\n')}};`;
      }
      for (const path of filesOf(language)) this.addWatchFile(join(kTop, path));
      const compiled: Record<string, unknown> = {};
      for (const [key, message] of Object.entries(textParts(language).get(part) ?? {})) {
        try {
          compiled[key] = compileMessage(message);
        } catch (error) {
          this.error(`texts in ${language}: ${key}: ${(error as Error).message}`);
        }
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
  };
}
