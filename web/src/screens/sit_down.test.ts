import { expect, it } from 'vitest';
import type { RefusedMessage, SeatInfo } from '../lib/protocol.ts';
import { FakeStore, fakeGame } from '../table/testing/fake_store.svelte.ts';
import { sitDown } from './sit_down.ts';

const seats = (...kinds: SeatInfo['kind'][]) =>
  kinds.map((kind) => ({ kind, name: '', colour: 'red', online: false }));

/** A table at which others are quicker at these seats. */
function tableWith(kinds: SeatInfo['kind'][], taken: number[], code: RefusedMessage['code'] = 'taken') {
  const store = new FakeStore(fakeGame);
  store.you = -1;
  store.info = { ...store.info!, status: 'open', seats: seats(...kinds) };
  const asked: number[] = [];
  const send = async ({ seat }: { seat: number }) => {
    asked.push(seat);
    if (!taken.includes(seat)) return { t: 'seated', ack: 1, seat, token: '' };
    throw (store.refusal = { t: 'refused', ack: 1, code });
  };
  return { asked, table: Object.assign(store, { send }) as never as Parameters<typeof sitDown>[0] };
}

it('takes the next free seat where somebody was quicker, and says nothing of it', async () => {
  const { asked, table } = tableWith(['person', 'empty', 'bot', 'empty'], [1]);
  await sitDown(table, 'Aga');
  expect(asked).toEqual([1, 3]);
  expect(table.refusal).toBeNull();
});

it('ends where every seat is taken', async () => {
  const { asked, table } = tableWith(['empty', 'empty'], [0, 1]);
  await sitDown(table, 'Aga');
  expect(asked).toEqual([0, 1]);
});

it('leaves any other refusal to be shown', async () => {
  const { asked, table } = tableWith(['empty', 'empty'], [0], 'banned');
  await expect(sitDown(table, 'Aga')).rejects.toMatchObject({ code: 'banned' });
  expect(asked).toEqual([0]);
  expect(table.refusal).not.toBeNull();
});
