import type { Option } from '../../lib/protocol.ts';
import { nextPlaces, type PathOf } from './paths.ts';

// An answer that takes two touches (a card, then whom it is for) is half done between board and tray.

export class Choice {
  touched = $state.raw<string[]>([]);
  #options: Option[] = [];

  constructor(readonly pathOf: PathOf) {}

  /** Call with the options of the moment: what was touched belongs to these and to no others. */
  follow(options: Option[]) {
    const same =
      options.length === this.#options.length &&
      options.every((each, i) => each[0] === this.#options[i]?.[0]);
    this.#options = options;
    if (!same && this.touched.length > 0) this.touched = [];
  }

  /** Options that go on from here, by the place that comes next. */
  next(options: Option[]): Map<string, Option[]> {
    return nextPlaces(options, this.touched, this.pathOf);
  }

  touch(options: Option[], place: string, pick: (notation: string) => void) {
    const here = this.next(options);
    const further = here.get(place) ?? nextPlaces(options, [], this.pathOf).get(place);
    if (!further) return;
    const goesOn = here.has(place);
    if (further.length === 1) {
      this.touched = [];
      pick(further[0]![0]);
    } else if (!goesOn && this.touched[0] === place) this.touched = [];
    else this.touched = goesOn ? [...this.touched, place] : [place];
  }

  leave() {
    this.touched = [];
  }
}
