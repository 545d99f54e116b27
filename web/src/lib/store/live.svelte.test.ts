import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Live } from './live.svelte.ts';

interface Sample {
  round: number;
  table: { dice: number[]; phase: string };
}

/** How often each reader looked. */
function watch(live: Live<Sample>) {
  const seen = {
    round: [] as unknown[],
    dice: [] as unknown[],
    phase: [] as unknown[],
    any: [] as unknown[],
  };
  const stop = $effect.root(() => {
    $effect(() => void seen.round.push(live.now?.round));
    $effect(() => void seen.dice.push(live.now?.table.dice));
    $effect(() => void seen.phase.push(live.now?.table.phase));
    $effect(() => void seen.any.push(live.now !== null));
  });
  flushSync();
  return { seen, stop };
}

describe('Live', () => {
  it('tells only those who read what has changed', () => {
    const live = new Live<Sample>();
    const dice = [1, 2];
    live.show({ round: 1, table: { dice, phase: 'night' } });
    const { seen, stop } = watch(live);
    live.show({ round: 1, table: { dice, phase: 'day' } });
    flushSync();
    expect(seen).toEqual({ round: [1], dice: [dice], phase: ['night', 'day'], any: [true] });
    live.show({ round: 2, table: { dice: [3], phase: 'day' } });
    flushSync();
    expect(seen).toEqual({ round: [1, 2], dice: [dice, [3]], phase: ['night', 'day'], any: [true] });
    stop();
  });

  it('is nothing before the first and after the last, and another object then', () => {
    const live = new Live<Sample>();
    expect(live.now).toBeNull();
    live.show({ round: 1, table: { dice: [], phase: 'night' } });
    const { seen, stop } = watch(live);
    const first = live.now;
    live.show(null);
    flushSync();
    expect(seen.any).toEqual([true, false]);
    expect(seen.round).toEqual([1, undefined]);
    live.show({ round: 3, table: { dice: [], phase: 'day' } });
    flushSync();
    expect(live.now).not.toBe(first);
    expect(seen.round).toEqual([1, undefined, 3]);
    expect(seen.phase).toEqual(['night', undefined, 'day']);
    stop();
  });

  it('can be copied as the plain view can', () => {
    const live = new Live<Sample>();
    live.show({ round: 1, table: { dice: [4], phase: 'night' } });
    expect({ ...live.now!.table, phase: 'day' }).toEqual({ dice: [4], phase: 'day' });
    expect('round' in live.now!).toBe(true);
    expect(Object.keys(live.now!)).toEqual(['round', 'table']);
  });
});
