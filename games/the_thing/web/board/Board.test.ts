import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Facts, Option } from '#web/src/lib/protocol.ts';
import { settings } from '#web/src/lib/device/settings.svelte.ts';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { buttons, click, draw, place, tidyUp } from '#web/src/games/shared/board_testing.ts';
import Board from './Board.svelte';
import { placeNumber, type BoardFacts, type TableFacts } from '../position.ts';
import { fewView, sampleView } from '../sample_view.ts';

const names = ['Aga', 'Filip', 'Norbert', 'Weronika', 'Ola', 'Tom'];
const colours = ['red', 'green', 'blue', 'yellow', 'white', 'black'];
tidyUp();
// The first board compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'the_thing');
});

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];
const at = Array.from({ length: 13 }, () => 0);
at[placeNumber('rec_room')] = 0b111111;

async function table(
  options: Option[],
  more: Partial<TableFacts> = {},
  { players = 6, board = {} }: { players?: number; board?: Partial<BoardFacts> } = {},
) {
  const onpick = vi.fn<(notation: string) => void>();
  const sample = players < 4 ? fewView : sampleView;
  const view = sample({ at, characters: 63, standing: 63, ...more }, 'move', { board });
  const seats = { names: names.slice(0, players), colours: colours.slice(0, players) };
  const props = { view, ...seats, you: 0, options, pending: null, happening: null, onpick };
  await draw([Board, props]);
  return onpick;
}
describe('the board of the station', () => {
  it('offers the locations one may go to', async () => {
    const onpick = await table([option('place lab'), option('place radio'), option('rest')]);
    expect(buttons().sort()).toEqual(['place:lab', 'place:radio', 'place:sleeping']);
    click(place('place:sleeping'));
    expect(onpick).toHaveBeenCalledWith('rest');
  });

  it('asks how to go where there are two ways', async () => {
    const onpick = await table([option('place lab'), option('special lab')]);
    click(place('place:lab'));
    expect(onpick).not.toHaveBeenCalled();
    click(place('mode:special'));
    expect(onpick).toHaveBeenCalledWith('special lab');
  });

  it('takes a person by its figure or by its plaque', async () => {
    const onpick = await table([option('choose green', { who: '@1' }), option('choose blue', { who: '@2' })]);
    click(place('character:1'));
    click(place('seat:2'));
    expect(onpick.mock.calls.flat()).toEqual(['choose green', 'choose blue']);
  });

  it('has a die for each with few players, and no pile of cards', async () => {
    const few = { owner: [0, 0, 0, 0, 0, 0, -1, -1], dice: ['use', 'threat', 'none'] as TableFacts['dice'] };
    const onpick = await table([option('reroll 2', { n: 2 })], few, { players: 1 });
    click(place('die:2'));
    expect(onpick).toHaveBeenCalledWith('reroll 2');
    expect(document.querySelectorAll('[data-place^="character:"]')).toHaveLength(6);
  });

  // TT-126, TT-415
  it('shows cards handed in face up, with whoever had them', async () => {
    const open = { pile_size: 4, pile_open: [0, 0, 1] };
    await table([], open, { board: { open_cards: [{ kind: 'sabotage', figure: 3 }] } });
    expect(place('sheet').getAttribute('aria-label')).toContain('Known in the pile: Sabotage (Weronika).');
    expect(document.querySelectorAll('[data-place="sheet"] .known')).toHaveLength(1);
  });

  // TT-304
  it('tells how strong the cards of the Alien are', async () => {
    await table([], { organism: [2], strength: 5, laid: [3, 2] });
    expect(place('ice').getAttribute('aria-label')).toContain('2 cards laid face down, Strengths 3, 2.');
  });

  it('stays small', async () => {
    await table([]);
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  });
});
