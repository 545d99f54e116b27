// The way back to seats whose keys this device has lost: the server knows whose they are.
import { api } from '../lib/connection/api.ts';
import { identity } from '../lib/device/identity.svelte.ts';
import type { TableInfo } from '../lib/protocol.ts';
import { TableStore } from '../lib/store/table.svelte.ts';

const kPatienceMs = 30_000; // who comes later finds another moment

/**
 * True when there is a key again. A seat of somebody else is refused, and stays as it is. It ends when nobody waits for
 * it any more, and when the server does not answer.
 */
export async function reclaimSeats({ code, seats }: TableInfo, left: AbortSignal): Promise<boolean> {
  if (identity.seats(code).length > 0) return true; // another tab has it
  if (!(await api.myTables()).some((table) => table.code === code)) return false;
  if (left.aborted) return false;
  const store = new TableStore({ code, besides: true }); // the others may be of this device, too
  const askAll = async () => {
    for (const [seat, { kind, name }] of seats.entries())
      if (kind === 'person') await store.send({ t: 'sit', seat, name, keep: true }).catch(() => undefined);
  };
  store.open();
  await Promise.race([askAll(), ended(left)]);
  store.close();
  return identity.seats(code).length > 0;
}

const ended = (left: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, kPatienceMs);
    left.addEventListener('abort', () => resolve());
  });
