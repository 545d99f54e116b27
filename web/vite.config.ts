import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts.ts';
import { serviceWorker } from './build/service_worker.ts';
import { texts } from './build/texts.ts';

export default defineConfig({
  plugins: [texts(), fonts(), svelte(), serviceWorker()],
  build: {
    target: 'es2022',
    // Small pictures and fonts inside CSS would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8484',
      '/ws': { target: 'ws://127.0.0.1:8484', ws: true },
    },
  },
  // Svelte has a build for servers and one for browsers; tests run the browser's.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
