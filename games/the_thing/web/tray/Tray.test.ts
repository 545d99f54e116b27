import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '#web/src/lib/device/settings.svelte.ts';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { draw, tidyUp } from '#web/src/games/shared/board_testing.ts';
import Board from '../board/Board.svelte';
import { fewView } from '../sample_view.ts';
import Tray from './Tray.svelte';

// The first board compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'the_thing');
});
tidyUp();

// TT-1102: two players; Bennings and Norris carry something, and so do Blair, Garry and MacReady of the other one.
function holding() {
  const view = fewView({
    flames: [
      { holder: 4, charges: 3 },
      { holder: -1, charges: 0 },
    ],
  });
  view.belongings[0]!.items = [0, 0, 0, 1, 0];
  view.belongings[3]!.items = [0, 0, 1, 0, 0];
  view.belongings[3]!.lab = [1, 0];
  view.belongings[4]!.weapons = [0, 0, 1, 0];
  view.belongings[5]!.weapons = [2, 0, 0, 0];
  return view;
}
const props = (you: number) => ({
  view: holding(),
  you,
  names: ['Aga', 'Filip'],
  colours: ['red', 'blue'],
  options: [],
  pending: null,
  happening: null,
  onpick: () => undefined,
});
const mates = () =>
  [...document.querySelectorAll('.mate')].map((each) =>
    [...each.querySelectorAll('strong, .player, .name, .many')].map((part) => part.textContent).join(' '),
  );

describe('with 1 to 3 players everybody sees', () => {
  it('what all Characters carry, the own ones first', async () => {
    await draw([Tray, props(0)]);
    expect(mates()).toEqual([
      'Bennings Wire',
      'Norris',
      'Clark',
      'Dr Blair Filip Keys Blood Bag',
      'Garry Filip Flamethrower (3)',
      'MacReady Filip Melee Weapon ×2',
    ]);
  });

  it('it from the other side, too', async () => {
    await draw([Tray, props(1)]);
    expect(mates().map((each) => each.split(' ')[0])).toEqual([
      'Dr',
      'Garry',
      'MacReady',
      'Bennings',
      'Norris',
      'Clark',
    ]);
    expect(mates()[3]).toBe('Bennings Aga Wire');
  });

  it('that own cards can be answers, and those of others cannot', async () => {
    const view = holding();
    view.belongings[1]!.weapons = [1, 0, 0, 0];
    const options = [['wield melee', '?wield', { thing: 'good:melee' }]];
    await draw([Tray, { ...props(0), view, options }]);
    expect(
      [...document.querySelectorAll('.mate')].map((mate) => mate.querySelectorAll('button.open').length),
    ).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it('and hears it by the plaques, also who only watches', async () => {
    await draw([Board, props(-1)]);
    const plaque = (figure: number) =>
      document.querySelector(`[data-place="plaque:${figure}"]`)!.getAttribute('aria-label');
    expect(plaque(3)).toContain('Keys, Blood Bag.');
    expect(plaque(4)).toContain('Flamethrower with 3 charges.');
    expect(plaque(5)).toContain('Melee Weapon ×2.');
    expect(plaque(1)).not.toContain(',');
  });
});

// TT-115: with 4 to 8 players cards are secret, and only their number is known.
it('with more than 3 it lists no cards of others', async () => {
  const view = holding();
  view.table.owner = [0, 1, 2, 3, 4, 5, -1, -1];
  view.board.few = 0;
  await draw([Tray, { ...props(0), view }]);
  expect(document.body.textContent).toContain('Wire');
  expect(document.body.textContent).not.toContain('Keys');
});
