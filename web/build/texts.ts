// Serves content/text to the client, compiled, in parts: `core` for every screen, and for each game its own
// words, its rules and its ends, fetched when they are needed.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage } from './messages.ts';
import { isForTerminal } from './terminal.ts';

const kFolder = fileURLToPath(new URL('../../content/text', import.meta.url));
const kTexts = 'virtual:texts';

type Texts = Record<string, string>;

function readTexts(path: string): Texts {
  return JSON.parse(readFileSync(path, 'utf8')) as Texts;
}

/** Screens before, beside and after the game, fetched with them. */
const kSetup = 'web_setup.json';

/** osaczeni_rules.json is the part `osaczeni_rules`, osaczeni_terms.json belongs to `osaczeni`, web.json to `core`. */
export function partOf(file: string, games: string[]): string {
  if (file === kSetup) return 'setup';
  const name = basename(file, '.json').replace(/^web_/, '');
  const game = games.find((key) => name === key || name.startsWith(`${key}_`));
  if (!game) return 'core';
  const what = name.slice(game.length + 1);
  if (what === 'rules') return `${game}_rules`;
  return what === 'epilogues' || what === 'bots' ? `${game}_ends` : game;
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Texts of one language by part. */
export function textParts(language: string, folder = kFolder): Map<string, Texts> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  const texts = new Map(files.map((file) => [file, readTexts(join(folder, language, file))]));
  const named = [...texts.values()]
    .flatMap((each) => Object.keys(each))
    .filter((key) => key.startsWith('ui.game.'))
    .map((key) => key.slice('ui.game.'.length));
  // A game that is not offered yet has its folder, and words that nobody's first load should carry.
  const games = [...new Set([...named, ...foldersIn(join(folder, '..'))])];
  const parts = new Map<string, Texts>();
  for (const [file, each] of texts) {
    const part = partOf(file, games);
    const into = parts.get(part) ?? {};
    for (const [key, message] of Object.entries(each)) if (!isForTerminal(key)) into[key] = message;
    parts.set(part, into);
  }
  return parts;
}

export function textLanguages(folder = kFolder): string[] {
  return foldersIn(folder);
}

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
      for (const file of readdirSync(join(kFolder, language)))
        this.addWatchFile(join(kFolder, language, file));
      const compiled: Record<string, unknown> = {};
      for (const [key, message] of Object.entries(textParts(language).get(part) ?? {})) {
        try {
          compiled[key] = compileMessage(message);
        } catch (error) {
          this.error(`content/text/${language}: ${key}: ${(error as Error).message}`);
        }
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
  };
}
