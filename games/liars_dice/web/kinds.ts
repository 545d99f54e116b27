// Written by `holdout schema --ts`: change the game's kinds.json and run it again.
import type { Player } from '#web/src/games/facts.ts';

/** Names of prompt.kind, in its order. */
export const questionKinds = ['chance', 'bid'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The rule behind each question; `_few` where the game is played in its other form. */
export const questionRules = {
  bid: 'LD-4',
};

/** Answers by how their notation begins, with the names of what follows. */
export const answers = {
  bid: ['count', 'face'],
  liar: [],
  roll: ['face'],
} as const;

/** What happens, by kind: its parts, as far as the viewer may know them. */
export interface Events {
  rolled: { player: Player; face?: number };
  bid: { player: Player; count: number; face: number };
  called: { player: Player };
  shown: { first: number; second: number };
  won: { player: Player };
}
