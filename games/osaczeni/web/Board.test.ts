import { describe, expect, it, vi } from 'vitest';
import type { Option } from '#web/src/lib/protocol.ts';
import { buttons, click, draw, place, tidyUp } from '#web/src/games/shared/board_testing.ts';
import Board from './Board.svelte';
import { sampleView } from './sample_view.ts';
import Tray from './Tray.svelte';

const names = ['Aga', 'Filip', 'Norbert', 'Weronika'];
const colours = ['red', 'blue', 'green', 'yellow'];
tidyUp();

const answers = (...notations: string[]): Option[] =>
  notations.map((notation) => [notation, '?any', { player: `@${colours.indexOf(notation.split(' ')[1]!)}` }]);

async function table(options: Option[]) {
  const onpick = vi.fn<(notation: string) => void>();
  const facts = { view: sampleView(), names, colours, you: 0, options, pending: null, onpick };
  await draw([Board, { ...facts, happening: null }], [Tray, facts]);
  return onpick;
}
describe('the board', () => {
  it('offers the areas one may go to, one of them in the order of Tab', async () => {
    const onpick = await table(answers('go 1', 'go 6'));
    expect(buttons()).toEqual(['area:toilets', 'area:lot']);
    expect(document.querySelectorAll('svg [role="button"][tabindex="0"]')).toHaveLength(1);
    click(place('area:lot'));
    expect(onpick).toHaveBeenCalledWith('go 6');
    click(place('area:hall'));
    expect(onpick).toHaveBeenCalledTimes(1);
  });

  it('takes Enter', async () => {
    const onpick = await table(answers('move red.leader'));
    place('character:red.leader').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    );
    expect(onpick).toHaveBeenCalledWith('move red.leader');
  });

  it('lets a vote be cast on the family or on its people in the room', async () => {
    const onpick = await table(answers('vote red', 'vote yellow'));
    expect(buttons()).toEqual(['seat:0', 'seat:3']);
    click(place('character:yellow.crybaby'));
    expect(onpick).toHaveBeenCalledWith('vote yellow');
    click(place('character:blue.leader'));
    expect(onpick).toHaveBeenCalledTimes(1);
  });

  it('asks for the second half of an answer, and gives it up on a second touch', async () => {
    const onpick = await table(
      answers('place 1 red.leader', 'place 2 red.leader', 'place 1 red.defender', 'place 2 red.defender'),
    );
    click(place('character:red.leader'));
    expect(onpick).not.toHaveBeenCalled();
    expect(buttons()).toEqual(['area:toilets', 'area:clothing']);
    click(place('area:clothing'));
    expect(onpick).toHaveBeenCalledWith('place 2 red.leader');
  });

  it('goes from a card in the tray to a character on the board', async () => {
    const onpick = await table(answers('play saw', 'play meat red.leader', 'play meat red.crybaby'));
    const [meat, saw] = document.querySelectorAll('button.card');
    click(saw!);
    expect(onpick).toHaveBeenLastCalledWith('play saw');
    click(meat!);
    expect(buttons().sort()).toEqual(['character:red.crybaby', 'character:red.leader']);
    click(place('character:red.crybaby'));
    expect(onpick).toHaveBeenLastCalledWith('play meat red.crybaby');
  });

  it('draws no die that is still covered, and stays small', async () => {
    await table([]);
    expect(place('hatch').querySelectorAll('text')).toHaveLength(1);
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  });
});
