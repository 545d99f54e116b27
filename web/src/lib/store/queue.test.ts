import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kApart, kPause, StepQueue, type Step } from './queue.ts';

describe('StepQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  // A step begins with the first frame after its time.
  const kFrameMs = 16;
  const after = (ms: number) => vi.advanceTimersByTime(ms + kFrameMs);

  function steps(played: string[], ...names: string[]): Step[] {
    return names.map((name) => ({ duration: 200, play: () => played.push(name) }));
  }

  it('plays one after the other', () => {
    const played: string[] = [];
    new StepQueue().add(...steps(played, 'a', 'b', 'c'));
    expect(played).toEqual(['a']);
    after(200);
    expect(played).toEqual(['a', 'b']);
    after(200);
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

  it('does not wait for what had nothing to draw', () => {
    const played: string[] = [];
    const nothing = { duration: 200, play: () => (played.push('nothing'), false) };
    new StepQueue().add(nothing, ...steps(played, 'a'), { ...nothing, after: () => played.push('after') });
    expect(played).toEqual(['nothing', 'a']);
    after(200);
    expect(played).toEqual(['nothing', 'a', 'nothing', 'after']);
  });

  it('does what can wait in a later frame, and within the time of the step', () => {
    const played: string[] = [];
    const queue = new StepQueue();
    const step = (name: string) => ({
      duration: 200,
      play: () => played.push(name),
      after: () => played.push(`after ${name}`),
    });
    queue.add(step('a'), step('b'));
    expect(played).toEqual(['a']);
    after(kApart);
    expect(played).toEqual(['a', 'after a']);
    after(200 - kApart - kFrameMs);
    expect(played).toEqual(['a', 'after a', 'b']);
    queue.finish(); // somebody is in a hurry: nothing is lost, nothing comes twice
    vi.advanceTimersByTime(1000);
    expect(played).toEqual(['a', 'after a', 'b', 'after b']);
  });

  it('keeps the order when more arrives in between', () => {
    const played: string[] = [];
    const queue = new StepQueue();
    queue.add(...steps(played, 'a', 'b'));
    queue.add({ duration: 0, play: () => played.push('c') });
    expect(played).toEqual(['a']);
    after(400);
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
    new StepQueue().add(...steps(played, ...Array.from({ length: 120 }, (_, i) => String(i))));
    expect(played).toHaveLength(120);
  });

  it('shows the newest of what somebody lags behind with', () => {
    const played: string[] = [];
    const queue = new StepQueue();
    queue.add(...steps(played, ...Array.from({ length: 90 }, (_, i) => String(i))));
    queue.add(...steps(played, ...Array.from({ length: 20 }, (_, i) => `new ${i}`)));
    expect(played).toHaveLength(90);
    after(kPause.duration);
    expect(played).toHaveLength(91);
    expect(played.at(-1)).toBe('new 0');
  });

  it('gives the first step after those it passed over a frame of its own', () => {
    const played: string[] = [];
    const queue = new StepQueue();
    queue.add(...steps(played, ...Array.from({ length: 100 }, (_, i) => String(i))));
    queue.add({ duration: 0, play: () => played.push('caught up') }, ...steps(played, 'new'));
    after(kPause.duration);
    expect(played.at(-1)).toBe('caught up');
    after(kApart);
    expect(played.at(-1)).toBe('new');
  });

  it('says what it passes over', () => {
    const passed: boolean[] = [];
    const queue = new StepQueue();
    const some = (count: number) =>
      Array.from({ length: count }, () => ({ duration: 200, play: () => passed.push(queue.skipping) }));
    queue.add(...some(90));
    queue.add(...some(20));
    expect(passed).toEqual([false, ...Array.from({ length: 89 }, () => true)]);
    after(kPause.duration);
    expect(passed.at(-1)).toBe(false);
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

  it('passes over a step that breaks, at its pace and in a hurry', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const played: string[] = [];
    const breaks: Step = {
      duration: 200,
      play: () => {
        throw new Error('broken');
      },
    };
    const queue = new StepQueue();
    queue.add(...steps(played, 'a'), breaks, ...steps(played, 'b'));
    after(200);
    expect(played).toEqual(['a', 'b']);
    queue.add(breaks, ...steps(played, 'c'));
    queue.finish();
    expect(played).toEqual(['a', 'b', 'c']);
    expect(queue.hurrying).toBe(false);
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
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
