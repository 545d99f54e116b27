// What a seat knows of its game, and how much of it is shown: snapshots and patches come at once, the board goes step
// by step, and whoever is asked has the question and its answers after what led to them.
import type { GameUi } from '../../games/game.ts';
import { durationOf } from '../../games/looks.ts';
import { playHappening } from '../device/sound.ts';
import { nextFrame } from '../motion/frame.ts';
import type { Happening, Option, Sentence, SnapshotMessage, UpdateMessage, View } from '../protocol.ts';
import { linesOf, type TableLog } from './log.svelte.ts';
import { patched, withBoard } from './patch.ts';
import { kApart, kPause, StepQueue, type Step } from './queue.ts';

/** The part of a view that every game has: who is asked what. Sets of seats are bit masks. */
export interface PromptView {
  kind: number;
  phase: number;
  waited_for: number;
  asked: number;
  sealed: number;
  may_pass: number;
  serial: number;
}
export type TableView = View & { viewer?: number; prompt: PromptView };

/** What a seat is asked, as the server told it last. */
interface Asked {
  q: Sentence | null;
  say: number[];
  apart: number[];
  undo: boolean;
  options: Option[];
  serial: number; // of the question that these answer
}

const kNothing: Asked = { q: null, say: [], apart: [], undo: false, options: [], serial: 0 };

function asked({ q, say, apart, undo, options }: SnapshotMessage | UpdateMessage): Partial<Asked> {
  return {
    ...(q !== undefined && { q }),
    ...(say !== undefined && { say }),
    ...(apart !== undefined && { apart }),
    ...(undo !== undefined && { undo }),
    ...(options !== undefined && { options }),
  };
}

interface Stage {
  /** The game's part of this client, once it is here. */
  game(): GameUi | null;
  readonly lines: TableLog;
  /** Other answers are shown than before. */
  answersShown(): unknown;
  /** A decision is asked for. */
  asked(): unknown;
}

export class Showing {
  view = $state.raw<TableView | null>(null);
  shown = $state.raw<TableView | null>(null);
  happening = $state.raw<Happening | null>(null);
  q = $state.raw<Sentence | null>(null);
  options = $state.raw<Option[]>([]);
  say = $state.raw<number[]>([]);
  apart = $state.raw<number[]>([]);
  canUndo = $state(false);
  skipping = $state(false);

  readonly #queue = new StepQueue(() => this.#still);
  #known: TableView | null = null; // newer than `view` for a moment
  #learning: (() => void) | undefined; // calls it off
  #closing: (() => void) | undefined; // the same of answers that are not asked for any more
  #serial = 0; // of the question that the options answer: `view` may be ahead of them
  #asks = kNothing; // newer than what is shown while there are steps to play

  constructor(private readonly stage: Stage) {}

  /** Of the question that the answers shown belong to. */
  get serial(): number {
    return this.#serial;
  }

  skip() {
    this.skipping = true;
    this.#queue.finish();
    if (this.options.length > 0) this.skipping = false;
  }

  watch() {
    this.skipping = false;
  }

  forget() {
    this.#queue.clear();
    this.#learning?.();
    this.#learning = undefined;
    this.view = this.shown = this.#known = this.happening = this.q = null;
    this.#answersAre(kNothing);
    this.say = [];
    this.apart = [];
    this.#asks = kNothing;
    this.canUndo = false;
    this.skipping = false;
    this.stage.lines.forget();
  }

  begin(message: SnapshotMessage) {
    this.#queue.clear();
    this.view = this.shown = this.#known = (withBoard(message) ?? null) as TableView | null; // none before the game
    this.happening = null;
    this.stage.lines.begin(message.log);
    this.#asks = { ...kNothing, ...asked(message), serial: this.#serialKnown };
    this.#question(this.#asks);
    this.#answersAre(this.#asks);
    if (message.options.length > 0) this.#asked();
  }

  update(message: UpdateMessage) {
    const before = this.#known;
    if (message.view !== undefined) this.#learn(patched(before, withBoard(message)) as TableView);
    // The old question is answered; the new one waits until its cause has been seen, also with the same answers.
    const revealed = this.#asks.serial !== this.#serialKnown && this.#isWatched(message);
    if ((message.options !== undefined || revealed) && this.options.length > 0) this.#close();
    const asks = (this.#asks = { ...this.#asks, ...asked(message), serial: this.#serialKnown });
    // Asked once more what it is shown already.
    if (this.options === asks.options) this.#serial = asks.serial;
    const final = this.#known;
    const steps = (message.happened ?? []).map((happening) => this.#stepOf(happening, final));
    // Board, log, question and answers each in a frame of its own: no frame has to draw all of it.
    this.#queue.add(
      ...(this.#queue.busy ? [] : [kPause]),
      { duration: kApart, play: () => this.#show(before) },
      ...steps,
      { duration: 2 * kApart, play: () => this.#show(final), after: () => this.#told(message) },
      { duration: kApart, play: () => this.#question(asks) },
      { duration: kApart, play: () => this.#answers(asks) },
    );
  }

  #durationOf(happening: Happening): number {
    return durationOf(this.stage.game()?.looks ?? {}, happening);
  }

  #isWatched({ happened = [] }: UpdateMessage): boolean {
    return happened.some((happening) => this.#durationOf(happening) > 0);
  }

  /** Nobody watches. Without motion events still come one by one: each is read, heard and looked at. */
  get #still(): boolean {
    return this.stage.game() === null || document.hidden || this.skipping;
  }

  // Several at once are shown at once, in a frame of their own.
  #learn(view: TableView) {
    this.#known = view;
    if (this.#still) this.view = view;
    else this.#learning ??= nextFrame(() => this.#learnt());
  }

  #learnt() {
    this.#learning = undefined;
    this.view = this.#known;
  }

  // Outside a frame of its own it would have the table laid out twice in the next.
  #close() {
    if (this.#still) this.options = [];
    else this.#closing ??= nextFrame(() => this.#answersAre(kNothing));
  }

  #answersAre({ options, serial }: Asked) {
    this.#closing?.();
    this.#closing = undefined;
    this.options = options;
    this.#serial = options === this.#asks.options ? this.#asks.serial : serial; // asked once more meanwhile
  }

  get #serialKnown(): number {
    return this.#known?.prompt.serial ?? 0;
  }

  #stepOf(happening: Happening, final: TableView | null): Step {
    const duration = this.#durationOf(happening);
    return {
      duration,
      play: () => {
        this.stage.lines.add({ kind: 'happening', happening });
        if (this.#queue.hurrying) return;
        this.happening = happening;
        const game = this.stage.game();
        if (game && this.shown && final) this.shown = game.step(this.shown, happening, final);
        if (game) playHappening(game, happening);
      },
      ...(duration > 0 && { after: () => this.#tell() }),
    };
  }

  #show(view: TableView | null): boolean {
    if (this.#queue.skipping || (this.shown === view && this.happening === null)) return false;
    this.shown = view;
    this.happening = null;
    return true;
  }

  #told(message: UpdateMessage): boolean {
    this.stage.lines.add(...linesOf({ ...message, happened: [] }));
    return this.#tell();
  }

  #tell(): boolean {
    return this.stage.lines.tell(this.#queue.skipping);
  }

  #question({ q, say, apart, undo }: Asked): boolean {
    if (this.#queue.skipping) return false;
    if (q === this.q && say === this.say && apart === this.apart && undo === this.canUndo) return false;
    this.q = q;
    this.say = say;
    this.apart = apart;
    this.canUndo = undo;
    return true;
  }

  #answers(asks: Asked): boolean {
    if (this.#queue.skipping || asks.options === this.options) return false;
    this.#answersAre(asks);
    this.stage.answersShown();
    if (asks.options.length > 0) this.#asked();
    return true;
  }

  #asked() {
    this.skipping = false;
    this.stage.asked();
  }
}
