import { afterAll, beforeAll, test } from 'vitest';
import { closeBrowser, openBrowser, Person } from './person.ts';
import { Server } from './server.ts';
import { openTable } from './tables.ts';
import { kCategories, kFrameMs, quantile, timelineOf, type Timeline, type TraceEvent } from './timeline.ts';

// What the browser itself says: `npm run trace`, with HOLDOUT_PROGRAM naming the server. Each figure is measured
// several times. Tasks and frames are told in time on the processor, so that whatever else a machine does is not
// counted; the first screen in time on the clock. Each game says in web/e2e with how many it is measured.

export const kRuns = 3;
const kPlayMs = { quick: 10_000, usual: 30_000 };
const kKeyMs = 60; // how long a finger holds a key: nobody presses two of them in one frame

export const ms = (value: number) => value.toFixed(1).padStart(7);

/** A server for each file that measures; `quick` as in Server. */
export function serve(wish: { quick: boolean }): Server {
  const server = new Server(wish);
  beforeAll(() => server.start());
  afterAll(async () => {
    await closeBrowser();
    await server.stop();
  });
  return server;
}

/** Measures a game on a desk and on a phone, with computer players as quick as usual and as quick as can be. */
export function measureMoving(game: string, players?: number): void {
  const servers = { usual: serve({ quick: false }), quick: serve({ quick: true }) };
  for (const phone of [false, true])
    for (const pace of ['usual', 'quick'] as const) {
      const where = phone ? 'phone' : 'desk';
      test(`while things move (${game}, ${where}, ${pace} players)`, { timeout: 400_000 }, async () => {
        const all: number[] = [];
        for (let run = 0; run < kRuns; run++) {
          const person = await Person.arrive({ name: 'Ada', language: 'pl', phone, reducedMotion: false });
          await openTable(person, servers[pace].address, { game, who: 'bots', players });
          const name = `${game}-${where}-${pace}-${run + 1}`;
          const { tasks, frames, slow } = await traced(person, kPlayMs[pace], name);
          const long = tasks.filter((each) => each > 50);
          all.push(...frames);
          console.log(
            `${game}, ${where}, ${pace}, run ${run + 1}: ${told(frames)};` +
              ` longest task ${ms(Math.max(...tasks))} ms; long tasks ${long.length}`,
          );
          for (const each of slow) console.log(`  slow: ${each}`);
          await person.leave();
        }
        console.log(`${game}, ${where}, ${pace}, all runs: ${told(all)}`);
      });
    }
}

/** Plays for a while, with keys, from the first question on. The trace is kept: a browser's tools open it. */
async function traced(person: Person, playMs: number, name: string): Promise<Timeline> {
  const browser = await openBrowser();
  await person.page.locator('ul.options button:enabled, .veil').first().waitFor();
  await person.page.waitForTimeout(1000);
  await browser.startTracing(person.page, {
    categories: kCategories,
    path: `test-results/${name}.trace.json`,
  });
  const until = Date.now() + playMs;
  for (let turn = 0; Date.now() < until; turn++) {
    await person.answerOnce((count) => (turn * 7 + 3) % count, 'keys', kKeyMs);
    await person.page.waitForTimeout(250);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return timelineOf(trace.traceEvents);
}

function told(frames: number[]): string {
  return (
    `${frames.length} frames with work: median ${ms(quantile(frames, 0.5))} p95 ${ms(quantile(frames, 0.95))}` +
    ` p99 ${ms(quantile(frames, 0.99))} max ${ms(Math.max(...frames))} ms;` +
    ` over ${kFrameMs} ms ${frames.filter((each) => each > kFrameMs).length}`
  );
}
