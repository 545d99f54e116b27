import { test } from 'vitest';
import { Person } from './person.ts';
import { kRuns, ms, serve } from './tracing.ts';

const server = serve({ quick: true });

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
}
