import type { Happening } from '../lib/protocol.ts';
import type { LogEntry } from '../lib/table.svelte.ts';
import { eventKind } from './facts.ts';

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

export function logGroups(log: readonly LogEntry[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const entry of log) {
    const level = entry.kind === 'happening' ? kChapters.get(eventKind(entry.happening)) : undefined;
    if (level !== undefined && entry.kind === 'happening') {
      groups.push({ id: entry.id, title: entry.happening, level, lines: [] });
    } else {
      if (groups.length === 0) groups.push({ id: entry.id, title: null, level: 2, lines: [] });
      groups.at(-1)!.lines.push(entry);
    }
  }
  return groups;
}

export type LogIcon =
  | 'monster'
  | 'card'
  | 'vote'
  | 'walk'
  | 'dice'
  | 'token'
  | 'death'
  | 'lock'
  | 'talk'
  | 'people'
  | 'end'
  | 'dot';

const kIcons: Record<string, LogIcon> = {
  tokens_given: 'token',
  card_dealt: 'card',
  setup_rolled: 'dice',
  placed: 'walk',
  arrival_rolled: 'dice',
  monster_came: 'monster',
  monsters_left: 'monster',
  area_closed: 'lock',
  round_ended: 'end',
  search_skipped: 'dot',
  badge_vote_skipped: 'dot',
  discussion_began: 'talk',
  card_played: 'card',
  ballot_shown: 'vote',
  tied: 'vote',
  tie_broken: 'vote',
  chosen: 'vote',
  cards_drawn: 'card',
  card_kept: 'card',
  card_given: 'card',
  card_discarded: 'card',
  badge_taken: 'token',
  dice_rolled: 'dice',
  die_shown: 'dice',
  dice_peeked: 'dice',
  destination_declared: 'walk',
  destination_shown: 'walk',
  dice_shown: 'dice',
  moved: 'walk',
  stood_still: 'walk',
  attacked: 'monster',
  attack_averted: 'lock',
  found_nobody: 'monster',
  eaten: 'death',
  row_filled: 'death',
  victim_token_taken: 'token',
  card_consoled: 'card',
  hidden_shown: 'people',
  keys_shown: 'card',
  hand_shown: 'card',
  scored: 'end',
  game_ended: 'end',
  epilogue_unlocked: 'end',
};

export function iconOf(entry: LogEntry): LogIcon {
  switch (entry.kind) {
    case 'happening':
      return kIcons[eventKind(entry.happening)] ?? 'dot';
    case 'said':
    case 'chat':
      return 'talk';
    case 'notice':
      return 'people';
  }
}

/** Events one reads twice: they stand out in the log, and make the timeline after the game. */
const kTurningPoints = new Set(['eaten', 'row_filled', 'area_closed', 'found_nobody', 'game_ended']);

export function isTurningPoint(happening: Happening): boolean {
  return kTurningPoints.has(eventKind(happening));
}
