import type { Option } from '../../lib/protocol.ts';
import { nextPlaces } from './places.ts';

// An answer that takes two touches (a card, then whom it is for) is half done between board and tray.

class Choice {
  touched = $state<string[]>([]);
  #options: Option[] = [];

  /** Call with the options of the moment: what was touched belongs to these and to no others. */
  follow(options: Option[]) {
    const same =
      options.length === this.#options.length &&
      options.every((each, i) => each[0] === this.#options[i]?.[0]);
    this.#options = options;
    if (!same && this.touched.length > 0) this.touched = [];
  }

  touch(options: Option[], place: string, pick: (notation: string) => void) {
    const further = nextPlaces(options, this.touched).get(place) ?? nextPlaces(options, []).get(place);
    if (!further) return;
    const goesOn = nextPlaces(options, this.touched).has(place);
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

export const choice = new Choice();
