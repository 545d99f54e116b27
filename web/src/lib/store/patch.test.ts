import { describe, expect, it } from 'vitest';
import { patched, withBoard } from './patch.ts';

it('joins board facts to the view they follow from, whole or what changed', () => {
  const old = withBoard({ view: { table: { round: 1 } }, board: { living: 9, rows: [1, 2] } });
  expect(old).toEqual({ table: { round: 1 }, board: { living: 9, rows: [1, 2] } });
  const change = withBoard({ view: { table: { round: 2 } }, board: { rows: { 1: 3 } } });
  expect(patched(old, change)).toEqual({ table: { round: 2 }, board: { living: 9, rows: [1, 3] } });
  expect(withBoard({ view: { table: { round: 2 } } })).toEqual({ table: { round: 2 } });
  expect(withBoard({})).toBeUndefined(); // before the game
});

describe('patched', () => {
  it('merges objects and keeps what is not named', () => {
    const old = { table: { round: 1, phase: 'setup' }, hand: { saw: 1 } };
    expect(patched(old, { table: { round: 2 } })).toEqual({
      table: { round: 2, phase: 'setup' },
      hand: { saw: 1 },
    });
  });

  it('leaves the old view and the untouched branches as they were', () => {
    const old = { table: { round: 1 }, hand: { saw: 1 } };
    const fresh = patched(old, { table: { round: 2 } }) as typeof old;
    expect(old.table.round).toBe(1);
    expect(fresh.hand).toBe(old.hand);
  });

  it('replaces a list by a list, whatever their lengths', () => {
    expect(patched({ cold_store: [1, 2, 3] }, { cold_store: [4] })).toEqual({ cold_store: [4] });
  });

  it('sets items of a list by index', () => {
    expect(patched({ at: [7, 0, 0] }, { at: { 1: 7, 0: 0 } })).toEqual({ at: [0, 7, 0] });
  });

  it('adds items that follow the end of a list', () => {
    expect(patched({ cold: [{ id: 7 }] }, { cold: { 1: { id: 2 }, 2: { id: 5 } } })).toEqual({
      cold: [{ id: 7 }, { id: 2 }, { id: 5 }],
    });
  });

  it('merges an object inside a list', () => {
    expect(patched([{ a: 1, b: 2 }, 5], { 0: { b: 3 } })).toEqual([{ a: 1, b: 3 }, 5]);
  });

  it('lets any other value replace', () => {
    expect(patched({ a: { b: 1 }, c: 5 }, { a: null, c: { d: 1 } })).toEqual({ a: null, c: { d: 1 } });
  });
});
