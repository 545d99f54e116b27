import type { GameUi } from '../../games/game.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import { recall, remember } from '../memory.ts';
import type { TableFace } from '../table_face.ts';

// The opening of a game is read once a seat, before its first decision, and again when one has become something else.
// Where somebody may look on, it does not come by itself then: who sees it come knows why. It waits in the tray.

export class OpeningMoment {
  #closed = $state(0); // how often: what is remembered has changed
  #unfetched = $state(false); // there is no card to read: nobody is kept from answering
  #again = $state(false); // asked for from the menu

  constructor(
    private readonly store: TableFace,
    private readonly game: GameUi,
    private readonly looked: () => boolean,
  ) {}

  get #name(): string {
    return `opening.${this.store.code}.${this.store.you}`;
  }

  /** What one is now; null where nothing is to be told. */
  #now = $derived.by(() => {
    const { view, you, info } = this.store;
    if (!this.game.opening || !view || you < 0 || info?.status === 'over') return null;
    return this.game.opening.role?.(view) ?? '';
  });
  #told = $derived.by(() => {
    void this.#closed;
    return recall<string | null>(this.#name, null);
  });

  #due = $derived.by(() => this.#now !== null && settings.values.openings && this.#now !== this.#told);
  /** What one has become is in the tray, for its owner to open. */
  waits = $derived.by(() => this.#due && this.#told !== null && this.looked());
  open = $derived.by(
    () => this.#now !== null && !this.#unfetched && (this.#again || (this.#due && !this.waits)),
  );
  /** A seat at a game has nothing to read any more before it plays. */
  read = $derived.by(
    () =>
      !this.open && this.store.you >= 0 && this.store.view !== null && this.store.info?.status === 'playing',
  );

  close() {
    this.#again = false;
    remember(this.#name, this.#now);
    this.#closed += 1;
  }

  ask() {
    this.#unfetched = false;
    this.#again = true;
  }

  failed() {
    this.#again = false;
    this.#unfetched = true;
  }
}
