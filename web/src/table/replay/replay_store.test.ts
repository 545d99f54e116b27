import { describe, expect, it } from 'vitest';
import { ReplayStore } from './replay_store.svelte.ts';
import { tapeOf, type Frame } from './tape.ts';
import { fakeGame } from '../testing/fake_store.svelte.ts';

const prompt = { kind: 0, phase: 1, waited_for: 1, asked: 0, sealed: 0, may_pass: 0, serial: 0 };
const kFrames: Frame[] = [
  { t: 'snapshot', view: { prompt, table: { round: 1 } }, q: ['.wait.place', {}], log: [] },
  { t: 'update', view: { table: { round: 2 } }, happened: [['round_began', { round: 2 }]] },
  { t: 'update', view: { table: { round: 3 } }, happened: [['round_began', { round: 3 }]] },
];
const round = (store: ReplayStore) => (store.view as unknown as { table: { round: number } }).table.round;

function opened(): ReplayStore {
  const store = new ReplayStore('TEST', fakeGame);
  store.load(tapeOf(kFrames), 1, 0);
  return store;
}

describe('a replay', () => {
  it('jumps forth and back, and never off the tape', () => {
    const store = opened();
    store.jump(2);
    expect([round(store), store.log.length]).toEqual([3, 2]);
    store.jump(-5);
    expect([round(store), store.log.length, store.at]).toEqual([1, 0, 0]);
    store.jump(99);
    expect(store.at).toBe(2);
  });

  it('plays one moment after the other, and ends', () => {
    const store = opened();
    let played = 0;
    while (store.forward(1, () => ++played)) expect(round(store)).toBe(played + 1);
    expect([played, store.at, round(store)]).toEqual([2, 2, 3]);
  });

  it('shows what its seat saw, asks nothing, and sends nothing', async () => {
    const store = opened();
    expect([store.you, store.options, store.pending]).toEqual([1, [], null]);
    await expect(store.send()).rejects.toThrow();
  });
});
