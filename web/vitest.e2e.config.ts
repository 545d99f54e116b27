import { defineConfig } from 'vitest/config';
import { filesIn, gamesWith } from './build/folders.ts';
import { gamesOfTree } from './build/games.ts';

// Besides the tests: pictures (shots, icons) and measurements (trace).
const kind = process.env['HOLDOUT_E2E'] ?? 'e2e';
filesIn('web/e2e', new RegExp(`\\.${kind}\\.ts$`));
const folders = ['web/e2e', ...gamesWith('web/e2e').map((game) => `games/${game}/web/e2e`)];

// Whole games in a real browser: `npm run e2e`, with HOLDOUT_PROGRAM naming the server.
export default defineConfig({
  plugins: [gamesOfTree()],
  test: {
    environment: 'node',
    include: folders.map((folder) => `${folder}/*.${kind}.ts`),
    testTimeout: 600_000, // a game may be long and the machine slow; that nothing moves is found after 40 seconds
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } }, // as long as a locator waits: a busy machine takes its time
    fileParallelism: false,
  },
});
