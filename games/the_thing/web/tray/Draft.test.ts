import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '#web/src/lib/device/settings.svelte.ts';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { draw, tidyUp } from '#web/src/games/shared/board_testing.ts';
import { sampleView } from '../sample_view.ts';
import { telling } from '../telling.ts';
import { deeds } from './deed.ts';
import Draft from './Draft.svelte';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'the_thing');
});
tidyUp();

const numberOf = (deed: string) => Number(Object.keys(deeds).find((each) => deeds[Number(each)] === deed));
const names = ['Aga', 'Filip', 'Norbert', 'Weronika', 'Ola', 'Tom'];

async function shown(
  asked: 'alien_victory' | 'alien_unopposed' | 'move',
  deed: string,
  { victim = -1, you = 1, proposer = 2 } = {},
) {
  const council = { team: 0b110, agreed: 0b100, speaker: 1, proposer, proposals: [] };
  const own = { council, alien_choice: numberOf(deed), alien_victim: victim };
  await draw([Draft, { view: sampleView({}, asked, own), you, names, options: [], onpick: () => undefined }]);
  return document.querySelector('.draft')?.textContent?.replace(/\s+/g, ' ').trim() ?? null;
}

// TT-306, TT-307: what one agrees to is what one sees (D-12, D-13).
describe('what the Alien team is asked to agree to', () => {
  it.each([
    ['alien_victory', 'Assimilate', 'Take Weronika'],
    ['alien_victory', 'Sabotage', 'Sabotage this place'],
    ['alien_unopposed', 'TakeDog', 'Take the Dog'],
    ['alien_unopposed', 'Pass', 'Nothing'],
  ] as const)('%s: %s', async (asked, deed, words) => {
    const victim = deed === 'Assimilate' ? 3 : -1;
    expect(await shown(asked, deed, { victim })).toBe(`Norbert proposes ${words} Agreed Norbert`);
  });

  it('is nothing while nobody has proposed anything, and later', async () => {
    expect(await shown('alien_victory', 'Pass', { proposer: -1 })).toBeNull();
    expect(await shown('move', 'Pass')).toBeNull();
  });

  it('is not for others, nor for whoever looks on', async () => {
    expect(await shown('alien_victory', 'Sabotage', { you: 0 })).toBeNull();
    expect(telling.answers).toEqual(expect.arrayContaining(['alien_victory', 'alien_unopposed']));
  });

  it('is numbered as in the rules', () => {
    const { actions } = JSON.parse(
      readFileSync(join(process.cwd(), 'games/the_thing/kinds.json'), 'utf8'),
    ) as { actions: { kind: string }[] };
    const kinds = actions.map(({ kind }) => kind.replace(/(?:^|_)(.)/g, (_, c: string) => c.toUpperCase()));
    for (const [number, deed] of Object.entries(deeds)) expect(kinds[Number(number)]).toBe(deed);
  });
});
