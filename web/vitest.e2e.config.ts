import { defineConfig } from 'vitest/config';

// Whole games in a real browser: `npm run e2e`, with HOLDOUT_PROGRAM naming the server.
export default defineConfig({
  test: {
    environment: 'node',
    include: [process.env['HOLDOUT_SHOTS'] ? 'e2e/**/*.shots.ts' : 'e2e/**/*.e2e.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
