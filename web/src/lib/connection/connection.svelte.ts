// One WebSocket to one table, for as long as it takes: says hello, notices silence, comes back after a loss and
// sends again, with the same id, what was not acknowledged.
import {
  closeCodes,
  type ClientMessage,
  type HelloCommand,
  type RefusedMessage,
  type ServerMessage,
} from '../protocol.ts';

export type Status = 'connecting' | 'open' | 'reconnecting' | 'closed';
type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;
/** Any command of a client, without its id. */
export type Command = WithoutId<ClientMessage>;
/** What acknowledges a command. */
export type Acknowledgement = Extract<ServerMessage, { ack?: number }>;

const kWorthRepeatingMs = 30_000;

/** Closed for good: coming back with the same words would end the same way. */
const kFinal = new Set<number>([
  closeCodes.done,
  closeCodes.noTable,
  closeCodes.wrongToken,
  closeCodes.removed,
  closeCodes.deleted,
  closeCodes.expired,
  closeCodes.outdated,
]);
/** Messages are as long as so many characters, or twice as many: how long one is tells on the line what was chosen. */
const kStep = 160;
const kFirstDelay = 400;
const kLongestDelay = 15_000;
const kSilence = 25_000; // until it is asked about
const kPatience = 10_000; // until a question or a command without an answer is taken for a loss
const kDoubt = 3_000; // the same where there is a reason to doubt

/** What a connection needs of the world; tests bring their own. */
export interface World {
  socket: (url: string) => WebSocket;
  random: () => number;
  now: () => number;
}

const kWorld: World = {
  socket: (url) => new WebSocket(url),
  random: Math.random,
  now: Date.now,
};

export interface Handlers {
  hello: () => HelloCommand;
  message: (message: ServerMessage) => void;
  status: (status: Status, closeCode: number | null) => void;
}

interface Waiting {
  command: Record<string, unknown>;
  resolve: (answer: Acknowledgement) => void;
  reject: (refusal: RefusedMessage) => void;
}

export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export class Connection {
  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on a screen reads it
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #losses = 0;
  #wait = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #expecting = false; // `#watch` ends the connection
  #welcomed = false;
  #ended = false;
  readonly #comeBack = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.#retry !== undefined) this.#connect();
    else this.#doubt(); // a device that slept may have lost it
  };
  // The network of the device: a server on the device itself is still there.
  readonly #doubt = () => {
    if (this.#welcomed) this.#ping(kDoubt);
  };

  constructor(
    private readonly handlers: Handlers,
    private readonly url = socketUrl(),
    private readonly world: World = kWorld,
  ) {}

  /** Also once more after it was closed for good. */
  open() {
    this.#ended = false;
    globalThis.addEventListener?.('online', this.#comeBack);
    globalThis.addEventListener?.('offline', this.#doubt);
    globalThis.document?.addEventListener('visibilitychange', this.#comeBack);
    this.handlers.status('connecting', null);
    this.#connect();
  }

  /** Ids grow beyond a reload of the page, so that no new command is taken for an old one. */
  send(command: Command): Promise<Acknowledgement> {
    const id = (this.#lastId = Math.max(this.#lastId + 1, this.world.now()));
    return new Promise((resolve, reject) => {
      const waiting = { command: { ...command, id }, resolve, reject };
      this.#waiting.set(id, waiting);
      if (!this.#welcomed) return;
      this.#write(waiting.command);
      this.#expect(kPatience);
    });
  }

  /** Something was lost: the rest is asked for by a new hello. */
  resume() {
    if (!this.#ended) this.#connect();
  }

  close() {
    this.#end(closeCodes.done);
  }

  #connect() {
    this.#drop();
    const socket = (this.#socket = this.world.socket(this.url));
    socket.onopen = () => this.#write(this.handlers.hello());
    socket.onmessage = (event) => this.#receive(String(event.data));
    socket.onclose = (event) => this.#lost(event.code);
    this.#heartbeat();
  }

  #drop() {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#retry = undefined;
    this.#expecting = false;
    this.#welcomed = false;
    const old = this.#socket;
    this.#socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close(closeCodes.done);
  }

  /**
   * The table remembers the last 32 commands of a seat. What is too old to be among them is not said again: the
   * view tells whether it happened.
   */
  #forgetOld() {
    for (const [id, { reject }] of this.#waiting) {
      if (id >= this.world.now() - kWorthRepeatingMs) continue;
      this.#waiting.delete(id);
      reject({ t: 'refused', ack: id, code: 'try_again' });
    }
  }

  #write(message: unknown) {
    if (this.#socket?.readyState !== 1) return;
    const text = JSON.stringify(message);
    this.#socket.send(text.padEnd(Math.ceil(text.length / kStep) * kStep));
  }

  #receive(data: string) {
    this.#heartbeat();
    const message = JSON.parse(data) as ServerMessage;
    if (message.t === 'pong') return;
    if (message.t === 'bye') {
      this.#wait = message.retry_ms;
      return;
    }
    const first = message.t === 'welcome' && !this.#welcomed;
    try {
      this.handlers.message(message);
    } finally {
      // Whatever becomes of it here: the server has carried the command out, and waits for nothing.
      if (first) this.#sendAgain();
      if ('ack' in message && message.ack !== undefined) this.#acknowledge(message.ack, message);
    }
  }

  #sendAgain() {
    this.#welcomed = true;
    this.#losses = 0;
    this.handlers.status('open', null);
    this.#forgetOld();
    for (const { command } of this.#waiting.values()) this.#write(command);
    if (this.#waiting.size > 0) this.#expect(kPatience);
  }

  #acknowledge(id: number, message: Acknowledgement) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (message.t === 'refused') waiting.reject(message);
    else waiting.resolve(message);
  }

  // A mobile network loses sockets without a word; silence is asked about.
  #heartbeat() {
    clearTimeout(this.#watch);
    this.#expecting = false;
    this.#watch = setTimeout(() => this.#ping(kPatience), kSilence);
  }

  #ping(patience: number) {
    this.#write({ t: 'ping' });
    this.#expect(patience);
  }

  // Whatever is heard will do. More that goes unanswered does not put the end off.
  #expect(patience: number) {
    if (this.#expecting) return;
    this.#expecting = true;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(1006), patience);
  }

  #lost(code: number) {
    if (this.#ended) return;
    if (kFinal.has(code)) {
      this.#end(code);
      return;
    }
    this.#drop();
    this.handlers.status('reconnecting', code);
    const grown = Math.min(kLongestDelay, kFirstDelay * 2 ** Math.min(this.#losses++, 10));
    const delay = this.#wait + grown * (0.5 + this.world.random() / 2);
    this.#wait = 0;
    this.#retry = setTimeout(() => this.#connect(), delay);
  }

  #end(code: number) {
    if (this.#ended) return;
    this.#ended = true;
    this.#drop();
    globalThis.removeEventListener?.('online', this.#comeBack);
    globalThis.removeEventListener?.('offline', this.#doubt);
    globalThis.document?.removeEventListener('visibilitychange', this.#comeBack);
    for (const { reject } of this.#waiting.values()) reject({ t: 'refused', ack: 0, code: 'not_now' });
    this.#waiting.clear();
    this.handlers.status('closed', code);
  }
}
