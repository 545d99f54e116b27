// Questions of the shell that any screen may ask: a name, a report.
import { beGuest } from '../connection/api.ts';
import { identity, type Guest } from '../device/identity.svelte.ts';

class NameQuestion {
  open = $state(false);
  #resolve: ((guest: Guest | null) => void) | null = null;

  /** The guest of this device; asks for a name when there is none yet. Null: they did not want to say. */
  async guest(): Promise<Guest | null> {
    if (identity.guest) return identity.guest;
    this.open = true;
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  async answer(name: string): Promise<void> {
    const guest = await beGuest(name);
    this.#end(guest);
  }

  cancel() {
    this.#end(null);
  }

  #end(guest: Guest | null) {
    this.open = false;
    this.#resolve?.(guest);
    this.#resolve = null;
  }
}

class ReportQuestion {
  /** Code of the table that is reported; null: nothing is. */
  table = $state<string | null>(null);
  about = $state('');

  open(table: string, about = '') {
    this.table = table;
    this.about = about;
  }

  close() {
    this.table = null;
  }
}

export const nameQuestion = new NameQuestion();
export const reportQuestion = new ReportQuestion();
