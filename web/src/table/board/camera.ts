// Where a small screen looks at the board: the board is drawn at its own size, scaled by `k` and moved by x, y.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Camera {
  x: number;
  y: number;
  k: number;
}

const kCloseUp = 1.7;
/** From farther away words are too small to be read: the board has others. */
export const kFar = 0.85;
const kAround = { w: 350, h: 220 }; // of the board: a single figure is shown with its room

/** The whole board, centred. */
export function whole(view: Size, board: Size): Camera {
  const k = Math.min(view.w / board.w, view.h / board.h);
  return { k, x: (view.w - board.w * k) / 2, y: (view.h - board.h * k) / 2 };
}

function along(offset: number, view: number, board: number): number {
  return board <= view ? (view - board) / 2 : Math.min(0, Math.max(view - board, offset));
}

/** Never smaller than the whole board, never closer than a close-up, never past an edge. */
export function within(camera: Camera, view: Size, board: Size): Camera {
  const least = whole(view, board).k;
  const k = Math.min(Math.max(camera.k, least), Math.max(kCloseUp, least));
  return { k, x: along(camera.x, view.w, board.w * k), y: along(camera.y, view.h, board.h * k) };
}

/** Looks at a box of the board with some air around it; rather with less air than at words that are small. */
export function lookAt(box: Box, view: Size, board: Size, air = 0.9): Camera {
  const k = Math.min(
    (view.w * air) / Math.max(box.w, kAround.w),
    (view.h * air) / Math.max(box.h, kAround.h),
  );
  const { k: kept } = within({ x: 0, y: 0, k: k > kFar ? Math.max(k, 1) : k }, view, board);
  const x = view.w / 2 - (box.x + box.w / 2) * kept;
  const y = view.h / 2 - (box.y + box.h / 2) * kept;
  return within({ x, y, k: kept }, view, board);
}

/** Closer or farther, with the point under the finger staying under it. */
export function zoomAt(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  view: Size,
  board: Size,
): Camera {
  const { k } = within({ ...camera, k: camera.k * factor }, view, board);
  const real = k / camera.k;
  return within({ k, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real }, view, board);
}

export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
