import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts.ts';
import { serviceWorker } from './build/service_worker.ts';
import { texts } from './build/texts.ts';

// What is needed together travels together: a few chunks compress better than fifty. The first that matches
// counts.
const kChunks: [name: string, modules: RegExp][] = [
  [
    'shell',
    /node_modules\/(svelte|esm-env|clsx)\/|\/src\/lib\/(?!qr|keep_focus)|\/src\/(main|App)\b|\/src\/games\/[a-z]+\.ts/,
  ],
  [
    'shell',
    /\/src\/(app|virtual:fonts)\.css|virtual:fonts|\/src\/art\/(?!ComingLater|posters\/(?!Osaczeni))/,
  ],
  [
    'shell',
    /\/src\/ui\/(TopBar|LanguageSwitch|Lazy|Waiting|Broken|ClosedDoor|Entering|Modal|Confirm|NameDialog)/,
  ],
  ['shell', /\/src\/screens\/Table\.svelte/],
  ['home', /\/src\/screens\/(Home|home\/)|\/src\/art\/ComingLater/],
  // Who comes by a link sees the door, then the lobby.
  [
    'lobby',
    /\/src\/screens\/(Join|Lobby|lobby\/(?!TableSettings|ColourPicker|SeatActions))|\/src\/ui\/(Choices|Unfetched)/,
  ],
  [
    'table',
    /\/src\/table\/(?!Refusal|Talk|Composer|talk_of|statement|Notes|SeatMenu|MenuItems|StandingOrder|standing_order|Briefing|VoteBar|End|Dawn|Ledger|Secrets|Replay|RulesReader|replay_|tape|rule_search|ledger)/,
  ],
  ['table', /\/src\/games\/shared\/(?!tones)/],
  ['mall', /\/src\/games\/osaczeni\/(?!likely|forms|sounds)/],
];

function chunkOf(id: string): string | undefined {
  return kChunks.find(([, modules]) => modules.test(id))?.[0];
}

export default defineConfig({
  plugins: [texts(), fonts(), svelte(), serviceWorker()],
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
    fs: { allow: ['..'] }, // figures of the rules are in content
    proxy: {
      // The server compares the origin with the host it is asked for, so the host stays.
      '/api': { target: 'http://127.0.0.1:8484', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:8484', ws: true, changeOrigin: false },
    },
  },
  // Svelte has a build for servers and one for browsers; tests run the browser's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'e2e/**/*.test.ts'] },
});
