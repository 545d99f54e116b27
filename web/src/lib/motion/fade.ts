// For those who want no motion: what would travel fades out where it was and in where it is now. Opacity alone
// changes.
import { settings } from '../device/settings.svelte.ts';

const kFadeMs = 240;
/** What makes a piece something to find, to hear or to touch; its fading picture is none of it. */
const kMeaning = ['id', 'role', 'tabindex', 'aria-label', 'data-place'];

function pictureOf(node: Element): HTMLElement | SVGElement {
  const picture = node.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [picture, ...picture.querySelectorAll('*')])
    for (const name of kMeaning) each.removeAttribute(name);
  picture.setAttribute('aria-hidden', 'true');
  picture.style.pointerEvents = 'none';
  return picture;
}

/** Fades from the last place of `node`, a CSS transform, to a new one. */
export function crossFade(node: HTMLElement | SVGElement, place: string) {
  let last = place;
  return {
    update(next: string) {
      if (next === last) return;
      const before = last;
      last = next;
      if (!settings.stillness) return;
      const picture = pictureOf(node);
      picture.style.transform = before;
      node.before(picture);
      const fading = picture.animate([{ opacity: 1 }, { opacity: 0 }], kFadeMs);
      fading.onfinish = fading.oncancel = () => picture.remove();
      node.animate([{ opacity: 0 }, { opacity: 1 }], kFadeMs);
    },
  };
}

/** Fades `node` in whenever `state` changes: for what is too large to be drawn twice. */
export function fadeIn(node: HTMLElement, state: unknown) {
  let last = state;
  return {
    update(next: unknown) {
      if (next === last) return;
      last = next;
      if (settings.stillness) node.animate([{ opacity: 0.2 }, { opacity: 1 }], kFadeMs);
    },
  };
}
