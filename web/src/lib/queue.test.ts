import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StepQueue, type Step } from './queue.ts';

describe('StepQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function steps(played: string[], ...names: string[]): Step[] {
    return names.map((name) => ({ duration: 200, play: () => played.push(name) }));
  }

  it('plays one after the other', () => {
    const played: string[] = [];
    new StepQueue().add(...steps(played, 'a', 'b', 'c'));
    expect(played).toEqual(['a']);
    vi.advanceTimersByTime(200);
    expect(played).toEqual(['a', 'b']);
    vi.advanceTimersByTime(200);
    expect(played).toEqual(['a', 'b', 'c']);
  });

  it('does not wait for what needs no motion', () => {
    const played: string[] = [];
    new StepQueue().add(
      { duration: 0, play: () => played.push('a') },
      { duration: 0, play: () => played.push('b') },
    );
    expect(played).toEqual(['a', 'b']);
  });

  it('keeps the order when more arrives in between', () => {
    const played: string[] = [];
    const queue = new StepQueue();
    queue.add(...steps(played, 'a', 'b'));
    queue.add({ duration: 0, play: () => played.push('c') });
    expect(played).toEqual(['a']);
    vi.advanceTimersByTime(400);
    expect(played).toEqual(['a', 'b', 'c']);
    expect(queue.busy).toBe(false);
  });

  it('plays faster the more there is to show', () => {
    const played: string[] = [];
    new StepQueue().add(...steps(played, ...Array.from({ length: 50 }, (_, i) => String(i))));
    vi.advanceTimersByTime(9000);
    expect(played).toHaveLength(50);
  });

  it('plays everything at once when somebody lags far behind', () => {
    const played: string[] = [];
    new StepQueue().add(...steps(played, ...Array.from({ length: 80 }, (_, i) => String(i))));
    expect(played).toHaveLength(80);
  });

  it('plays everything at once when things should not move, and says so', () => {
    const seen: boolean[] = [];
    const queue = new StepQueue(() => true);
    queue.add(
      { duration: 300, play: () => seen.push(queue.hurrying) },
      { duration: 300, play: () => seen.push(queue.hurrying) },
    );
    expect(seen).toEqual([true, true]);
    expect(queue.hurrying).toBe(false);
  });

  it('forgets what was queued', () => {
    const played: string[] = [];
    const queue = new StepQueue();
    queue.add(...steps(played, 'a', 'b'));
    queue.clear();
    vi.advanceTimersByTime(1000);
    expect(played).toEqual(['a']);
  });
});
