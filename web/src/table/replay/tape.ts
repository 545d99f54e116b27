import { patched, withBoard } from '../../lib/store/patch.ts';
import type { ChatLine, Happening, LogPart, Notice, Option, Said, Sentence } from '../../lib/protocol.ts';
import type { LogEntry } from '../../lib/store/log.svelte.ts';
import type { TableView } from '../../lib/store/showing.svelte.ts';
import { isMine, kindOf } from '../../games/facts.ts';

// A finished game as one seat got it, wound forth and back. The first frame is a snapshot, the rest updates.

export interface Frame {
  t: string;
  seq?: number;
  view?: unknown;
  board?: unknown;
  q?: Sentence;
  options?: Option[];
  happened?: Happening[];
  said?: Said;
  chat?: ChatLine;
  notice?: Notice;
  log?: LogPart[]; // of a snapshot: what was before it
}

/** What is known after a frame. */
export interface Still {
  view: TableView;
  q: Sentence | null;
  options: Option[];
  happened: Happening[]; // in this frame
  logEnd: number; // so many lines of the tape's log are known
  phases: number; // so many phases have begun
}

export interface Tape {
  stills: Still[];
  log: LogEntry[];
}

type Line = LogEntry extends infer E ? (E extends LogEntry ? Omit<E, 'id' | 'phase'> : never) : never;

function linesOf({ log = [], happened = [], said, chat, notice }: Frame): Line[] {
  return [
    ...log.flatMap((part) => linesOf({ t: 'part', ...part })),
    ...happened.map((happening) => ({ kind: 'happening' as const, happening })),
    ...(said ? [{ kind: 'said' as const, said }] : []),
    ...(chat ? [{ kind: 'chat' as const, chat }] : []),
    ...(notice ? [{ kind: 'notice' as const, notice }] : []),
  ];
}

export function tapeOf(frames: readonly Frame[]): Tape {
  const stills: Still[] = [];
  const log: LogEntry[] = [];
  let view: TableView | null = null;
  let q: Sentence | null = null;
  let options: Option[] = [];
  let phases = 0;
  for (const frame of frames) {
    if (frame.t !== 'snapshot' && frame.t !== 'update') continue;
    if (frame.t === 'snapshot') view = withBoard(frame) as TableView;
    else if (frame.view !== undefined && view !== null) view = patched(view, withBoard(frame)) as TableView;
    if (view === null) continue;
    q = frame.q ?? q;
    options = frame.options ?? options;
    const lines = linesOf(frame);
    for (const line of lines) log.push({ ...line, id: log.length + 1 } as LogEntry);
    const happened = lines.flatMap((line) => (line.kind === 'happening' ? [line.happening] : []));
    phases += happened.filter((each) => kindOf(each) === 'phase_began').length;
    stills.push({ view, q, options, happened, logEnd: log.length, phases });
  }
  return { stills, log };
}

/** The same moment on another seat's tape: as many phases in, as far into the phase. */
export function sameMoment(from: Tape, at: number, to: Tape): number {
  const phases = from.stills[at]?.phases ?? 0;
  const into = at - from.stills.findIndex((still) => still.phases === phases);
  const first = to.stills.findIndex((still) => still.phases >= phases);
  if (first < 0) return Math.max(0, to.stills.length - 1);
  const next = to.stills.findIndex((still) => still.phases > phases);
  const last = next < 0 ? to.stills.length - 1 : next - 1;
  return Math.max(first, Math.min(first + into, last));
}

/** The moment at which a line of the tape's log was known first; -1 if it never was. */
export function momentOfLine({ stills }: Tape, line: number): number {
  return stills.findIndex((still) => still.logEnd >= line);
}

/** The moment at which this was said; -1 if this seat did not hear it. */
export function momentOfStatement(tape: Tape, id: number): number {
  const line = tape.log.find((entry) => entry.kind === 'said' && entry.said.id === id);
  return line ? momentOfLine(tape, line.id) : -1;
}

/** Moments of the events of a log, by their lines: it may have lost its beginning, but ends as the tape does. */
export function momentsOfLog(tape: Tape, log: readonly LogEntry[]): Map<number, number> {
  const isEvent = ({ kind }: LogEntry) => kind === 'happening';
  const recorded = tape.log.filter(isEvent);
  const events = log.filter(isEvent);
  const lost = recorded.length - events.length;
  return new Map(events.map(({ id }, i) => [id, momentOfLine(tape, recorded[i + lost]?.id ?? Infinity)]));
}

/** Lines that only this seat got whole: its secrets, told, with the moment at which each became known. */
export function secretsOf(tape: Tape): { happening: Happening; at: number }[] {
  return tape.log.flatMap((entry) =>
    entry.kind === 'happening' && isMine(entry.happening)
      ? [{ happening: entry.happening, at: momentOfLine(tape, entry.id) }]
      : [],
  );
}
