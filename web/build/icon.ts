// The page brings its icon along: a request of its own would cost more than the drawing.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const kIcon = new URL('../public/icon.svg', import.meta.url);
const kLink = 'href="/icon.svg"';

export function icon(): Plugin {
  return {
    name: 'holdout-icon',
    apply: 'build',
    transformIndexHtml(page) {
      if (!page.includes(kLink)) throw new Error(`the page has no ${kLink}`);
      const drawing = readFileSync(kIcon, 'utf8').trim().replace(/\s+/g, ' ');
      return page.replace(kLink, `href="data:image/svg+xml,${encodeURIComponent(drawing)}"`);
    },
  };
}
