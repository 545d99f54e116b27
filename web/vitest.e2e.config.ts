import { defineConfig } from 'vitest/config';

// Whole games in a real browser: `npm run e2e`, with HOLDOUT_PROGRAM naming the server.
export default defineConfig({
  test: {
    environment: 'node',
    // Besides the tests: pictures (shots) and measurements (trace).
    include: [`e2e/**/*.${process.env['HOLDOUT_E2E'] ?? 'e2e'}.ts`],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
