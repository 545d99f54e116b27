// What a browser's trace says about the main thread of a page.

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number; // microseconds
  dur?: number;
  tdur?: number; // of it, time on a processor: neighbours on the machine do not count
  args?: { name?: string; data?: { url?: string } };
}

/** Script, style and layout: what a page can be blamed for. Drawing happens elsewhere. */
const kWork = new Set([
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'RunMicrotasks',
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'HitTest',
  'MinorGC',
  'MajorGC',
]);
const kFrameUs = 1_000_000 / 60;

export const kCategories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'blink.user_timing',
];

/** The process and thread that draw the page: of all main threads the one that worked most. */
function mainThread(events: TraceEvent[]): (event: TraceEvent) => boolean {
  const mains = events.filter((each) => each.name === 'thread_name' && each.args?.name === 'CrRendererMain');
  const busy = (main: TraceEvent) =>
    events
      .filter((each) => each.pid === main.pid && each.tid === main.tid && kWork.has(each.name))
      .reduce((sum, each) => sum + (each.dur ?? 0), 0);
  const [first] = mains.map((main) => ({ main, work: busy(main) })).sort((a, b) => b.work - a.work);
  if (!first) throw new Error('the trace has no main thread of a page');
  return (event) => event.pid === first.main.pid && event.tid === first.main.tid;
}

/** Work inside work counts once. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return [...events]
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter((each) => {
      if (each.ts < end) return false;
      end = each.ts + (each.dur ?? 0);
      return true;
    });
}

const millis = (event: TraceEvent) => (event.tdur ?? event.dur ?? 0) / 1000;

export interface Timeline {
  /** Milliseconds of each task of the main thread. */
  tasks: number[];
  /** Milliseconds of script, style and layout in each frame that had any. */
  frames: number[];
}

export function timelineOf(events: TraceEvent[]): Timeline {
  const ours = mainThread(events);
  const timed = events.filter((each) => ours(each) && each.ph === 'X');
  const tasks = timed.filter((each) => each.name === 'RunTask').map(millis);
  const frames = new Map<number, number>();
  for (const work of outermost(timed.filter((each) => kWork.has(each.name)))) {
    const frame = Math.floor(work.ts / kFrameUs);
    frames.set(frame, (frames.get(frame) ?? 0) + millis(work));
  }
  return { tasks, frames: [...frames.values()] };
}

/** The value below which `share` of them lie. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
