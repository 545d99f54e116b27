import type { TableStore } from '../lib/table.svelte.ts';

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
  | 'view'
  | 'shown'
  | 'happening'
  | 'q'
  | 'options'
  | 'say'
  | 'canUndo'
  | 'log'
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
>;
