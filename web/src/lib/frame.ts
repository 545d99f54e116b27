/**
 * Does something that measures or scrolls when the next frame begins, where it costs nothing extra: right after a
 * change it would make the browser lay out twice. Gives the way to call it off.
 */
export function nextFrame(todo: () => void): () => void {
  const frame = requestAnimationFrame(todo);
  return () => cancelAnimationFrame(frame);
}
