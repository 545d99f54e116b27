import type { Sentence } from '#web/src/lib/protocol.ts';
import { reportsOf, roomsIn } from '../position.ts';
import type { History } from '../view.ts';

/** The last noise report, in words: what N reads. */
export function lastReport(history: readonly History[]): Sentence {
  const last = reportsOf(history).at(-1);
  if (!last) return ['web.terrorscape.report.none', {}];
  const n = last.round;
  if (last.firecracker) return ['web.terrorscape.report.firecracker', { n }];
  const heard = roomsIn(last.rooms);
  return heard.length === 0
    ? ['web.terrorscape.report.silence', { n }]
    : ['web.terrorscape.report.rooms', { n, rooms: `room:${heard.join(',')}` }];
}
