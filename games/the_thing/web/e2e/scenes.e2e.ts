import { expect, test } from 'vitest';
import { House } from '#web/e2e/house.ts';
import { playOn, type Person } from '#web/e2e/person.ts';
import { openTable } from '#web/e2e/tables.ts';

// With as many as there can be: what each has is in sight, and a scene over the board hides nothing of it.

const house = new House();

async function seatsShowCards(person: Person, players: number): Promise<void> {
  const seats = person.page.locator('div.seat');
  await expect.poll(() => seats.count()).toBe(players);
  for (let i = 0; i < players; i++) {
    const cards = seats.nth(i).locator('.facts > span').first();
    await cards.scrollIntoViewIfNeeded();
    const box = (await cards.boundingBox())!;
    const whole = (await seats.nth(i).locator('.face').boundingBox())!;
    expect(box.width, `seat ${i}`).toBeGreaterThan(8);
    expect(box.y + box.height, `seat ${i}`).toBeLessThanOrEqual(whole.y + whole.height + 1);
    expect(box.x + box.width, `seat ${i}`).toBeLessThanOrEqual(whole.x + whole.width + 1);
  }
}

/** The scene and the topmost things of the board, as they are on the screen. */
const topRow = ({ page }: Person) =>
  page.evaluate(() => {
    const scene = document.querySelector('.scene-stage.high .scene');
    const things = ['sky', 'rescue', 'place:radio', 'place:lab', 'place:weather'];
    const tops = things.map((each) => document.querySelector(`svg.board [data-place="${each}"]`)!);
    return (
      scene && {
        bottom: scene.getBoundingClientRect().bottom,
        tops: tops.map((each) => each.getBoundingClientRect().y),
      }
    );
  });

for (const players of [7, 8])
  test(`${players} at the station: cards at every seat, and scenes beside the board`, async () => {
    const person = await house.arrive({ name: 'Aga', language: 'pl' });
    await openTable(person, house.server.address, { game: 'the_thing', who: 'bots', players });
    await person.page.locator('ul.options button:enabled').first().waitFor();
    await seatsShowCards(person, players);
    let scenes = 0;
    await playOn(
      [person],
      'keys',
      async () => {
        if ((await person.page.locator('.scene-stage.high .scene').count()) === 0) return;
        // The board makes way a frame later.
        await expect
          .poll(async () => {
            const row = await topRow(person);
            return row === null || row.tops.every((top) => top >= row.bottom - 1);
          })
          .toBe(true);
        scenes += 1;
      },
      () => scenes > 2,
    );
    expect(scenes).toBeGreaterThan(0);
  });
