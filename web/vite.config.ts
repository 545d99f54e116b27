import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { cards } from './build/cards.ts';
import { chunkOf } from './build/chunks.ts';
import { classNames } from './build/class_names.ts';
import { filesIn, gamesWith, kTop } from './build/folders.ts';
import { fonts } from './build/fonts.ts';
import { gamesOfTree } from './build/games.ts';
import { icon } from './build/icon.ts';
import { looks } from './build/looks.ts';
import { serviceWorker } from './build/service_worker.ts';
import { texts } from './build/texts.ts';

/** The tests of a folder, which has some. */
function testsIn(folder: string): string {
  filesIn(folder, /\.test\.ts$/);
  return `${folder}/**/*.test.ts`;
}

export default defineConfig({
  plugins: [
    texts(),
    gamesOfTree(),
    looks(),
    fonts(),
    svelte({ configFile: join(kTop, 'svelte.config.js'), compilerOptions: { cssHash: classNames() } }),
    icon(),
    cards(),
    serviceWorker(),
  ],
  build: {
    target: 'es2022',
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    // Small pictures and fonts inside CSS would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    fs: { allow: [kTop] }, // games are beside this folder
    proxy: {
      // The server compares the origin with the host it is asked for, so the host stays.
      '/api': { target: 'http://127.0.0.1:8484', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:8484', ws: true, changeOrigin: false },
    },
  },
  // Svelte has a build for servers and one for browsers; tests run the browser's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['web/src', 'web/build', 'web/e2e', ...gamesWith('web').map((game) => `games/${game}/web`)].map(
      testsIn,
    ),
  },
});
