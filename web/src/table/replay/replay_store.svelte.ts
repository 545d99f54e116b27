import type { GameUi } from '../../games/game.ts';
import { durationOf } from '../../games/looks.ts';
import type { Happening, Option, RefusedMessage, Sentence, TableInfo } from '../../lib/protocol.ts';
import { StepQueue } from '../../lib/store/queue.ts';
import type { LogEntry } from '../../lib/store/log.svelte.ts';
import type { TableView } from '../../lib/store/showing.svelte.ts';
import type { Clock } from '../../lib/store/table.svelte.ts';
import { playHappening } from '../../lib/device/sound.ts';
import type { TableFace } from '../table_face.ts';
import type { Still, Tape } from './tape.ts';

// A table that can be wound forth and back. It shows what the seat got, asks nothing and sends nothing.

export class ReplayStore implements TableFace {
  readonly status = 'open';
  readonly closeCode = null;
  readonly owner = false;
  readonly mail = null;
  readonly pushKey = null;
  readonly canUndo = false;
  readonly pending = null;
  readonly refusal: RefusedMessage | null = null;
  readonly clock: Clock | null = null;
  readonly say: number[] = [];
  readonly apart: number[] = [];
  readonly past = Infinity; // nothing is new
  readonly options: Option[] = [];
  readonly briefing = 0;

  info = $state.raw<TableInfo | null>(null);
  you = $state(-1);
  view = $state.raw<TableView | null>(null);
  shown = $state.raw<TableView | null>(null);
  happening = $state.raw<Happening | null>(null);
  q = $state.raw<Sentence | null>(null);
  log = $state.raw<LogEntry[]>([]);
  names = $derived((this.info?.seats ?? []).map((seat) => seat.name));
  at = $state(0);

  #tape = $state.raw<Tape>({ stills: [], log: [] });
  readonly #queue = new StepQueue();

  constructor(
    readonly code: string,
    readonly game: GameUi,
  ) {}

  get tape(): Tape {
    return this.#tape;
  }

  get length(): number {
    return this.#tape.stills.length;
  }

  load(tape: Tape, seat: number, at: number) {
    this.#tape = tape;
    this.you = seat;
    this.jump(at);
  }

  /** Shows a still at once. */
  jump(at: number) {
    this.#queue.clear();
    this.at = Math.max(0, Math.min(at, this.length - 1));
    const still = this.#tape.stills[this.at];
    if (still) this.#settle(still);
  }

  /** The next still with everything that leads to it; false at the end. */
  forward(speed: number, done: () => void): boolean {
    const still = this.#tape.stills[this.at + 1];
    if (!still) return false;
    this.at += 1;
    this.#queue.add(
      ...still.happened.map((happening) => ({
        duration: durationOf(this.game.looks, happening) / speed,
        play: () => {
          if (this.#queue.hurrying) return;
          this.happening = happening;
          if (this.shown) this.shown = this.game.step(this.shown, happening, still.view);
          playHappening(this.game, happening);
        },
      })),
      {
        duration: 0,
        play: () => {
          this.#settle(still);
          done();
        },
      },
    );
    return true;
  }

  stop() {
    this.#queue.finish();
  }

  #settle(still: Still) {
    this.view = this.shown = still.view;
    this.happening = null;
    this.q = still.q;
    this.log = this.#tape.log.slice(0, still.logEnd);
  }

  async answer() {
    // nothing is asked any more
  }
  async undo() {
    return null;
  }
  async saySomething() {
    return null;
  }
  async chat() {
    return null;
  }
  send(): Promise<never> {
    return Promise.reject(new Error('a replay sends nothing'));
  }
  async stand() {
    // nobody sits here
  }
}
