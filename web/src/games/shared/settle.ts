import { members } from './bits.ts';

// The rules count; the eye follows. Who stands where is kept here, so that a piece that stays does not jump and
// one that goes travels.

export interface Standing {
  area: number;
  slot: number;
}

/** Everybody keeps the place taken; who comes takes the first free one. `at`: figures as bits, by area. */
export function settlePeople(before: Map<number, Standing>, at: number[]): Map<number, Standing> {
  const after = new Map<number, Standing>();
  for (let area = 0; area < at.length; area++) {
    const here = members(at[area] ?? 0);
    const taken = new Set<number>();
    for (const id of here) {
      const was = before.get(id);
      if (was?.area === area && !taken.has(was.slot)) {
        after.set(id, was);
        taken.add(was.slot);
      }
    }
    let free = 0;
    for (const id of here) {
      if (after.has(id)) continue;
      while (taken.has(free)) free++;
      taken.add(free);
      after.set(id, { area, slot: free });
    }
  }
  return after;
}
