// What changes the screen takes turns: one piece a frame, first come, first served, so that no frame has to draw two.
// Whatever measures or scrolls finds the change before it laid out already.

interface Piece {
  todo: () => void;
}

const waiting = new Set<Piece>();
let asked = false;

function next() {
  asked = false;
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  ask();
  first.todo();
}

// A page that nobody sees has no frames.
function ask() {
  if (asked || waiting.size === 0) return;
  asked = true;
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(next);
}

document.addEventListener('visibilitychange', () => {
  asked = false;
  ask();
});

/** Does something in a frame of its own. Gives the way to call it off. */
export function nextFrame(todo: () => void): () => void {
  const piece = { todo };
  waiting.add(piece);
  ask();
  return () => waiting.delete(piece);
}
