import type { GameUi } from '../../games/game.ts';
import '../../games/testing/zig.ts';
import type { Happening, Option, RefusedMessage, Sentence, TableInfo } from '../../lib/protocol.ts';
import type { LogEntry } from '../../lib/store/log.svelte.ts';
import type { TableView } from '../../lib/store/showing.svelte.ts';
import type { Clock } from '../../lib/store/table.svelte.ts';
import type { TableFace } from '../table_face.ts';

// A table without a server: tests say what it shows and read what was sent.

export function viewOf(prompt: Partial<TableView['prompt']>): TableView {
  const none = { kind: 0, phase: 6, waited_for: 1, asked: 1, sealed: 0, may_pass: 0, serial: 1 };
  return { prompt: { ...none, ...prompt } };
}

export class FakeStore implements TableFace {
  status = $state<'connecting' | 'open' | 'reconnecting' | 'closed'>('open');
  closeCode = null;
  code = 'TEST';
  owner = $state(true);
  mail: string | null = null;
  pushKey: string | null = null;
  you = $state(0);
  view = $state.raw<TableView | null>(viewOf({}));
  happening = $state.raw<Happening | null>(null);
  q = $state.raw<Sentence | null>(['.ask.ballot', {}]);
  options = $state.raw<Option[]>([]);
  say = $state.raw<number[]>([]);
  apart = $state.raw<number[]>([]);
  past = 0;
  canUndo = $state(false);
  log = $state.raw<LogEntry[]>([]);
  clock: Clock | null = null;
  pending = $state<string | null>(null);
  refusal = $state.raw<RefusedMessage | null>(null);
  briefing = $state(0);
  info = $state.raw<TableInfo | null>({
    code: 'TEST',
    game: 'zig',
    status: 'playing',
    owner: 0,
    options: {},
    pace: 'live',
    watching: 'nobody',
    listed: false,
    language: 'en',
    watchers: 0,
    seats: [
      { kind: 'person', name: 'Aga', colour: 'red', online: true },
      { kind: 'bot', name: 'Filip', colour: 'blue', level: 'regular', online: true },
    ],
  });
  sent: unknown[] = [];

  constructor(readonly game: GameUi) {
    this.info = { ...this.info!, game: game.key };
  }

  get shown() {
    return this.view;
  }
  get names() {
    return (this.info?.seats ?? []).map((seat) => seat.name);
  }

  skipping = $state(false);
  skip() {
    this.skipping = true;
  }
  watch() {
    this.skipping = false;
  }
  async answer(notation: string) {
    this.sent.push(notation);
  }
  drafts: (string | null)[] = [];
  draft(notation: string | null) {
    this.drafts.push(notation);
  }
  readings = 0;
  opened() {
    this.readings += 1;
  }
  async undo() {
    this.sent.push('undo');
    return null;
  }
  async saySomething(notation: string) {
    this.sent.push(notation);
    return null;
  }
  async chat(text: string) {
    this.sent.push(text);
    return null;
  }
  async send(command: object): Promise<never> {
    this.sent.push(command);
    throw new Error('no server');
  }
  async stand() {
    this.sent.push('stand');
  }
}

const nothing = (() => ({})) as never;

export const fakeGame: GameUi = {
  key: 'zig',
  Board: nothing,
  Tray: nothing,
  phases: () => [],
  headline: () => [],
  seatFacts: () => ({ cards: 1, living: 3, tokens: [], state: 'idle' }),
  step: (shown) => shown,
  looks: {},
  optionPlace: () => null,
  happeningPlace: ([, facts]) => (typeof facts['area'] === 'string' ? facts['area'] : null),
  lesson: () => null,
  rules: {},
  telling: { answers: ['keep_card', 'walkie'], words: ['last_card'] },
  order: { passes: ['walkie'], alarms: ['attacked'] },
};
