// Who this device is: one guest, and the keys to the seats it holds. Tokens live here and in frames, never in
// an address.
export interface Guest {
  id: string;
  name: string;
  token: string;
}

export interface SeatKey {
  seat: number;
  token: string;
}

/** As many characters as the server takes. */
export const kLongestName = 24;

const kGuest = 'holdout.guest';
const kSeats = 'holdout.seats';
const kMuted = 'holdout.muted';

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

class Identity {
  guest = $state<Guest | null>(read<Guest | null>(kGuest, null));
  #seats = $state<Record<string, SeatKey[]>>(read(kSeats, {}));
  #muted = $state<string[]>(read(kMuted, []));

  become(guest: Guest) {
    this.guest = guest;
    localStorage.setItem(kGuest, JSON.stringify(guest));
  }

  rename(name: string) {
    if (this.guest) this.become({ ...this.guest, name });
  }

  /** Seats of this device at a table, in the order they were taken. */
  seats(code: string): SeatKey[] {
    return this.#seats[code] ?? [];
  }

  tables(): string[] {
    return Object.keys(this.#seats);
  }

  keepSeat(code: string, key: SeatKey, besides: boolean) {
    const others = besides ? this.seats(code).filter((each) => each.seat !== key.seat) : [];
    this.#store({ ...this.#seats, [code]: [...others, key] });
  }

  dropSeat(code: string, token: string) {
    const left = this.seats(code).filter((each) => each.token !== token);
    const { [code]: _gone, ...rest } = this.#seats;
    this.#store(left.length ? { ...rest, [code]: left } : rest);
  }

  dropTable(code: string) {
    const { [code]: _gone, ...rest } = this.#seats;
    this.#store(rest);
  }

  /** Muting is this reader's own affair: nobody is told. People are known here by table and name. */
  muted(code: string, name: string): boolean {
    return this.#muted.includes(`${code}/${name}`);
  }

  mute(code: string, name: string, silent: boolean) {
    const rest = this.#muted.filter((each) => each !== `${code}/${name}`);
    this.#muted = silent ? [...rest, `${code}/${name}`] : rest;
    localStorage.setItem(kMuted, JSON.stringify(this.#muted));
  }

  forget() {
    for (const key of [kGuest, kSeats, kMuted]) localStorage.removeItem(key);
    this.guest = null;
    this.#seats = {};
    this.#muted = [];
  }

  #store(seats: Record<string, SeatKey[]>) {
    this.#seats = seats;
    localStorage.setItem(kSeats, JSON.stringify(seats));
  }
}

export const identity = new Identity();
