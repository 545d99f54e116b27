import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Styles are bound to their component by a class. Named by number instead of by a hash it weighs a kilobyte less.
const kSource = fileURLToPath(new URL('src/', import.meta.url));
const components = readdirSync(kSource, { recursive: true })
  .filter((name) => name.endsWith('.svelte'))
  .sort();

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ filename, css, hash }) => {
      const number = components.findIndex((name) => filename.endsWith(`src/${name}`));
      return number < 0 ? `svelte-${hash(css)}` : `s${number.toString(36)}`;
    },
  },
};
