import { afterAll, beforeAll, test } from 'vitest';
import { closeBrowser, openBrowser, Person } from './person.ts';
import { Server } from './server.ts';
import { openTable } from './tables.ts';
import { kCategories, kFrameMs, quantile, timelineOf, type Timeline, type TraceEvent } from './timeline.ts';

// What the browser itself says: `npm run trace`, with HOLDOUT_PROGRAM naming the server. Each figure is measured
// several times. Tasks and frames are told in time on the processor, so that whatever else a machine does is not
// counted; the first screen in time on the clock.

const kRuns = 3;
const kPlayMs = { quick: 10_000, usual: 30_000 };
const kKeyMs = 60; // how long a finger holds a key: nobody presses two of them in one frame
const kSix = { players: 6 };

type Pace = keyof typeof kPlayMs;

const servers = { quick: new Server(), usual: new Server({ quick: false }) };
const server = servers.quick;
beforeAll(async () => {
  for (const each of Object.values(servers)) await each.start();
});
afterAll(async () => {
  await closeBrowser();
  for (const each of Object.values(servers)) await each.stop();
});

const ms = (value: number) => value.toFixed(1).padStart(7);

for (const phone of [false, true]) {
  const where = phone ? 'phone' : 'desk';

  test(`the first screen can be used (${where})`, async () => {
    const times: number[] = [];
    for (let run = 0; run < kRuns; run++) {
      const person = await Person.arrive({ name: 'Ada', language: 'pl', phone, reducedMotion: false });
      // Usable: the main button is on the screen, has been drawn, and the page has nothing else to do.
      await person.page.addInitScript(() => {
        const look = () =>
          document.querySelector('.button.main')
            ? requestAnimationFrame(() => setTimeout(() => performance.mark('usable')))
            : requestAnimationFrame(look);
        look();
      });
      await person.visit(server.address);
      const time = await person.page.waitForFunction(
        () => performance.getEntriesByName('usable')[0]?.startTime,
      );
      times.push((await time.jsonValue()) as number);
      await person.leave();
    }
    console.log(`usable after, ${where}: best ${ms(Math.min(...times))} ms, all ${times.map(ms).join('')}`);
  });

  for (const [game, pace] of ['osaczeni', 'the_thing'].flatMap((each) => [
    [each, 'usual'] as [string, Pace],
    [each, 'quick'] as [string, Pace],
  ]))
    test(`while things move (${game}, ${where}, ${pace} players)`, { timeout: 400_000 }, async () => {
      const all: number[] = [];
      for (let run = 0; run < kRuns; run++) {
        const person = await Person.arrive({ name: 'Ada', language: 'pl', phone, reducedMotion: false });
        await openTable(person, servers[pace].address, {
          game,
          who: 'bots',
          ...(game === 'the_thing' && kSix),
        });
        const { tasks, frames, slow } = await traced(
          person,
          kPlayMs[pace],
          `${game}-${where}-${pace}-${run + 1}`,
        );
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
