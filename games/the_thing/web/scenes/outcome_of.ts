import type { Happening } from '#web/src/lib/protocol.ts';
import { isMine, kindOf, partsOf } from '#web/src/games/facts.ts';
import type { Recent } from '#web/src/games/game.ts';
import { lookOf } from '#web/src/games/looks.ts';
import looks from '../../kinds.json?looks';
import { figureOf } from '../places.ts';
import { looksOf } from './scene_of.ts';

// What came of it, in public: a card turned up, somebody let in, somebody gone. Stays to be read for a while.

export interface Outcome {
  id: number; // of the line in the log
  happening: Happening;
  figure: number; // whom it is about, or -1
  stamp: 'human' | 'alien' | 'dead' | null;
  looks: { by: number; at: number; token: number }[];
}

function stampOf(event: string, happening: Happening): Outcome['stamp'] {
  if (event === 'assimilated') return 'dead';
  if (event === 'revealed') return 'alien';
  if (event !== 'tested' && event !== 'admitted' && event !== 'dog_shown') return null;
  return partsOf(happening)['alien'] === 'yes' ? 'alien' : event === 'dog_shown' ? null : 'human';
}

/** Of a look everybody sees that it was made; whatever else only this viewer knows lies in the tray. */
function isPublic(happening: Happening): boolean {
  const event = kindOf(happening);
  return lookOf(looks, happening).outcome === true && (!isMine(happening) || event === 'token_looked');
}

const isNewPhase =
  (since: number) =>
  ({ id, happening }: Recent): boolean =>
    id > since && kindOf(happening) === 'phase_began';

export function outcomeOf(recent: readonly Recent[]): Outcome | null {
  const last = recent.findLast(({ happening }) => isPublic(happening));
  if (!last) return null;
  const event = kindOf(last.happening);
  // Looks belong to their phase; whatever turned up or changed somebody's fate is read to the end.
  if (event === 'token_looked' && recent.some(isNewPhase(last.id))) return null;
  return {
    id: last.id,
    happening: last.happening,
    figure: figureOf(partsOf(last.happening)['who']),
    stamp: stampOf(event, last.happening),
    looks: event === 'token_looked' ? looksOf(recent) : [],
  };
}
