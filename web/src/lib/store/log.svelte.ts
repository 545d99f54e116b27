// The log of a table as this client shows it: lines come once the board has shown what they tell.
import { kindOf, partsOf } from '../../games/facts.ts';
import { nextFrame } from '../motion/frame.ts';
import type { ChatLine, Happening, LogPart, Notice, Said } from '../protocol.ts';

export type NewEntry =
  | { kind: 'happening'; happening: Happening }
  | { kind: 'said'; said: Said }
  | { kind: 'chat'; chat: ChatLine }
  | { kind: 'notice'; notice: Notice };
export type LogEntry = { id: number; phase?: string } & NewEntry;

const kLongestLog = 2000;
const kLinesAtOnce = 3;

export function linesOf({ happened = [], said, chat, notice }: LogPart): NewEntry[] {
  return [
    ...happened.map((happening) => ({ kind: 'happening' as const, happening })),
    ...(said ? [{ kind: 'said' as const, said }] : []),
    ...(chat ? [{ kind: 'chat' as const, chat }] : []),
    ...(notice ? [{ kind: 'notice' as const, notice }] : []),
  ];
}

export class TableLog {
  lines = $state.raw<LogEntry[]>([]);
  /** Lines up to this one were there when this client came. */
  past = $state(0);

  #entries = 0;
  #phase: string | undefined;
  #untold: NewEntry[] = []; // shown on the board, not in the log yet
  #telling: (() => void) | undefined;

  forget() {
    this.#telling?.();
    this.#untold = [];
    this.lines = [];
    this.#phase = undefined;
  }

  /** All that was before this client came. */
  begin(parts: LogPart[]) {
    this.forget();
    this.#note(...parts.flatMap(linesOf));
    this.past = this.#entries;
  }

  /** Told by the next `tell`. */
  add(...entries: NewEntry[]) {
    this.#untold.push(...entries);
  }

  /** A few lines a frame: many at once come where a table runs ahead. False if there is nothing to tell. */
  tell(later = false): boolean {
    if (this.#untold.length === 0) return false;
    this.#telling?.();
    if (!later) this.#note(...this.#untold.splice(0, document.hidden ? Infinity : kLinesAtOnce));
    if (this.#untold.length > 0) this.#telling = nextFrame(() => this.tell());
    return true;
  }

  #note(...entries: NewEntry[]) {
    const made = entries.map((entry) => {
      if (entry.kind === 'happening' && kindOf(entry.happening) === 'phase_began')
        this.#phase = String(partsOf(entry.happening)['phase'] ?? '');
      return { ...entry, id: ++this.#entries, ...(this.#phase !== undefined && { phase: this.#phase }) };
    });
    if (made.length === 0) return;
    const lines = [...this.lines, ...made];
    this.lines = lines.length > kLongestLog ? lines.slice(-kLongestLog) : lines;
  }
}
