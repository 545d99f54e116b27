import type { TableStore } from '../lib/store/table.svelte.ts';

// What the table screen needs of a table: the live store of a seat, or a replay that behaves like one.
export type TableFace = Pick<
  TableStore,
  | 'status'
  | 'closeCode'
  | 'code'
  | 'info'
  | 'you'
  | 'owner'
  | 'mail'
  | 'pushKey'
  | 'view'
  | 'shown'
  | 'happening'
  | 'q'
  | 'options'
  | 'say'
  | 'apart'
  | 'canUndo'
  | 'log'
  | 'past'
  | 'clock'
  | 'pending'
  | 'refusal'
  | 'briefing'
  | 'game'
  | 'names'
  | 'answer'
  | 'undo'
  | 'saySomething'
  | 'chat'
  | 'send'
  | 'stand'
> &
  // A replay has a pace of its own, and asks nothing.
  Partial<Pick<TableStore, 'skip' | 'skipping' | 'watch' | 'draft' | 'opened'>>;
