import type { Layout } from './desk.svelte.ts';

// Which arrangement suits a window. Zoomed to 200 %, a desktop is a small window and gets the small layouts.

const kPhone = 640;
const kDesktop = 1080;
const kLandscape = 960; // lying, a tablet has room beside the board but none below it
const kLow = 560;

export function layoutOf(width: number, height: number): Layout {
  if (height < kLow && width >= kPhone) return 'wide';
  if (width < kPhone) return 'phone';
  return width < (width > height ? kLandscape : kDesktop) ? 'tablet' : 'desktop';
}

/** How much of a phone's sheet shows: enough for the answers when there is something to answer. */
export function sheetHeight(space: number, asked: boolean): number {
  if (!asked) return Math.min(space * 0.36, 152);
  return Math.max(Math.min(space * 0.54, 420), Math.min(space, 240));
}
