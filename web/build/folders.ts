// The tree as the web client's tools walk it: a game is a folder of games/. What is expected and not there is a mistake.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const kTop = join(fileURLToPath(import.meta.url), '../../..');

/** The folders in a folder, by name. */
export function foldersIn(folder: string): string[] {
  const found = readdirSync(join(kTop, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  if (found.length === 0) throw new Error(`${folder}: there is no folder here`);
  return found;
}

/** The files below a folder whose names end so, as paths from the top. */
export function filesIn(folder: string, ending: RegExp): string[] {
  const found = readdirSync(join(kTop, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .sort();
  if (found.length === 0) throw new Error(`${folder}: no file here ends in ${ending.source}`);
  return found;
}

/** The games that have this file or folder, by their key. */
export function gamesWith(part: string): string[] {
  const found = foldersIn('games').filter((game) => existsSync(join(kTop, 'games', game, part)));
  if (found.length === 0) throw new Error(`games/*/${part}: there is no game here that has it`);
  return found;
}
