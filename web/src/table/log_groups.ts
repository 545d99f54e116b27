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
  role_dealt: 'people',
  role_told: 'people',
  sheet_dealt: 'people',
  token_placed: 'token',
  token_taken: 'token',
  leader_chosen: 'token',
  leader_changed: 'token',
  weather_rolled: 'dice',
  weather_kept: 'dice',
  die_rerolled: 'dice',
  die_turned: 'dice',
  die_cancelled: 'dice',
  last_stand: 'dice',
  card_drawn: 'card',
  card_handed_in: 'card',
  hand_swapped: 'card',
  flipped: 'card',
  assigned: 'card',
  cards_looked: 'card',
  item_used: 'card',
  offer_made: 'card',
  traded: 'card',
  plan_laid: 'monster',
  plan_shown: 'monster',
  alien_sabotaged: 'monster',
  alien_fled: 'monster',
  revealed: 'monster',
  encounter_began: 'people',
  tokens_laid: 'people',
  token_looked: 'people',
  dog_drawn: 'people',
  dog_shown: 'people',
  assimilated: 'death',
  alien_defeated: 'death',
  infected: 'monster',
  voted: 'vote',
  abstained: 'vote',
  volunteered: 'vote',
  tested: 'vote',
  admit_voted: 'vote',
  boarded_first: 'walk',
  admitted: 'walk',
  refused: 'lock',
  departed: 'walk',
  ended: 'end',
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
const kTurningPoints = new Set([
  'eaten',
  'row_filled',
  'area_closed',
  'found_nobody',
  'game_ended',
  'boiler_destroyed',
  'power_failed',
  'sos_sent',
  'rescue_left',
  'burnt',
  'tested',
  'revealed',
  'assimilated',
  'alien_defeated',
  'keys_shown',
  'boarded_first',
  'admitted',
  'departed',
  'last_stand',
  'ended',
]);

export function isTurningPoint(happening: Happening): boolean {
  return kTurningPoints.has(eventKind(happening));
}
