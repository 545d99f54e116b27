import type { Fact } from '#web/src/lib/protocol.ts';
import { numbersOf, toldOf, wordOf } from '#web/src/games/facts.ts';
import type { Recent } from '#web/src/games/game.ts';
import type { Events } from '../kinds.ts';
import { personOf } from '../places.ts';

// An encounter as it was told: one attack after the other, each with what was laid and thrown.

export interface Attack {
  who: string; // the defender, a person
  thing: string; // the item, or none
  bottle: boolean;
  faces: number[]; // of the dice thrown
  trap: boolean;
  card: string; // the attack card, or none
  result: {
    sum: number;
    item: number;
    extra: number;
    trap: number;
    total: number;
    strength: number;
    success: boolean;
  } | null;
}

const begun = (who: string, card: string): Attack => ({
  who,
  thing: 'none',
  bottle: false,
  faces: [],
  trap: false,
  card,
  result: null,
});

const thrown = (faces: Fact, n: number): number[] => numbersOf(faces).slice(0, n);

/** Null where none is told of lately. */
export function encounterOf(recent: readonly Recent[]): { attacks: Attack[]; over: boolean } | null {
  const first = recent.findLastIndex(({ happening }) => happening[0] === 'encounter_began');
  if (first < 0) return null;
  const attacks: Attack[] = [];
  let card = 'none';
  let over = false;
  for (const { happening } of recent.slice(first + 1)) {
    const { kind, parts } = toldOf<Events>(happening);
    const now = attacks.at(-1);
    if (kind === 'played') card = wordOf(parts.skill);
    else if (kind === 'defender_named') {
      attacks.push(begun(personOf(parts.who), card));
      card = 'none';
    } else if (kind === 'defended_with' && now) {
      now.thing = wordOf(parts.thing) || 'none';
      now.bottle = parts.bottle === 'yes';
    } else if (kind === 'dice_rolled' && now) now.faces = thrown(parts.faces, parts.n);
    else if (kind === 'trap_sprung' && now) now.trap = true;
    else if (kind === 'defended' && now) {
      const { sum, item, extra, trap, total, strength } = parts;
      now.result = { sum, item, extra, trap, total, strength, success: parts.success === 'yes' };
    } else if (kind === 'encounter_ended' || kind === 'encounter_cancelled') over = true;
  }
  return { attacks, over };
}
