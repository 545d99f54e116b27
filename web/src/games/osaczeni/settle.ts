import { lurking, notch } from './layout.ts';
import { members } from './position.ts';

// The rules count; the eye follows. Who stands where and which monster came from where is kept here, so that a
// piece that stays does not jump and one that goes travels.

export interface Standing {
  area: number;
  slot: number;
}

/** Everybody keeps the place taken; who comes takes the first free one. */
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

export interface Beast {
  id: number;
  area: number; // 0: in the pool, lurking in the dark
  slot: number;
}

const MONSTERS = 25;

export function wildBeasts(): Beast[] {
  return Array.from({ length: MONSTERS }, (_, id) => ({ id, area: 0, slot: id }));
}

/** Monsters that must go leave by the last notch; those needed elsewhere come from there, else from the dark. */
export function settleBeasts(before: Beast[], monsters: number[]): Beast[] {
  const after = before.map((beast) => ({ ...beast }));
  const ranked = (area: number) => after.filter((b) => b.area === area).sort((a, b) => a.slot - b.slot);
  const freed: Beast[] = [];
  for (let area = 1; area < monsters.length; area++) freed.push(...ranked(area).slice(monsters[area]));
  for (let area = 1; area < monsters.length; area++) {
    for (let slot = ranked(area).length; slot < (monsters[area] ?? 0); slot++) {
      const comer = freed.shift() ?? nearest(after, area, slot);
      if (!comer) break;
      comer.area = area;
      comer.slot = slot;
    }
  }
  for (const beast of freed) {
    beast.area = 0;
    beast.slot = beast.id;
  }
  return after;
}

function nearest(beasts: Beast[], area: number, slot: number): Beast | undefined {
  const goal = notch(area, slot);
  const away = (beast: Beast) => {
    const spot = lurking(beast.slot);
    return Math.hypot(spot.x - goal.x, spot.y - goal.y);
  };
  return beasts.filter((beast) => beast.area === 0).sort((a, b) => away(a) - away(b))[0];
}
