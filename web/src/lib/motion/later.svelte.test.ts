import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Later } from './later.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const frame = () => {
  flushSync();
  vi.advanceTimersByTime(16);
};

it('follows a frame after its cause, and the newest alone', () => {
  let now = $state('a');
  let later: Later<string> | undefined;
  const end = $effect.root(() => void (later = new Later('', () => now)));
  expect(later!.value).toBe('');
  frame();
  expect(later!.value).toBe('a');
  now = 'b';
  flushSync();
  now = 'c';
  flushSync();
  expect(later!.value).toBe('a');
  frame();
  expect(later!.value).toBe('c');
  now = 'd';
  end();
  frame();
  expect(later!.value).toBe('c');
});
