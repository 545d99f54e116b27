import { getContext, setContext } from 'svelte';
import { sentence } from '../../lib/text/text.svelte.ts';
import type { BoardProps } from '../game.ts';
import type { Choice } from './choice.svelte.ts';

// What can be touched on the board now, what is touched already, and how the arrow keys walk there.

export type Wishes = Pick<
  BoardProps<unknown>,
  'options' | 'names' | 'picked' | 'pending' | 'highlight' | 'onpick' | 'onhover' | 'does'
>;

const kKey = Symbol('touching');

export class Touching {
  focus = $state<string | null>(null);
  hover = $state<string | null>(null);

  constructor(
    private readonly game: string,
    private readonly choice: Choice,
    private readonly wishes: Wishes, // read one by one: who asks for one is not told of the others
  ) {
    setContext(kKey, this);
  }

  static get here(): Touching {
    return getContext<Touching>(kKey);
  }

  next = $derived.by(() => this.choice.next(this.wishes.options));
  #chosen = $derived.by(() => {
    const { options, picked, pending } = this.wishes;
    const notation = pending ?? picked;
    const option = options.find((each) => each[0] === notation);
    return option ? this.choice.pathOf(option) : [];
  });
  #stops = $derived.by(() => [...this.next.keys()].filter((place) => !place.startsWith('item:')));

  open = (place: string): boolean => this.next.has(place);
  touched = (place: string): boolean => this.choice.touched.includes(place);
  chosen = (place: string): boolean => this.#chosen.includes(place);
  pending = (place: string): boolean => this.wishes.pending !== null && this.chosen(place);
  lit = (place: string): boolean => this.wishes.highlight === place || this.hover === place;

  /** With what it does, for those who do not point at it. */
  told = (place: string, words: string): string => `${words} ${this.wishes.does?.(place) ?? ''}`.trimEnd();

  /** One place is reached with Tab, the others with arrows. */
  tabindex = (place: string): number => (place === (this.#focusable ?? this.#stops[0]) ? 0 : -1);
  get #focusable(): string | null {
    return this.focus !== null && this.#stops.includes(this.focus) ? this.focus : null;
  }

  label(place: string, otherwise: string): string {
    const options = this.next.get(place) ?? [];
    return options.length === 1 ? sentence(options[0]!, this.wishes.names, this.game) : otherwise;
  }

  touch = (place: string) => {
    const { options, onpick } = this.wishes;
    this.choice.touch(options, place, onpick);
  };

  point = (place: string) => {
    this.hover = place;
    this.wishes.onhover?.(place);
  };
  leave = (place: string) => {
    if (this.hover !== place) return;
    this.hover = null;
    this.wishes.onhover?.(null);
  };
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const kFinger = 44; // pixels

/** The small open piece that a finger at this point means: each is as large as a finger, the nearest is meant. */
export function meant(root: Element, at: { x: number; y: number }): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const each of root.querySelectorAll('[data-place][role="button"]')) {
    const box = each.getBoundingClientRect();
    const { x, y } = middle(each);
    const [aside, below] = [Math.abs(at.x - x), Math.abs(at.y - y)];
    const reach = (size: number) => Math.max(size, kFinger) / 2;
    const far = Math.hypot(aside, below);
    if (Math.min(box.width, box.height) >= kFinger || far >= least) continue;
    if (aside > reach(box.width) || below > reach(box.height)) continue;
    least = far;
    best = each.getAttribute('data-place');
  }
  return best;
}

/** The nearest open place that way. */
export function walk(root: Element, from: Element, key: string): Element | null {
  const way = directions[key];
  if (!way) return null;
  const start = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const each of root.querySelectorAll('[data-place][role="button"]')) {
    if (each === from) continue;
    const { x, y } = middle(each);
    const ahead = (x - start.x) * way[0] + (y - start.y) * way[1];
    const aside = Math.abs((x - start.x) * way[1]) + Math.abs((y - start.y) * way[0]);
    const far = ahead + aside;
    if (ahead > 4 && far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}
