import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '#web/src/lib/device/settings.svelte.ts';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { draw, tidyUp } from '#web/src/games/shared/board_testing.ts';
import { sampleView } from '../sample_view.ts';
import { telling } from '../kinds.ts';
import type { Deed } from '../view.ts';
import Draft from './Draft.svelte';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'the_thing');
});
tidyUp();

const names = ['Aga', 'Filip', 'Norbert', 'Weronika', 'Ola', 'Tom'];

async function shown(
  asked: 'alien_victory' | 'alien_unopposed' | 'move',
  deed: Deed,
  { victim = -1, you = 1 } = {},
) {
  const council = { team: 0b110, agreed: 0b100, speaker: 1, proposer: 2, proposals: [] };
  const own = { council, alien_victim: victim, board: { deed } };
  await draw([Draft, { view: sampleView({}, asked, own), you, names, options: [], onpick: () => undefined }]);
  return document.querySelector('.draft')?.textContent?.replace(/\s+/g, ' ').trim() ?? null;
}

// TT-306, TT-307: what one agrees to is what one sees (D-12, D-13).
describe('what the Alien team is asked to agree to', () => {
  it.each([
    ['alien_victory', 'assimilate', 'Take Weronika'],
    ['alien_victory', 'sabotage', 'Sabotage this place'],
    ['alien_unopposed', 'take_dog', 'Take the Dog'],
    ['alien_unopposed', 'pass', 'Nothing'],
  ] as const)('%s: %s', async (asked, deed, words) => {
    const victim = deed === 'assimilate' ? 3 : -1;
    expect(await shown(asked, deed, { victim })).toBe(`Norbert proposes ${words} Agreed Norbert`);
  });

  it('is nothing while nobody has proposed anything, and later', async () => {
    expect(await shown('alien_victory', 'none')).toBeNull();
    expect(await shown('move', 'none')).toBeNull();
  });

  it('is not for others, nor for whoever looks on', async () => {
    expect(await shown('alien_victory', 'sabotage', { you: 0 })).toBeNull();
    expect(telling.answers).toEqual(expect.arrayContaining(['alien_victory', 'alien_unopposed']));
  });
});
