import type { SeatFacts } from '../../games/game.ts';
import type { SeatInfo } from '../../lib/protocol.ts';
import { t, text } from '../../lib/text/text.svelte.ts';

// What a seat is doing, as everybody may know it.

export type Doing = 'out' | 'away' | 'sealed' | 'passed' | 'thinking' | 'idle';

export function doingOf(seat: SeatInfo, facts: SeatFacts | null, waited: boolean): Doing {
  if (facts?.state === 'out') return 'out';
  if (seat.kind === 'person' && !seat.online && !seat.standin) return 'away';
  if (facts?.state === 'sealed' || facts?.state === 'passed') return facts.state;
  return waited || facts?.state === 'thinking' ? 'thinking' : 'idle';
}

/** It has answered, and waits for the others. */
export const settled = (doing: Doing): boolean => doing === 'sealed' || doing === 'passed';

export const isBot = (seat: SeatInfo): boolean => seat.kind === 'bot' || seat.standin === true;

export function levelWords(level = ''): string {
  return text.has(`ui.level.${level}`) ? t(`ui.level.${level}`) : level;
}
