import { beforeAll, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { Facts, Happening, Option } from '#web/src/lib/protocol.ts';
import { settings } from '#web/src/lib/device/settings.svelte.ts';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { buttons, click, draw, place, tidyUp } from '#web/src/games/shared/board_testing.ts';
import { notes } from '../notes.svelte.ts';
import type { TerrorscapeView } from '../position.ts';
import { killerView, publicView, survivorView } from '../sample_view.ts';
import Board from './Board.svelte';

const names = ['Aga', 'Bartek', 'Cecylia', 'Darek'];
const colours = ['red', 'blue', 'green', 'yellow'];
tidyUp();
// The first board compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'terrorscape');
});

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];

async function table(view: TerrorscapeView, options: Option[] = [], happening: Happening | null = null) {
  const onpick = vi.fn<(notation: string) => void>();
  const props = { view, names, colours, you: view.viewer, options, pending: null, happening, onpick };
  await draw([Board, props]);
  return onpick;
}

const labels = () =>
  [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? '');

describe('the mansion', () => {
  it('offers rooms, doors, things and Survivors where they are', async () => {
    const onpick = await table(survivorView(), [
      option('go dining_room', { room: 'room:dining_room' }),
      option('clear d02', { door: 'door:d02' }),
      option('repair'),
      option('exchange 1', { who: 'person:sophia' }),
    ]);
    expect([...new Set(buttons())].sort()).toEqual([
      'character:sophia',
      'door:d02',
      'place:dining_room',
      'radio',
    ]);
    click(place('door:d02'));
    click(place('radio'));
    click(place('place:dining_room'));
    expect(onpick.mock.calls.flat()).toEqual(['clear d02', 'repair', 'go dining_room']);
  });

  it('takes an area by its letter or by any of its rooms', async () => {
    const onpick = await table(killerView({}, 'detect_target'), [
      option('area red', { area: 'wing:red' }),
      option('area blue', { area: 'wing:blue' }),
      option('area green', { area: 'wing:green' }),
    ]);
    click(place('place:shed'));
    click(place('wing:blue'));
    expect(onpick.mock.calls.flat()).toEqual(['area green', 'area blue']);
  });

  it('takes two rooms beside each other by what lies between them', async () => {
    const onpick = await table(killerView({}, 'detect_target'), [
      option('pair d08', { pair: 'door:d08' }),
      option('pair b03', { pair: 'door:b03' }),
    ]);
    click(place('border:b03'));
    expect(onpick).toHaveBeenCalledWith('pair b03');
  });
});

describe('who is seen', () => {
  const figures = () => document.querySelectorAll('.figure').length;
  const killers = () => [...document.querySelectorAll('.travel .killer')].length;

  it('are all four on the Survivors’ side', async () => {
    await table(survivorView());
    expect([figures(), killers()]).toEqual([3, 1]);
  });

  it('is no Survivor on the Killer’s, only marks of certain places with their rounds', async () => {
    await table(killerView());
    expect([figures(), killers()]).toEqual([0, 1]);
    expect(document.querySelectorAll('.mark.certain')).toHaveLength(3);
    expect([...document.querySelectorAll('.mark .round')].map((each) => each.textContent)).toEqual([
      'r3',
      'r3',
      'r2',
    ]);
    expect(labels().join(' ')).not.toMatch(/Here:/);
  });

  it('is neither Survivors nor marks to those who watch', async () => {
    await table(publicView());
    expect([figures(), killers(), document.querySelectorAll('.mark').length]).toEqual([0, 1, 0]);
  });

  it('is a token and fog where he hides, and his thin figure for himself', async () => {
    const hidden = { stealth: 'vanish', killer: 'spectre', at: 'corridor' } as const;
    await table(survivorView(hidden, 'action', { board: { reach: 0b11111 } }));
    expect([killers(), document.querySelectorAll('.fog .drift').length]).toEqual([0, 5]);
    document.body.innerHTML = '';
    await table(killerView(hidden, 'fast_card', { killer: { at: 'library' } }));
    expect(document.querySelectorAll('.killer.thin')).toHaveLength(1);
  });
});

describe('what is there', () => {
  it('are boards, rings of the report, grey ones of the round before and own ones not told yet', async () => {
    await table(survivorView());
    const rings = (kind: string) => document.querySelectorAll(`.noise.${kind}`).length;
    expect([rings('told'), rings('before'), rings('made')]).toEqual([2, 1, 1]);
    expect(place('door:d02').querySelectorAll('.board')).toHaveLength(3);
    document.body.innerHTML = '';
    await table(killerView());
    expect([rings('told'), rings('before'), rings('made')]).toEqual([2, 1, 0]);
  });

  it('lets boards fly when they break', async () => {
    await table(survivorView({ blocks: 0 }), [], ['block_broken', { door: 'door:d02' }]);
    expect(document.querySelectorAll('.boards.broken')).toHaveLength(1);
  });

  it('has a name for every room, with what is there for this side', async () => {
    await table(survivorView());
    expect(place('place:living_room').getAttribute('aria-label')).toMatch(/N1, Living room\..*radio.*Marco/s);
    document.body.innerHTML = '';
    await table(killerView());
    expect(place('place:living_room').getAttribute('aria-label')).not.toMatch(/Marco/);
  });
});

describe('who reads instead of seeing', () => {
  const press = (key: string, on: Element | Window = window) => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  const said = () => document.querySelector('[aria-live]')!.textContent;

  it('hears the last report with N', async () => {
    await table(killerView());
    press('n');
    expect(said()).toMatch(/round 4: noise in the Living room and in the Greenhouse/);
  });

  it('walks through doors with the arrows, not through walls', async () => {
    await table(survivorView());
    const reader = document.querySelector('.reader')!;
    expect(reader.getAttribute('aria-label')).toMatch(/^C1/);
    press('ArrowRight', reader);
    expect(said()).toMatch(/^C3, Corridor/);
    press('ArrowUp', reader);
    expect(said()).toBe('A wall.');
  });
});

describe('notes of the Killer', () => {
  it('are laid on the plan and taken back', async () => {
    notes.clear();
    await table(killerView());
    notes.take(10);
    flushSync();
    const goal = [...document.querySelectorAll('.goal')].find((each) =>
      /Kitchen/.test(each.getAttribute('aria-label') ?? ''),
    )!;
    click(goal);
    expect(notes.jotted.tokens[10]).toBe('kitchen');
    expect(document.querySelectorAll('.mark.helper')).toHaveLength(1);
    click(document.querySelector('.token')!);
    expect(notes.jotted.tokens[10]).toBeNull();
  });

  it('hide the marks where one wants none', async () => {
    notes.showAids(false);
    await table(killerView());
    expect(document.querySelectorAll('.mark.certain')).toHaveLength(0);
    notes.showAids(true);
  });
});
