import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Facts, Happening, Option } from '#web/src/lib/protocol.ts';
import { settings } from '#web/src/lib/device/settings.svelte.ts';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { draw, tidyUp } from '#web/src/games/shared/board_testing.ts';
import type { TerrorscapeView } from '../position.ts';
import { killerView, survivorView } from '../sample_view.ts';
import Scene from './Scene.svelte';

tidyUp();
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'terrorscape');
});

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];
const names = ['Aga', 'Bartek', 'Cecylia', 'Darek'];
const colours = ['red', 'blue', 'green', 'yellow'];

async function stage(view: TerrorscapeView, options: Option[] = [], told: [string, Facts][] = []) {
  const onpick = vi.fn<(notation: string) => void>();
  const recent = told.map(([kind, parts], id) => ({ id, happening: [kind, parts] as Happening }));
  const props = { view, names, colours, you: view.viewer, options, pending: null, happening: null };
  await draw([Scene, { ...props, recent, onpick }]);
  return onpick;
}

const meeting = {
  moment: 'defender' as const,
  meeting: { ...survivorView().table.meeting, at: 'gallery' as const, participants: 0b101 },
};

describe('an encounter', () => {
  it('lets the side point at who defends', async () => {
    const onpick = await stage(survivorView(meeting, 'defender'), [
      option('who 0', { who: 'person:marco' }),
      option('who 2', { who: 'person:anna' }),
    ]);
    const offers = [...document.querySelectorAll<HTMLButtonElement>('.person.open')];
    expect(offers.map((each) => each.textContent?.trim())).toEqual(['Marco', 'Anna']);
    offers[1]!.click();
    expect(onpick).toHaveBeenCalledWith('who 2');
  });

  it('shows strength, item, dice and trap, and the sum against the strength', async () => {
    await stage(
      killerView({ ...meeting, meeting: { ...meeting.meeting, defender: 0 } }),
      [],
      [
        ['encounter_began', { room: 'room:gallery', whos: 'person:marco,anna', strength: 6 }],
        ['defender_named', { who: 'person:marco' }],
        ['defended_with', { who: 'person:marco', thing: 'thing:hatchet', bottle: 'no' }],
        ['dice_rolled', { who: 'person:marco', n: 3, faces: [1, 0, 3, 0] }],
        ['trap_sprung', { room: 'room:gallery' }],
        [
          'defended',
          { who: 'person:marco', sum: 4, item: 1, extra: 0, trap: 2, total: 7, strength: 6, success: 'yes' },
        ],
      ],
    );
    expect(document.querySelector('.strength b')!.textContent).toBe('6');
    expect(document.querySelector('.dice')!.getAttribute('aria-label')).toBe('Dice: 1, 0, 3.');
    expect(document.querySelector('.sum')!.getAttribute('aria-label')).toBe('7 against 6: it holds');
    expect([...document.querySelectorAll('.piece')].map((each) => each.textContent)).toEqual(['4', '1', '2']);
    expect(document.querySelectorAll('.laid')).toHaveLength(2);
  });
});

describe('the secret choice', () => {
  const setup = { phase: 'setup', moment: 'pick', killer: 'none' } as const;

  it('has three Killers with their axes, as the rules have them', async () => {
    const onpick = await stage(
      killerView(setup, 'pick'),
      ['butcher', 'spectre', 'murderer'].map((key) => option(`killer ${key}`, { killer: `killer:${key}` })),
    );
    const offers = [...document.querySelectorAll<HTMLButtonElement>('.offer')];
    expect(offers.map((each) => each.querySelectorAll('i.on').length)).toEqual([18, 17, 18]);
    offers[1]!.click();
    expect(onpick).toHaveBeenCalledWith('killer spectre');
  });

  it('is a curtain for who is not asked', async () => {
    await stage(survivorView(setup, 'pick'));
    expect(document.querySelectorAll('.offer')).toHaveLength(0);
    expect(document.querySelector('.curtains')).not.toBeNull();
  });
});
