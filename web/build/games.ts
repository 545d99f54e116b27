// The games of the tree, from the folders games/*/web alone. For the client and its browser tests:
//   virtual:games            which is shown first, and its poster, which is part of the first screen
//   virtual:games/rule_ids   what the ids of its rules begin with, by game
//   virtual:games/<list>     what its web part has, by game, as `kFetched` and `kImported` say
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn, gamesWith, kTop } from './folders.ts';

const kGames = 'virtual:games';
const kPoster = 'Poster.svelte';

/** Files that are fetched when they are wanted; of posters all but the first. */
const kFetched: Record<string, string> = {
  parts: 'index.ts',
  posters: kPoster,
  forms: 'forms.ts',
  likely: 'likely.ts',
};

/** Files that come with whoever imports the list. */
const kImported: Record<string, string> = { setups: 'setup.ts', secrets: 'e2e/own_parts.ts' };

function keysOf(game: string): string[] {
  return filesIn(`games/${game}/texts/en`, /\.json$/).flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(kTop, path), 'utf8')) as object),
  );
}

/** The home screen has some facts of every game it shows; it shows no examples. */
const isExample = (game: string) => !keysOf(game).includes(`web.game.${game}.facts`);

/** Every game with a web part, as the server shows them: by name, examples last. */
export function gamesInOrder(): string[] {
  const games = gamesWith('web/index.ts');
  return [...games.filter((game) => !isExample(game)), ...games.filter(isExample)];
}

export const firstGame = (): string => gamesInOrder()[0]!;

/** What the ids of a game's rules begin with, such as `LD-`. */
function ruleIdsOf(game: string): string {
  const found = new Set(keysOf(game).flatMap((key) => /^rule\.([A-Z]+-)/.exec(key)?.[1] ?? []));
  const [first, ...others] = found;
  if (!first || others.length > 0)
    throw new Error(`games/${game}/texts: rule ids begin with "${[...found]}"; expected one such as LD-`);
  return first;
}

const partOf = (game: string, file: string) => JSON.stringify(join(kTop, 'games', game, 'web', file));

function shownFirst(): string {
  const first = firstGame();
  return `export const firstGame = '${first}';\nexport { default as FirstPoster } from ${partOf(first, kPoster)};`;
}

function ruleIds(): string {
  const ids = gamesInOrder().map((game) => [game, ruleIdsOf(game)]);
  return `export default ${JSON.stringify(Object.fromEntries(ids))};`;
}

function fetched(file: string): string {
  const games = gamesWith(`web/${file}`).filter((game) => file !== kPoster || game !== firstGame());
  return `export default {${games.map((game) => `${game}: () => import(${partOf(game, file)})`)}};`;
}

function imported(file: string): string {
  const games = gamesWith(`web/${file}`);
  const lines = games.map((game) => `import * as ${game} from ${partOf(game, file)};`);
  return `${lines.join('\n')}\nexport default {${games}};`;
}

function moduleOf(list: string | undefined): string {
  if (list === undefined) return shownFirst();
  if (list === 'rule_ids') return ruleIds();
  const [toFetch, toImport] = [kFetched[list], kImported[list]];
  if (toFetch) return fetched(toFetch);
  if (toImport) return imported(toImport);
  const lists = [...Object.keys(kFetched), ...Object.keys(kImported), 'rule_ids'];
  throw new Error(`${kGames}/${list}: there is no such list; expected one of ${lists.join(', ')}`);
}

export function gamesOfTree(): Plugin {
  return {
    name: 'holdout-games',
    resolveId: (id) => (id === kGames || id.startsWith(`${kGames}/`) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${kGames}`) ? moduleOf(id.split('/')[1]) : undefined),
  };
}
