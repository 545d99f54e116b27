// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kLogIcons } from '../src/games/looks.ts';
import { gamesWith, kTop } from './folders.ts';
import { looksIn } from './looks.ts';

describe.each(gamesWith('web/index.ts'))('looks of events of %s', (game) => {
  const looks = Object.entries(looksIn(join(kTop, 'games', game, 'kinds.json')));

  it('take no time, or as long as the eye needs', () => {
    for (const [kind, { ms = 150 }] of looks) expect(ms >= 150 && ms <= 350, kind).toBe(true);
  });

  it('have icons and voices that there are', () => {
    for (const [kind, { icon = 'dot', spoken = 'plainly' }] of looks) {
      expect(kLogIcons, kind).toContain(icon);
      expect(['plainly', 'loudly'], kind).toContain(spoken);
    }
  });
});

it('says so where no event has a look', () => {
  expect(() => looksIn(join(kTop, 'package.json'))).toThrow();
});
