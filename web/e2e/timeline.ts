// What a browser's trace says about the main thread of a page.

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number; // microseconds
  dur?: number;
  tdur?: number; // of it, time on a processor: neighbours on the machine do not count
  args?: { name?: string; elementCount?: number; data?: { url?: string } };
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
/** The page's thread begins a frame. */
const kTick = 'BeginMainThreadFrame';
const kVsyncUs = 1_000_000 / 60;

export const kCategories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
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

/** A processor's clock of a virtual machine may leap by milliseconds: what took 1.4 on the wall took no 7 on it. */
const millis = ({ dur = 0, tdur = dur }: TraceEvent) => Math.min(dur, tdur) / 1000;

export interface Timeline {
  /** Milliseconds of each task of the main thread. */
  tasks: number[];
  /** Milliseconds of script, style and layout in each frame that had any. */
  frames: number[];
  /** What the frames did that took longer than one may. */
  slow: string[];
}

/** Milliseconds of script, style and layout that a frame may take. */
export const kFrameMs = 8;

/**
 * Tells the frame of a moment. A frame is what the browser calls one: it begins where the page's thread is told to
 * make one (BeginMainThreadFrame: callbacks of the frame, style and layout follow at once) and lasts until the next
 * is begun, so that whatever timers, messages and keys do after it is in it too: all the page's work that competes
 * for one picture. A grid of sixtieths laid over the trace would cut frames in two and add the end of one to the
 * whole of the next. Nothing is lost where no frame is begun because nothing changes: there the display's beat goes
 * on from the last frame. A rest of less than half a beat is the lateness of the next frame, no beat of its own.
 */
export function frameClock(ticks: readonly number[]): (ts: number) => string {
  const sorted = [...ticks].sort((a, b) => a - b);
  return (ts) => {
    const next = sorted.findIndex((tick) => tick > ts);
    const i = (next < 0 ? sorted.length : next) - 1;
    const from = sorted[i] ?? 0;
    const beats = Math.round(((sorted[i + 1] ?? Infinity) - from) / kVsyncUs);
    return `${i}.${Math.min(Math.floor((ts - from) / kVsyncUs), Math.max(0, beats - 1))}`;
  };
}

export function timelineOf(events: TraceEvent[]): Timeline {
  const ours = mainThread(events);
  const timed = events.filter((each) => ours(each) && each.ph === 'X');
  const tasks = timed.filter((each) => each.name === 'RunTask').map(millis);
  const ticks = events.filter((each) => ours(each) && each.name === kTick).map((each) => each.ts);
  if (ticks.length === 0) throw new Error('the trace has no frames: is its category recorded?');
  const frameOf = frameClock(ticks);
  const works = new Map<string, TraceEvent[]>();
  for (const work of outermost(timed.filter((each) => kWork.has(each.name)))) {
    const frame = frameOf(work.ts);
    works.set(frame, [...(works.get(frame) ?? []), work]);
  }
  const frames = [...works.values()].map((work) => work.reduce((sum, each) => sum + millis(each), 0));
  const slow = [...works.values()].filter((_, i) => frames[i]! > kFrameMs).map(toldOf);
  return { tasks, frames, slow };
}

function toldOf(works: TraceEvent[]): string {
  return works
    .filter((each) => millis(each) > 0.1)
    .map(
      (each) =>
        `${each.name} ${millis(each).toFixed(1)}${each.args?.elementCount ? ` (${each.args.elementCount})` : ''}`,
    )
    .join(', ');
}

/** The value below which `share` of them lie. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
