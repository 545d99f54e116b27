// Who this device is: one guest, and the keys to the seats it holds. Tokens live here and in frames, never in
// an address. Several tabs share it: what is written is made of what is stored, never of what a tab remembers.
export interface Guest {
  id: string;
  name: string;
  token: string;
}

export interface SeatKey {
  seat: number;
  token: string;
}

/** Somebody at a table; -1 is the seat of those who watch. */
export interface Speaker {
  seat: number;
  name: string;
}

// Nobody at a table has the name of somebody else there, and who takes a chair brings their own; who watches may be
// called as somebody was who sat.
const voiceOf = (code: string, { seat, name }: Speaker) => `${code}${seat < 0 ? '/' : '#'}${name}`;

type Seats = Record<string, SeatKey[]>;

/** As many characters as the server takes. */
export const kLongestName = 24;

const kGuest = 'holdout.guest';
const kSeats = 'holdout.seats';
const kMuted = 'holdout.muted';

/** One thing in the storage that all tabs of this device share. */
class Kept<T> {
  now = $state.raw() as T;

  constructor(
    private readonly key: string,
    private readonly nothing: T,
  ) {
    this.now = nothing;
    this.read();
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key === key || event.key === null) this.read();
    });
  }

  read(): T {
    try {
      this.now = (JSON.parse(localStorage.getItem(this.key) ?? 'null') as T | null) ?? this.nothing;
    } catch {
      // Forbidden or damaged: what this tab knows will do.
    }
    return this.now;
  }

  write(now: T) {
    this.now = now;
    try {
      if (now === this.nothing) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify(now));
    } catch {
      // Forbidden or full: until this tab is closed it knows.
    }
  }

  forget() {
    this.write(this.nothing);
  }
}

/** What one tab knows of it. */
export class Identity {
  readonly #guest = new Kept<Guest | null>(kGuest, null);
  readonly #seats = new Kept<Seats>(kSeats, {});
  readonly #muted = new Kept<string[]>(kMuted, []);

  get guest(): Guest | null {
    return this.#guest.now;
  }

  become(guest: Guest) {
    this.#guest.write(guest);
  }

  rename(name: string) {
    const guest = this.#guest.read();
    if (guest) this.become({ ...guest, name });
  }

  /** Seats of this device at a table, in the order they were taken. */
  seats(code: string): SeatKey[] {
    return this.#seats.now[code] ?? [];
  }

  tables(): string[] {
    return Object.keys(this.#seats.now);
  }

  keepSeat(code: string, key: SeatKey, besides: boolean) {
    this.#change(code, (seats) => [...(besides ? seats.filter((each) => each.seat !== key.seat) : []), key]);
  }

  /** The same key opens another seat: sides were changed. */
  moveSeat(code: string, { seat, token }: SeatKey) {
    this.#change(code, (seats) => seats.map((each) => (each.token === token ? { seat, token } : each)));
  }

  dropSeat(code: string, token: string) {
    this.#change(code, (seats) => seats.filter((each) => each.token !== token));
  }

  dropTable(code: string) {
    this.#change(code, () => []);
  }

  /** Muting is this reader's own affair: nobody is told. */
  muted(code: string, who: Speaker): boolean {
    return this.#muted.now.includes(voiceOf(code, who));
  }

  mute(code: string, who: Speaker, silent: boolean) {
    const voice = voiceOf(code, who);
    const rest = this.#muted.read().filter((each) => each !== voice);
    this.#muted.write(silent ? [...rest, voice] : rest);
  }

  forget() {
    for (const kept of [this.#guest, this.#seats, this.#muted]) kept.forget();
  }

  #change(code: string, change: (seats: SeatKey[]) => SeatKey[]) {
    const { [code]: before = [], ...rest } = this.#seats.read();
    const seats = change(before);
    this.#seats.write(seats.length ? { ...rest, [code]: seats } : rest);
  }
}

export const identity = new Identity();
