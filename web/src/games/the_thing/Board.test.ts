import { describe, expect, it, vi } from 'vitest';
import type { Facts, Option } from '../../lib/protocol.ts';
import { buttons, click, draw, place, tidyUp } from '../shared/board_testing.ts';
import Board from './Board.svelte';
import { placeNumber, type TableFacts } from './position.ts';
import { sampleView } from './sample_view.ts';

const names = ['Aga', 'Filip', 'Norbert', 'Weronika', 'Ola', 'Tom'];
const colours = ['red', 'green', 'blue', 'yellow', 'white', 'black'];
tidyUp();

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];
const at = Array.from({ length: 13 }, () => 0);
at[placeNumber('rec_room')] = 0b111111;

async function table(options: Option[], more: Partial<TableFacts> = {}, players = 6) {
  const onpick = vi.fn<(notation: string) => void>();
  const view = sampleView({ at, characters: 63, standing: 63, ...more });
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
    const onpick = await table([option('reroll 2', { n: 2 })], few, 1);
    click(place('die:2'));
    expect(onpick).toHaveBeenCalledWith('reroll 2');
    expect(document.querySelectorAll('[data-place^="character:"]')).toHaveLength(6);
  });

  it('stays small', async () => {
    await table([]);
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  });
});
