import { recall, remember } from '#web/src/table/memory.ts';
import { roomKeys, type RoomKey } from './board/layout.ts';

// What the Killer jots down for himself: eleven tokens on his plan and a guess of the repairs. It stays on this device:
// no frame and no record has it.

export const kTokens = 11;

export interface Jotted {
  tokens: (RoomKey | null)[]; // where each of them lies; null: on the rack
  guess: number; // repairs
}

/** What is written on each: the first letters of the Survivors, noise, a question. */
export const faces = ['1', '1', '2', '2', '3', '3', '!', '!', '?', '?', '?'] as const;

const none = (): Jotted => ({ tokens: faces.map(() => null), guess: 0 });

function read(key: string): Jotted {
  const kept = recall<Partial<Jotted>>(key, {});
  const tokens = none().tokens.map((_, i) => {
    const room = kept.tokens?.[i] ?? null;
    return room !== null && roomKeys.includes(room) ? room : null;
  });
  return { tokens, guess: Number(kept.guess) || 0 };
}

export class Notes {
  aids = $state(recall('aids.terrorscape', true)); // what was told is shown on the plan
  jotted = $state<Jotted>(none());
  held = $state(-1); // a token that waits for its room
  #key = '';

  /** Those of one seat at one table. */
  open(table: string, seat: number) {
    const key = `notes.terrorscape.${table}.${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    this.held = -1;
    this.jotted = read(key);
  }

  lay(token: number, room: RoomKey | null) {
    this.jotted.tokens = this.jotted.tokens.map((was, i) => (i === token ? room : was));
    this.held = -1;
    this.#keep();
  }

  take(token: number) {
    this.held = this.held === token ? -1 : token;
  }

  guess(repairs: number) {
    this.jotted.guess = repairs;
    this.#keep();
  }

  showAids(on: boolean) {
    this.aids = on;
    remember('aids.terrorscape', on);
  }

  clear() {
    this.jotted = none();
    this.held = -1;
    this.#keep();
  }

  #keep() {
    remember(this.#key, this.jotted);
  }
}

export const notes = new Notes();
