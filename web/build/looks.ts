// How events of a game look, by kind: `import looks from '../kinds.json?looks'` has the column `look` of its rows and
// nothing else of that file, which is written for the rules.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Look, Looks } from '../src/games/looks.ts';

const kLooks = '?looks';

interface Kinds {
  events: { kind: string; look?: Look }[];
}

export function looksIn(file: string): Looks {
  const { events } = JSON.parse(readFileSync(file, 'utf8')) as Kinds;
  const seen = events.flatMap(({ kind, look }) => (look ? [[kind, look] as const] : []));
  if (seen.length === 0)
    throw new Error(`${file}: no event has a look; expected "look": { "ms": 200 } or so`);
  return Object.fromEntries(seen);
}

export function looks(): Plugin {
  return {
    name: 'holdout-looks',
    enforce: 'pre',
    // As JSON, as the file is.
    load(id) {
      if (!id.endsWith(`.json${kLooks}`)) return undefined;
      const file = id.slice(0, -kLooks.length);
      this.addWatchFile(file);
      return JSON.stringify(looksIn(file));
    },
  };
}
