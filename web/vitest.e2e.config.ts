import { defineConfig } from 'vitest/config';

// Whole games in a real browser: `npm run e2e`, with HOLDOUT_PROGRAM naming the server.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
