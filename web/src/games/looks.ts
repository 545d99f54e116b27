import type { Happening } from '../lib/protocol.ts';
import { kindOf } from './facts.ts';

// How events look: the column `look` of their rows in kinds.json, which is for the browser alone (web/build/looks.ts).

export const kLogIcons = [
  'monster',
  'card',
  'vote',
  'walk',
  'dice',
  'token',
  'death',
  'lock',
  'talk',
  'people',
  'end',
  'dot',
] as const;
export type LogIcon = (typeof kLogIcons)[number];

export interface Look {
  // Milliseconds of motion; none for what needs no motion, such as ballots: all of them turn over in the same instant.
  ms?: number;
  icon?: LogIcon; // in the log, else a dot
  at?: string; // the board element where it happens, where that does not follow from its parts
  turn?: boolean; // one reads it twice: it stands out, and makes the timeline after the game
  spoken?: 'plainly' | 'loudly'; // said on the board itself
  outcome?: boolean; // told over the board until it is read, by a game that has a scene
}

/** By kind. */
export type Looks = Readonly<Record<string, Look>>;

export const lookOf = (looks: Looks, happening: Happening): Look => looks[kindOf(happening)] ?? {};

export const durationOf = (looks: Looks, happening: Happening): number => lookOf(looks, happening).ms ?? 0;
