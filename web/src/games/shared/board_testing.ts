import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach } from 'vitest';

// For tests of boards: mounts what belongs together, waits until all of it is drawn, and touches it.

const shown: ReturnType<typeof mount>[] = [];

export function tidyUp() {
  afterEach(() => {
    for (const each of shown.splice(0)) void unmount(each);
    document.body.innerHTML = '';
  });
}

export async function draw(...parts: [Component<any>, Record<string, unknown>][]): Promise<void> {
  for (const [part, props] of parts) shown.push(mount(part, { target: document.body, props }));
  for (let frame = 0; frame < 3; frame++) {
    flushSync();
    await new Promise(requestAnimationFrame);
  }
  flushSync();
}

export const place = (name: string) => document.querySelector(`[data-place="${name}"]`)!;
export const buttons = () =>
  [...document.querySelectorAll('svg [role="button"]')].map((each) => each.getAttribute('data-place'));
export function click(element: Element) {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
