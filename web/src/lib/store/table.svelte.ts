// Everything one connection knows about its table. Screens read it and call it; they keep no state of the game.
import { loadGame, type GameUi } from '../../games/game.ts';
import { api } from '../connection/api.ts';
import {
  Connection,
  type Acknowledgement,
  type Command,
  type Status,
  type World,
} from '../connection/connection.svelte.ts';
import { identity } from '../device/identity.svelte.ts';
import { tellDecisionWaits } from '../device/notify.ts';
import {
  closeCodes,
  protocol,
  type Happening,
  type HelloCommand,
  type Option,
  type RefusedMessage,
  type Sentence,
  type ServerMessage,
  type SnapshotMessage,
  type TableInfo,
  type UpdateMessage,
  type WelcomeMessage,
} from '../protocol.ts';
import { text } from '../text/text.svelte.ts';
import { TableLog, type LogEntry } from './log.svelte.ts';
import { Showing, type TableView } from './showing.svelte.ts';

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
  clock = $state.raw<Clock | null>(null);
  pending = $state<string | null>(null);
  refusal = $state.raw<RefusedMessage | null>(null);
  /** So many of the last events of the log happened while a computer player stood in. */
  briefing = $state(0);
  game = $state.raw<GameUi | null>(null);
  /** The game's part of this client could not be fetched. */
  failed = $state(false);
  /** Of the seats, in seat order. */
  names = $derived((this.info?.seats ?? []).map((seat) => seat.name));

  readonly code: string;
  readonly #besides: boolean;
  readonly #watchOnly: boolean;
  readonly #connection: Connection;
  readonly #lines = new TableLog();
  readonly #showing: Showing;
  #seatToken: string | undefined;
  #loading = false;
  #introduced = false;
  #left = false;
  #last: number | null = null;
  #epoch = '';
  #drafted: number | null = null; // serial of the question of which the server knows a draft

  constructor(access: TableAccess, world?: World, url?: string) {
    this.code = access.code;
    this.#seatToken = access.seat;
    this.#besides = access.besides ?? false;
    this.#watchOnly = access.watchOnly ?? false;
    this.#showing = new Showing({
      game: () => this.game,
      lines: this.#lines,
      answersShown: () => (this.refusal = null),
      asked: () => this.info && tellDecisionWaits(this.code),
    });
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

  get view(): TableView | null {
    return this.#showing.view;
  }
  get shown(): TableView | null {
    return this.#showing.shown;
  }
  get happening(): Happening | null {
    return this.#showing.happening;
  }
  get q(): Sentence | null {
    return this.#showing.q;
  }
  get options(): Option[] {
    return this.#showing.options;
  }
  get say(): number[] {
    return this.#showing.say;
  }
  /** Seats that may confer in free text unheard by the others, this one among them. */
  get apart(): number[] {
    return this.#showing.apart;
  }
  get canUndo(): boolean {
    return this.#showing.canUndo;
  }
  get log(): LogEntry[] {
    return this.#lines.lines;
  }
  /** Lines up to this one were there when this client came. */
  get past(): number {
    return this.#lines.past;
  }
  /** Nothing is shown step by step until this seat is asked. */
  get skipping(): boolean {
    return this.#showing.skipping;
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
    this.#forget();
    this.info = null;
    this.#seatToken = undefined;
  }

  async answer(notation: string): Promise<void> {
    if (this.pending !== null) return;
    this.pending = notation;
    this.refusal = null;
    try {
      await this.send({ t: 'answer', serial: this.#showing.serial, do: notation });
    } catch {
      // The refusal is shown beside the question.
    } finally {
      this.pending = null;
    }
  }

  /** What was picked and not sent yet, or that it is not any more: the server gives it if time runs out. */
  draft(notation: string | null): void {
    const { serial } = this.#showing;
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
    this.#showing.skip();
  }

  /** Shown step by step again. */
  watch() {
    this.#showing.watch();
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
    this.#showing.forget();
    this.clock = this.refusal = this.pending = null;
    this.briefing = 0;
  }

  #begin(message: SnapshotMessage) {
    this.#last = message.seq;
    this.briefing = message.briefing ?? 0;
    this.#showing.begin(message);
  }

  #update(message: UpdateMessage) {
    if (this.#last !== null && message.seq <= this.#last) return; // sent twice
    if (this.#last !== null && message.seq > this.#last + 1) {
      this.#connection.resume();
      return;
    }
    this.#last = message.seq;
    this.#showing.update(message);
  }
}
