// Who goes by keys must not lose their place: what had the focus may go away, or be switched off, by what it did.
import { nextFrame } from '../motion/frame.ts';

const kStops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

type Stop = HTMLElement | SVGElement;

let trail: Stop[] = []; // what had the focus last and all around it, from inside out
let tabbed = false; // after Tab and before the next stop: over the end of the page there is none
let asked = false;

function around(inner: Element | null): Stop[] {
  const found: Stop[] = [];
  for (let each = inner; each; each = each.parentElement) found.push(each as Stop);
  return found;
}

const isStop = (it?: Element | null) => it?.isConnected && it.matches(`${kStops}, [tabindex]`);

/** Where a part of the page wants it, else what lost it, else the first stop of what is left around that. */
function* landings(): Generator<Stop> {
  const left = trail.filter((each) => each.isConnected);
  const named = left.find((each) => each.dataset['landing'])?.dataset['landing'];
  const wanted = named && document.getElementById(named);
  if (wanted) yield wanted;
  for (const each of left) {
    if (isStop(each)) yield each;
    const stops = [...each.querySelectorAll<Stop>(kStops)];
    const seen = stops.find((stop) => stop.getClientRects().length > 0);
    if (seen) yield seen;
  }
}

function look() {
  asked = false;
  if (isStop(document.activeElement)) return;
  if (tabbed || trail[0] === document.body) return; // nobody lost it
  for (const landing of landings()) {
    landing.focus({ preventScroll: true });
    if (document.activeElement === landing) return;
  }
}

const changes = new MutationObserver(() => {
  if (asked) return;
  asked = true;
  // To move the focus has all styled that has just changed: in a frame of its own little is left of it.
  nextFrame(look);
});

const watch = () =>
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'tabindex'],
  });

/** From a key on, until something is touched or clicked. */
export function keepFocus() {
  trail = around(document.activeElement);
  watch();
  const arrive = ({ target }: FocusEvent) => {
    trail = around(target as Element);
    tabbed = false;
  };
  const press = ({ key }: KeyboardEvent) => {
    tabbed = key === 'Tab';
    watch();
  };
  addEventListener('focusin', arrive);
  addEventListener('pointerdown', () => changes.disconnect(), true);
  addEventListener('keydown', press, true);
}
