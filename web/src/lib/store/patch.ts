// Applies what changed to a view, leaving the old one as it was: whoever still shows it may go on.
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The view or the change of a frame, with what the frame says of its board facts as one more field. */
export const withBoard = ({ view, board }: { view?: unknown; board?: unknown }): unknown =>
  isObject(view) && board !== undefined ? { ...view, board } : view;

/** Objects are merged, a list replaces a list, an object over a list sets or adds items by index, all else replaces. */
export function patched(old: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  if (Array.isArray(old)) {
    const copy = old.slice();
    for (const [index, change] of Object.entries(patch))
      copy[Number(index)] = patched(old[Number(index)], change);
    return copy;
  }
  if (!isObject(old)) return patch;
  const copy: Record<string, unknown> = { ...old };
  for (const [name, change] of Object.entries(patch)) copy[name] = patched(old[name], change);
  return copy;
}
