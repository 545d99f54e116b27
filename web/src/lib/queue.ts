// Plays what happened one after the other. A table that runs ahead is caught up with, never waited for.

export interface Step {
  /** Milliseconds this step would like to take. */
  duration: number;
  play: () => void;
}

/** All that is queued plays within this time. */
const kPatience = 3200;
/** More than this is not worth watching: somebody comes back from another tab. */
const kTooMany = 60;

export class StepQueue {
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurrying = false;

  /** `hurry` tells that nobody watches, or that things should not move. */
  constructor(private readonly hurry: () => boolean = () => false) {}

  get busy(): boolean {
    return this.#timer !== undefined;
  }

  /** True while steps are played all at once: nothing needs to be drawn in between. */
  get hurrying(): boolean {
    return this.#hurrying;
  }

  add(...steps: Step[]) {
    this.#steps.push(...steps);
    if (this.hurry() || this.#steps.length > kTooMany) this.finish();
    else if (!this.busy) this.#next();
  }

  /** Everything at once. */
  finish() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#hurrying = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) step.play();
    this.#hurrying = false;
  }

  clear() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#steps = [];
  }

  #next() {
    this.#timer = undefined;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const wished = step.duration + this.#steps.reduce((sum, each) => sum + each.duration, 0);
      step.play();
      if (step.duration <= 0) continue;
      this.#timer = setTimeout(() => this.#next(), step.duration * Math.min(1, kPatience / wished));
      return;
    }
  }
}
