import type { Happening, Said } from '#web/src/lib/protocol.ts';
import { kindOf, wordOf } from '#web/src/games/facts.ts';
import { persons } from '../kinds.ts';
import { roomNumber } from './layout.ts';

// What the side has planned in this round, out of what was said among it: pings at rooms, and where each should go.

export type Line = { kind: string; happening?: Happening; said?: Said };

export interface Ping {
  seat: number;
  room: number;
  what: string; // look, danger, come, leave
}

/** Somebody should go there, says a seat. */
export interface Ghost {
  person: string;
  room: number;
  seat: number;
}

export function plansOf(lines: readonly Line[]): { pings: Ping[]; ghosts: Ghost[] } {
  const began = lines.findLastIndex(({ happening }) => happening && kindOf(happening) === 'round_began');
  const pings = new Map<string, Ping>();
  const ghosts = new Map<string, Ghost>();
  for (const { said } of lines.slice(began + 1)) {
    if (!said) continue;
    const [, facts] = said.text;
    const room = roomNumber(wordOf(facts['place']));
    if (room < 0) continue;
    if (said.form === 'ping')
      pings.set(`${said.seat}-${room}`, { seat: said.seat, room, what: wordless(facts['what']) });
    const person = wordOf(facts['who']);
    if (said.form === 'go' && (persons as readonly string[]).includes(person))
      ghosts.set(person, { person, room, seat: said.seat });
  }
  return { pings: [...pings.values()], ghosts: [...ghosts.values()] };
}

/** A word of no family comes as it is. */
const wordless = (fact: unknown): string => (typeof fact === 'string' ? (fact.split(':').at(-1) ?? '') : '');
