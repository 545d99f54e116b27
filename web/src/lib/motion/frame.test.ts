import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextFrame } from './frame.ts';

const kFrameMs = 16;

function look(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('nextFrame', () => {
  let done: string[];
  const piece = (name: string) => nextFrame(() => done.push(name));
  beforeEach(() => {
    vi.useFakeTimers();
    done = [];
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('does one piece a frame, first come, first served', () => {
    piece('a');
    piece('b');
    expect(done).toEqual([]);
    vi.advanceTimersByTime(kFrameMs);
    expect(done).toEqual(['a']);
    piece('c');
    vi.advanceTimersByTime(kFrameMs);
    expect(done).toEqual(['a', 'b']);
    vi.advanceTimersByTime(kFrameMs);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('forgets what is called off, and loses no frame with it', () => {
    const off = piece('a');
    piece('b');
    off();
    vi.advanceTimersByTime(kFrameMs);
    expect(done).toEqual(['b']);
  });

  it('goes on after a piece that fails', () => {
    nextFrame(() => {
      throw new Error('a piece fails');
    });
    piece('b');
    expect(() => vi.advanceTimersByTime(kFrameMs)).toThrow('a piece fails');
    vi.advanceTimersByTime(kFrameMs);
    expect(done).toEqual(['b']);
  });

  it('does not wait for frames on a page that nobody sees', () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    piece('a');
    look(true);
    piece('b');
    vi.advanceTimersByTime(10);
    expect(done).toEqual(['a', 'b']);
    frames.mockRestore();
    look(false);
    piece('c');
    vi.advanceTimersByTime(kFrameMs);
    expect(done).toEqual(['a', 'b', 'c']);
  });
});
