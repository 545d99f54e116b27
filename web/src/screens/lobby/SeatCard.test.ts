import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from '../../lib/store/games.svelte.ts';
import type { SeatInfo } from '../../lib/protocol.ts';
import type { TableStore } from '../../lib/store/table.svelte.ts';
import { text } from '../../lib/text/text.svelte.ts';
import SeatCard from './SeatCard.svelte';

const kSeats: SeatInfo[] = [
  { kind: 'person', name: 'Aga', colour: 'red', online: true },
  { kind: 'person', name: 'Filip', colour: 'blue', online: true },
  { kind: 'bot', name: 'Celia', colour: 'green', level: 'regular', online: true },
  { kind: 'empty', name: '', colour: 'yellow', online: false },
];

let card: object | undefined;
const told = vi.fn(() => Promise.resolve());

function show(index: number, owner = false, seats = kSeats) {
  const store = { code: 'ABCD', you: 0, owner, info: { game: 'liars_dice', owner: 1, seats } };
  const props = { store: store as unknown as TableStore, seat: seats[index]!, index, level: 'regular' };
  card = mount(SeatCard, { target: document.body, props: { ...props, ontell: told } });
  flushSync();
}

const about = () => document.querySelector('.about')!.textContent;
const picker = () => document.querySelector<HTMLButtonElement>('.pick');

beforeEach(async () => {
  told.mockClear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const colours = { key: 'colours', rule: '', default: 'red,blue,green,yellow,purple,orange', allowed: [] };
  vi.spyOn(games, 'want').mockResolvedValue(undefined);
  vi.spyOn(games, 'find').mockReturnValue({
    key: 'liars_dice',
    min_players: 3,
    max_players: 6,
    levels: [],
    options: [colours],
  });
  await text.want('setup');
});
afterEach(() => {
  if (card) void unmount(card);
  card = undefined;
  vi.restoreAllMocks();
});

describe('the card of a seat in the lobby', () => {
  it('lets one choose for the own seat, and the host for computer players', () => {
    const may = [0, 1, 2, 3].flatMap((index) =>
      [false, true].map((owner) => {
        show(index, owner);
        const found = picker() !== null;
        void unmount(card!);
        card = undefined;
        return found;
      }),
    );
    expect(may).toEqual([true, true, false, false, false, true, false, false]);
  });

  it('offers the colours of the game, those of other people excepted, and sends the one chosen', async () => {
    show(0);
    expect(picker()!.getAttribute('aria-label')).toBe('Change the colour: red');
    picker()!.click();
    const all = () => [...document.querySelectorAll<HTMLButtonElement>('dialog li button')];
    await vi.waitFor(() => expect(all()).toHaveLength(6));
    expect(all().map(({ disabled }) => disabled)).toEqual([false, true, false, false, false, false]);
    const words = all().map((button) =>
      button.querySelector('span')!.textContent!.replace(/\s+/g, ' ').trim(),
    );
    expect(words.slice(0, 4)).toEqual([
      'Red as it is now',
      'Blue Filip',
      'Green swap with Celia',
      'Yellow free',
    ]);
    all()[5]!.click();
    flushSync();
    expect(told).toHaveBeenCalledWith({ t: 'colour', seat: 0, colour: 'orange' });
    expect(all()).toHaveLength(0); // closed
  });

  it('says for which side a seat plays, in a game of sides, before anybody sits there', () => {
    show(
      3,
      false,
      kSeats.map((seat) => ({ ...seat, side: 'hunter' })),
    );
    expect(about()).toContain('liars_dice.side.hunter');
    void unmount(card!);
    show(3);
    expect(about()).not.toContain('side');
  });

  it('has a way out of what could not be fetched', async () => {
    vi.spyOn(text, 'want').mockRejectedValue(new Error('offline'));
    show(0);
    picker()!.click();
    flushSync();
    const dialog = () => document.querySelector('dialog[open]')!;
    await vi.waitFor(() => expect(dialog().querySelector('[role="alert"]')).not.toBeNull());
    dialog().querySelector<HTMLElement>('.close')!.click();
    flushSync();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});
