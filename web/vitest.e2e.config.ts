import { defineConfig } from 'vitest/config';

// Whole games in a real browser: `npm run e2e`, with HOLDOUT_PROGRAM naming the server.
export default defineConfig({
  test: {
    environment: 'node',
    // Besides the tests: pictures (shots, icons) and measurements (trace).
    include: [`e2e/**/*.${process.env['HOLDOUT_E2E'] ?? 'e2e'}.ts`],
    testTimeout: 600_000, // a game may be long and the machine slow; that nothing moves is found after 40 seconds
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } }, // as long as a locator waits: a busy machine takes its time
    fileParallelism: false,
  },
});
