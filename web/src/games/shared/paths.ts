import type { Option } from '../../lib/protocol.ts';

/** The things on board and in the tray that an answer is made of, in the order in which they are touched. */
export type PathOf = (option: Option) => string[];

/** Options that go on from the places touched so far, by the place that comes next. */
export function nextPlaces(options: Option[], touched: string[], pathOf: PathOf): Map<string, Option[]> {
  const next = new Map<string, Option[]>();
  for (const option of options) {
    const path = pathOf(option);
    if (path.length <= touched.length || touched.some((place, i) => path[i] !== place)) continue;
    const place = path[touched.length]!;
    next.set(place, [...(next.get(place) ?? []), option]);
  }
  return next;
}
