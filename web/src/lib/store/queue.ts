// Plays what happened one after the other. A table that runs ahead is caught up with, never waited for.
import { nextFrame } from '../motion/frame.ts';

export interface Step {
  /** Milliseconds this step would like to take. */
  duration: number;
  /** False: there was nothing to draw, so that the next need not wait. */
  play: () => unknown;
  /** What need not be drawn in the same frame. */
  after?: () => unknown;
}

/** The milliseconds of a piece that only wants to be drawn before the next: that one waits for its frame. */
export const kApart = 10;

/** Before the first step: what a message changes at once, and whoever is asked, have frames of their own. */
export const kPause: Step = { duration: 2 * kApart, play: () => undefined };

/** All that is queued plays within this time. */
const kPatience = 3200;
/** More than this is not worth watching, except for the newest: somebody comes back from another tab. */
const kTooMany = 100;

export class StepQueue {
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #callOff: (() => void) | undefined; // the next step waits for its frame
  #hurrying = false;
  #skipping = false;

  /** `hurry` tells that nobody watches. */
  constructor(private readonly hurry: () => boolean = () => false) {}

  get busy(): boolean {
    return this.#timer !== undefined || this.#callOff !== undefined;
  }

  /** True while steps are played all at once: nothing needs to be drawn in between. */
  get hurrying(): boolean {
    return this.#hurrying;
  }

  /** True while steps are passed over for newer ones that follow: only what would be lost matters. */
  get skipping(): boolean {
    return this.#skipping;
  }

  add(...steps: Step[]) {
    const pieces = steps.flatMap(inPieces);
    const late = this.#steps.length + pieces.length > kTooMany;
    if (late) {
      this.#skip();
      this.#steps.push(kPause);
      const [first] = pieces; // it has much to catch up with
      if (first) pieces[0] = { ...first, duration: Math.max(first.duration, kApart) };
    }
    this.#steps.push(...pieces);
    if (this.hurry() || pieces.length > kTooMany) this.finish();
    else if (!this.busy) this.#next();
  }

  #skip() {
    this.#skipping = true;
    this.finish();
    this.#skipping = false;
  }

  /** Everything at once. */
  finish() {
    this.#stop();
    this.#hurrying = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) played(step);
    this.#hurrying = false;
  }

  clear() {
    this.#stop();
    this.#steps = [];
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#callOff?.();
    this.#timer = this.#callOff = undefined;
  }

  #next() {
    this.#stop();
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const wished = step.duration + this.#steps.reduce((sum, each) => sum + each.duration, 0);
      if (played(step) === false || step.duration <= 0) continue;
      const hurried = step.duration * Math.min(1, kPatience / wished);
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#callOff = nextFrame(() => this.#next());
      }, hurried);
      return;
    }
  }
}

// A step that breaks is passed over: the question and its answers come after it.
function played(step: Step): unknown {
  try {
    return step.play();
  } catch (error) {
    console.error(error);
    return false;
  }
}

function inPieces({ duration, play, after }: Step): Step[] {
  if (!after) return [{ duration, play }];
  const first = Math.min(duration, kApart);
  return [
    { duration: first, play },
    { duration: duration - first, play: after },
  ];
}
