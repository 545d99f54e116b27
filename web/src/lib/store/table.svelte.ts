// Everything one connection knows about its table. Screens read it and call it; they keep no state of the game.
import { kindOf, partsOf } from '../../games/facts.ts';
import { loadGame, type GameUi } from '../../games/game.ts';
import { api } from '../connection/api.ts';
import {
  Connection,
  type Acknowledgement,
  type Command,
  type Status,
  type World,
} from '../connection/connection.svelte.ts';
import { nextFrame } from '../motion/frame.ts';
import { identity } from '../device/identity.svelte.ts';
import { tellDecisionWaits } from '../device/notify.ts';
import { patched, withBoard } from './patch.ts';
import {
  closeCodes,
  protocol,
  type ChatLine,
  type Happening,
  type HelloCommand,
  type LogPart,
  type Notice,
  type Option,
  type RefusedMessage,
  type Said,
  type Sentence,
  type ServerMessage,
  type SnapshotMessage,
  type TableInfo,
  type UpdateMessage,
  type View,
  type WelcomeMessage,
} from '../protocol.ts';
import { kApart, kPause, StepQueue, type Step } from './queue.ts';
import { playHappening } from '../device/sound.ts';
import { text } from '../text/text.svelte.ts';

export type LogEntry = { id: number; phase?: string } & (
  | { kind: 'happening'; happening: Happening }
  | { kind: 'said'; said: Said }
  | { kind: 'chat'; chat: ChatLine }
  | { kind: 'notice'; notice: Notice }
);
type NewEntry =
  | { kind: 'happening'; happening: Happening }
  | { kind: 'said'; said: Said }
  | { kind: 'chat'; chat: ChatLine }
  | { kind: 'notice'; notice: Notice };

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

export interface Clock {
  leftMs: number;
  ofMs: number;
  /** performance.now() at which `leftMs` was true. */
  at: number;
}

export interface TableAccess {
  code: string;
  /** Secret token of the seat; without it one watches or waits in the lobby. */
  seat?: string;
  /** Another seat of this device stays taken when this one is (several people, one device). */
  besides?: boolean;
  /** A screen for everybody: never takes a seat. */
  watchOnly?: boolean;
}

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
const kLongestLog = 2000;
const kLinesAtOnce = 3;

function asked({ q, say, apart, undo, options }: SnapshotMessage | UpdateMessage): Partial<Asked> {
  return {
    ...(q !== undefined && { q }),
    ...(say !== undefined && { say }),
    ...(apart !== undefined && { apart }),
    ...(undo !== undefined && { undo }),
    ...(options !== undefined && { options }),
  };
}

function linesOf({ happened = [], said, chat, notice }: LogPart): NewEntry[] {
  return [
    ...happened.map((happening) => ({ kind: 'happening' as const, happening })),
    ...(said ? [{ kind: 'said' as const, said }] : []),
    ...(chat ? [{ kind: 'chat' as const, chat }] : []),
    ...(notice ? [{ kind: 'notice' as const, notice }] : []),
  ];
}

export class TableStore {
  status = $state<Status>('connecting');
  closeCode = $state<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state(-1);
  owner = $state(false);
  /** Where letters for this seat go, empty if nowhere; null where the server sends none. */
  mail = $state<string | null>(null);
  /** With what this device subscribes to messages of the server; null where it sends none. */
  pushKey = $state<string | null>(null);
  view = $state.raw<TableView | null>(null);
  shown = $state.raw<TableView | null>(null);
  happening = $state.raw<Happening | null>(null);
  q = $state.raw<Sentence | null>(null);
  options = $state.raw<Option[]>([]);
  say = $state.raw<number[]>([]);
  /** Seats that may confer in free text unheard by the others, this one among them. */
  apart = $state.raw<number[]>([]);
  canUndo = $state(false);
  log = $state.raw<LogEntry[]>([]);
  /** Lines up to this one were there when this client came. */
  past = $state(0);
  clock = $state.raw<Clock | null>(null);
  pending = $state<string | null>(null);
  refusal = $state.raw<RefusedMessage | null>(null);
  /** So many of the last events of the log happened while a computer player stood in. */
  briefing = $state(0);
  game = $state.raw<GameUi | null>(null);
  /** Nothing is shown step by step until this seat is asked. */
  skipping = $state(false);
  /** The game's part of this client could not be fetched. */
  failed = $state(false);
  /** Of the seats, in seat order. */
  names = $derived((this.info?.seats ?? []).map((seat) => seat.name));

  readonly code: string;
  readonly #besides: boolean;
  readonly #watchOnly: boolean;
  readonly #connection: Connection;
  readonly #queue = new StepQueue(() => this.#still);
  #seatToken: string | undefined;
  #loading = false;
  #introduced = false;
  #left = false;
  #last: number | null = null;
  #epoch = '';
  #entries = 0;
  #phase: string | undefined;
  #known: TableView | null = null; // newer than `view` for a moment
  #learning: (() => void) | undefined; // calls it off
  #closing: (() => void) | undefined; // the same of answers that are not asked for any more
  #serial = 0; // of the question that the options answer: `view` may be ahead of them
  #asks = kNothing; // newer than what is shown while there are steps to play
  #untold: NewEntry[] = []; // shown on the board, not in the log yet
  #telling: (() => void) | undefined;
  #drafted: number | null = null; // serial of the question of which the server knows a draft

  constructor(access: TableAccess, world?: World, url?: string) {
    this.code = access.code;
    this.#seatToken = access.seat;
    this.#besides = access.besides ?? false;
    this.#watchOnly = access.watchOnly ?? false;
    this.#connection = new Connection(
      {
        hello: () => this.#hello(),
        message: (message) => this.#receive(message),
        status: (status, closeCode) => this.#statusIs(status, closeCode),
      },
      url,
      world,
    );
  }

  open() {
    this.#connection.open();
  }

  #statusIs(status: Status, closeCode: number | null) {
    if (closeCode === closeCodes.removed) this.loseSeat();
    if (closeCode === closeCodes.wrongToken && !this.#introduced) {
      void this.#introduce();
      return;
    }
    this.status = status;
    this.closeCode = closeCode;
  }

  // Of guest and seat one is not known: asked as a guest, the server says which. A new guest comes back, once.
  async #introduce() {
    this.#introduced = true;
    const before = identity.guest?.token;
    await api.myTables().catch(() => undefined);
    if (this.#left) return;
    if (identity.guest?.token !== before) this.open();
    else this.#statusIs('closed', closeCodes.wrongToken);
  }

  /** Ends the connection and forgets all it knew: the next person at this device must find nothing. */
  close() {
    this.#left = true;
    this.#connection.close();
    this.#queue.clear();
    this.#forget();
    this.info = null;
    this.#seatToken = undefined;
  }

  async answer(notation: string): Promise<void> {
    if (this.pending !== null) return;
    this.pending = notation;
    this.refusal = null;
    try {
      await this.send({ t: 'answer', serial: this.#serial, do: notation });
    } catch {
      // The refusal is shown beside the question.
    } finally {
      this.pending = null;
    }
  }

  /** What was picked and not sent yet, or that it is not any more: the server gives it if time runs out. */
  draft(notation: string | null): void {
    const serial = this.#serial;
    const told = this.#drafted === serial;
    if (this.you < 0 || this.pending !== null || (notation === null && !told)) return;
    this.#drafted = notation === null ? null : serial;
    this.#mention({ t: 'draft', serial, ...(notation !== null && { do: notation }) });
  }

  /** The opening of the game has been read: no clock waits for this seat any more. */
  opened(): void {
    if (this.you >= 0) this.#mention({ t: 'opened' });
  }

  // Whatever becomes of it, nobody is bothered.
  #mention(command: Command) {
    this.#connection.send(command).catch(() => undefined);
  }

  undo(): Promise<Acknowledgement | null> {
    return this.#try({ t: 'undo' });
  }

  saySomething(notation: string): Promise<Acknowledgement | null> {
    return this.#try({ t: 'say', say: notation });
  }

  chat(line: string, apart = false): Promise<Acknowledgement | null> {
    return this.#try({ t: 'chat', text: line, ...(apart && { apart }) });
  }

  /** Any command; the promise fails with the refusal. */
  async send(command: Command): Promise<Acknowledgement> {
    try {
      return await this.#connection.send(command);
    } catch (refusal) {
      this.refusal = refusal as RefusedMessage;
      throw refusal;
    }
  }

  /** What is still being shown is over at once, and nothing is shown step by step before the next decision. */
  skip() {
    this.skipping = true;
    this.#queue.finish();
    if (this.options.length > 0) this.skipping = false;
  }

  /** Shown step by step again. */
  watch() {
    this.skipping = false;
  }

  async #try(command: Command): Promise<Acknowledgement | null> {
    this.refusal = null;
    return this.send(command).catch(() => null);
  }

  #hello(): HelloCommand {
    // Another tab may have got a newer key to this seat.
    const key = identity.seats(this.code).find(({ seat }) => seat === this.you);
    if (key) this.#seatToken = key.token;
    return {
      t: 'hello',
      protocol,
      table: this.code,
      guest: identity.guest?.token ?? '',
      name: identity.guest?.name ?? '',
      ...(this.#seatToken !== undefined && { seat: this.#seatToken }),
      ...(this.#watchOnly && { screen: true }),
      ...(this.#last !== null && { last: this.#last, epoch: this.#epoch }),
    };
  }

  #receive(message: ServerMessage) {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'table':
        return this.#tableIs(message.table);
      case 'seated':
        return this.#sit(message.seat, message.token);
      case 'snapshot':
        return this.#begin(message);
      case 'update':
        return this.#update(message);
      case 'clock':
        this.clock =
          message.left_ms === undefined
            ? null
            : { leftMs: message.left_ms, ofMs: message.of_ms ?? message.left_ms, at: performance.now() };
        return;
      default:
        return;
    }
  }

  // Also said again when this connection gets or loses its seat.
  #welcome(message: WelcomeMessage) {
    if (message.you < 0) this.loseSeat();
    else if (this.#seatToken !== undefined)
      identity.moveSeat(this.code, { seat: message.you, token: this.#seatToken });
    this.you = message.you;
    this.owner = message.owner;
    this.mail = message.mail ?? null;
    this.pushKey = message.push_key ?? null;
    this.#epoch = message.epoch;
    if (!message.resumed) this.#last = null;
  }

  /** Somebody else may sit there now: the key does not fit any more, and what it showed is not ours to know. */
  loseSeat() {
    if (this.#seatToken === undefined) return;
    identity.dropSeat(this.code, this.#seatToken);
    this.#seatToken = undefined;
    this.#queue.clear();
    this.#forget();
  }

  #tableIs(info: TableInfo) {
    const before = this.info;
    this.info = info;
    if (before && before.owner !== info.owner && info.owner >= 0) this.owner = info.owner === this.you;
    // The keys to the seats fit at the next table of the same people, too.
    if (info.rematch && identity.seats(info.rematch).length === 0)
      for (const key of identity.seats(this.code)) identity.keepSeat(info.rematch, key, true);
    if (!this.game) void this.#loadGame(info.game);
  }

  // What could not be fetched is tried again with the next news of the table.
  async #loadGame(key: string) {
    if (this.#loading) return;
    this.#loading = true;
    try {
      const [game] = await Promise.all([loadGame(key), text.want(key)]);
      this.game = game;
    } catch {
      // Said by `failed`.
    }
    this.#loading = false;
    this.failed = this.game === null;
  }

  #sit(seat: number, token: string) {
    if (this.#watchOnly) return;
    identity.keepSeat(this.code, { seat, token }, this.#besides);
    if (this.#besides && this.you >= 0) return;
    this.#seatToken = token;
    this.you = seat;
    this.#last = null;
  }

  /**
   * Leaves the seat. Before the game somebody else may take it; during the game a computer player holds it, and
   * its key stays here for the way back.
   */
  async stand(): Promise<void> {
    await this.send({ t: 'stand' });
  }

  #forget() {
    this.#last = null;
    this.#learning?.();
    this.#learning = undefined;
    this.view = this.shown = this.#known = this.happening = this.q = this.clock = this.refusal = null;
    this.#answersAre(kNothing);
    this.say = [];
    this.apart = [];
    this.log = [];
    this.#hush();
    this.#asks = kNothing;
    this.canUndo = false;
    this.pending = null;
    this.briefing = 0;
    this.skipping = false;
    this.#phase = undefined;
  }

  #begin(message: SnapshotMessage) {
    this.#queue.clear();
    this.#last = message.seq;
    this.view = this.shown = this.#known = (withBoard(message) ?? null) as TableView | null; // none before the game
    this.happening = null;
    this.log = [];
    this.#hush();
    this.#phase = undefined;
    this.#note(...message.log.flatMap(linesOf));
    this.past = this.#entries;
    this.briefing = message.briefing ?? 0;
    this.#asks = { ...kNothing, ...asked(message), serial: this.#serialKnown };
    this.#question(this.#asks);
    this.#answersAre(this.#asks);
    if (message.options.length > 0) this.#asked();
  }

  #update(message: UpdateMessage) {
    if (this.#last !== null && message.seq <= this.#last) return; // sent twice
    if (this.#last !== null && message.seq > this.#last + 1) {
      this.#connection.resume();
      return;
    }
    this.#last = message.seq;
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

  #isWatched({ happened = [] }: UpdateMessage): boolean {
    return happened.some((happening) => (this.game?.duration(happening) ?? 0) > 0);
  }

  /** Nobody watches. Without motion events still come one by one: each is read, heard and looked at. */
  get #still(): boolean {
    return this.game === null || document.hidden || this.skipping;
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
    const duration = this.game?.duration(happening) ?? 0;
    return {
      duration,
      play: () => {
        this.#untold.push({ kind: 'happening', happening });
        if (this.#queue.hurrying) return;
        this.happening = happening;
        if (this.game && this.shown && final) this.shown = this.game.step(this.shown, happening, final);
        if (this.game) playHappening(this.game, happening);
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
    this.#untold.push(...linesOf({ ...message, happened: [] }));
    return this.#tell();
  }

  // A few lines a frame: many at once come where a table runs ahead.
  #tell(): boolean {
    if (this.#untold.length === 0) return false;
    this.#telling?.();
    if (!this.#queue.skipping)
      this.#note(...this.#untold.splice(0, document.hidden ? Infinity : kLinesAtOnce));
    if (this.#untold.length > 0) this.#telling = nextFrame(() => this.#tell());
    return true;
  }

  #hush() {
    this.#telling?.();
    this.#untold = [];
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
    this.refusal = null;
    if (asks.options.length > 0) this.#asked();
    return true;
  }

  #asked() {
    this.skipping = false;
    if (this.info) tellDecisionWaits(this.code);
  }

  #note(...entries: NewEntry[]) {
    const made = entries.map((entry) => {
      if (entry.kind === 'happening' && kindOf(entry.happening) === 'phase_began')
        this.#phase = String(partsOf(entry.happening)['phase'] ?? '');
      return { ...entry, id: ++this.#entries, ...(this.#phase !== undefined && { phase: this.#phase }) };
    });
    if (made.length === 0) return;
    const log = [...this.log, ...made];
    this.log = log.length > kLongestLog ? log.slice(-kLongestLog) : log;
  }
}
