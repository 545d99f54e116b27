import type { TerrorscapeView } from './position.ts';

/** What is left of a view while its owner covers it: only what both sides know. */
export function seenByAll(view: TerrorscapeView): TerrorscapeView {
  if (!view.of_survivors && !view.of_killer) return view;
  return { ...view, viewer: -1, of_survivors: 0, of_killer: 0 };
}
