// What need not be drawn in the frame of its cause.
import { nextFrame } from './frame.ts';

/** Follows `now` in a frame of its own, from `first` on. Made where a component begins, it ends with it. */
export class Later<T> {
  value = $state.raw() as T;

  constructor(first: T, now: () => T) {
    this.value = first;
    $effect(() => {
      const next = now();
      return nextFrame(() => (this.value = next));
    });
  }
}
