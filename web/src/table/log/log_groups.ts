import type { Happening } from '../../lib/protocol.ts';
import type { LogEntry } from '../../lib/store/log.svelte.ts';
import { kindOf } from '../../games/facts.ts';
import { lookOf, type LogIcon, type Looks } from '../../games/looks.ts';

// The log as chapters: a round, a phase, an area under attack begins one; what follows belongs to it.

export interface LogGroup {
  id: number; // of its first entry
  title: Happening | null; // null: before the first chapter
  level: 1 | 2; // a round, or a part of one
  lines: LogEntry[];
}

const kChapters = new Map<string, 1 | 2>([
  ['round_began', 1],
  ['phase_began', 2],
]);

/** Chapters that are as they were in `before` are the same objects: nobody has to look at them again. */
export function logGroups(log: readonly LogEntry[], before: readonly LogGroup[] = []): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const entry of log) {
    const level = entry.kind === 'happening' ? kChapters.get(kindOf(entry.happening)) : undefined;
    if (level !== undefined && entry.kind === 'happening') {
      groups.push({ id: entry.id, title: entry.happening, level, lines: [] });
    } else {
      if (groups.length === 0) groups.push({ id: entry.id, title: null, level: 2, lines: [] });
      groups.at(-1)!.lines.push(entry);
    }
  }
  const known = new Map(before.map((group) => [group.id, group]));
  return groups.map((group) => (isSame(group, known.get(group.id)) ? known.get(group.id)! : group));
}

function isSame(group: LogGroup, other: LogGroup | undefined): boolean {
  return (
    other?.lines.length === group.lines.length && group.lines.every((line, i) => line === other.lines[i])
  );
}

export function iconOf(entry: LogEntry, looks: Looks): LogIcon {
  switch (entry.kind) {
    case 'happening':
      return lookOf(looks, entry.happening).icon ?? 'dot';
    case 'said':
    case 'chat':
      return 'talk';
    case 'notice':
      return 'people';
  }
}

export const isTurningPoint = (happening: Happening, looks: Looks): boolean =>
  lookOf(looks, happening).turn === true;
