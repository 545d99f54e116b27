import type { RefusedMessage } from '../lib/protocol.ts';
import type { TableStore } from '../lib/store/table.svelte.ts';

type Door = Pick<TableStore, 'info' | 'you' | 'send' | 'refusal'>;

/** Takes the first free seat, if there is one. Where two come at once, who was slower takes the next. */
export async function sitDown(table: Door, name: string): Promise<void> {
  const tried = new Set<number>();
  while (table.you < 0) {
    const free = table.info!.seats.findIndex(({ kind }, seat) => kind === 'empty' && !tried.has(seat));
    if (free < 0) return;
    tried.add(free);
    try {
      await table.send({ t: 'sit', seat: free, name });
      return;
    } catch (refusal) {
      if ((refusal as RefusedMessage).code !== 'taken') throw refusal;
      table.refusal = null;
    }
  }
}
