import { test } from 'vitest';
import type { Person } from '#web/e2e/person.ts';
import { asks, kTablet, meet, onBoth, prefer, shows } from '#web/e2e/pictures.ts';
import { questionKinds } from '../kinds.ts';

const asked = asks(questionKinds, 1);

/** Tables that this person opens have the Killer at this seat. */
const killerAt = (seat: string) => async (person: Person) => {
  await person.page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const wish = route.request().postDataJSON() as { options?: Record<string, string> };
    const options = { ...wish.options, killer_seat: seat };
    return route.continue({ postData: JSON.stringify({ ...wish, options }) });
  });
};
const hides = killerAt('p1');

const kReport = '.outcome[data-event="noise_report"]';

onBoth('the Killer', (wish) =>
  meet(
    wish,
    { game: 'terrorscape', players: 4 },
    {
      'terrorscape-pick': asked(/^pick$/),
      'terrorscape-killer': async (person) =>
        (await asked(/^(fast_card|main_choice)$/)(person)) && shows(kReport)(person),
      'terrorscape-search': shows('.outcome[data-event="searched"], .outcome[data-event="detected"]'),
    },
    (person) => prefer(person, /^(play detection|search)/),
  ),
);

onBoth('the Survivors', (wish) =>
  meet(
    wish,
    { game: 'terrorscape', players: 4 },
    {
      'terrorscape-survivors': async (person) =>
        (await asked(/^action$/, 4)(person)) && shows('svg.board .noise')(person),
      'terrorscape-report': shows(kReport),
      'terrorscape-encounter': async (person) =>
        (await asked(/^(defence_item|defender)$/)(person)) && shows('.scene[data-kind="encounter"]')(person),
      'terrorscape-flee': asked(/^flee$/),
      'terrorscape-stealth': async (person) =>
        (await shows('svg.board .fog')(person)) && asked(/^action$/)(person),
      'terrorscape-end': shows('article.end'),
    },
    async () => {},
    hides,
  ),
);

test('tablet in the mansion', { timeout: 900_000 }, () =>
  meet(
    kTablet,
    { game: 'terrorscape', players: 4 },
    {
      'terrorscape-survivors': async (person) =>
        (await asked(/^action$/, 3)(person)) && shows('svg.board .noise')(person),
      'terrorscape-encounter': shows('.scene[data-kind="encounter"]'),
    },
    async () => {},
    hides,
  ),
);
