import { lurking, notch } from './layout.ts';

// Which monster came from where is kept here, so that one that stays does not jump and one that goes travels.

export interface Beast {
  id: number;
  area: number; // 0: in the pool, lurking in the dark
  slot: number;
}

/**
 * Of so many monsters in the box, all of them in the dark at first.
 *
 * Monsters that must go leave by the last notch; those needed elsewhere come from there, else from the dark. One that
 * stays is the same object: nobody has to look at it again.
 */
export function settleBeasts(known: Beast[], monsters: number[], count: number): Beast[] {
  const before = Array.from({ length: count }, (_, id) => known[id] ?? { id, area: 0, slot: id });
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
  return after.map((beast, i) => {
    const was = before[i]!;
    return was.area === beast.area && was.slot === beast.slot ? was : beast;
  });
}

function nearest(beasts: Beast[], area: number, slot: number): Beast | undefined {
  const goal = notch(area, slot);
  const away = (beast: Beast) => {
    const spot = lurking(beast.slot);
    return Math.hypot(spot.x - goal.x, spot.y - goal.y);
  };
  return beasts.filter((beast) => beast.area === 0).sort((a, b) => away(a) - away(b))[0];
}
