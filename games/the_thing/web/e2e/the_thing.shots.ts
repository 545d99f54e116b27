import { test } from 'vitest';
import type { Person } from '#web/e2e/person.ts';
import { asks, kTablet, meet, onBoth, prefer, shows, type Moment } from '#web/e2e/pictures.ts';
import { partnersOf } from '#web/e2e/tables.ts';
import { questionKinds } from '../kinds.ts';

const kWhisper = { en: 'The Boiler first, then the Generator.', pl: 'Najpierw kotłownia, potem generator.' };

const asked = asks(questionKinds, 1);

onBoth('The Thing', (wish) =>
  meet(
    wish,
    { game: 'the_thing', players: 6 },
    {
      'the_thing-board': asked(/^move$/),
      'the_thing-meeting': asked(/^(peek|lay_tokens)$/),
      'the_thing-vote': asked(/^vote$/),
      'the_thing-test': async (person) =>
        (await asked(/^(volunteer_[ab]|choose_tester)$/)(person)) &&
        shows('.scene[data-kind="test"]')(person),
      'the_thing-tested': shows('.outcome[data-event="tested"]'),
      'the_thing-boarding': asked(/^(want_to_board|admit)$/),
      'the_thing-end': shows('article.end'),
    },
    async (person) => {
      // Only who has drawn a token in the Lab is asked for a test.
      if (await asked(/^(move|hand_in)$/)(person)) await prefer(person, /^(place lab|play use)$/);
    },
  ),
);

onBoth('the open tray of The Thing', (wish) =>
  meet(
    wish,
    { game: 'the_thing', players: 6 },
    {
      'the_thing-tray': async (person) => {
        if (!(await asked(/^move$/)(person))) return false;
        if (wish.phone) await person.page.locator('#tab-tray').click();
        await person.page.locator('.tray .inside > .curtain').click();
        return true;
      },
    },
  ),
);

onBoth('eight at the station', (wish) =>
  meet(wish, { game: 'the_thing', players: 8 }, { 'the_thing-eight': asked(/^vote$/) }),
);

onBoth('alone at the station', (wish) =>
  meet(wish, { game: 'the_thing', players: 1 }, { 'the_thing-alone': asked(/^cancel_die$/) }),
);

/** Asked for the plan of an Alien that has company. */
const plansTogether: Moment = async (person) =>
  partnersOf(person).length > 1 && (await asked(/^alien_plan$/)(person));

/** Says something that only the team hears. */
async function confer(person: Person): Promise<boolean> {
  await person.page.locator('#tab-talk').click();
  await person.page.locator('.chat .chip.gold').click();
  await person.page.locator('#chat-line').fill(kWhisper[person.wish.language]);
  await person.page.locator('#chat-line').press('Enter');
  return true;
}

onBoth('the revealed Alien', (wish) =>
  meet(
    wish,
    { game: 'the_thing', players: 8 },
    {
      'the_thing-alien': plansTogether,
      'the_thing-team': async (person) => (await plansTogether(person)) && confer(person),
    },
    async (person) => {
      // Only an Alien has the choice, and its last answer throws off the mask.
      if (await asked(/^reveal$/, 2)(person)) await person.answerOnce((count) => count - 1, 'tap');
    },
  ),
);

test('tablet at the station', { timeout: 900_000 }, () =>
  meet(kTablet, { game: 'the_thing', players: 6 }, { 'the_thing-vote': asked(/^vote$/) }),
);
