import { members } from '#web/src/games/shared/bits.ts';
import { dogSpot, penned, type Spot } from './layout.ts';
import { placeNumber } from '../position.ts';

// The rules count Dogs; the eye follows each of them from place to place.

export interface Hound {
  id: number;
  place: number; // -1: somewhere out on the ice
}

const AWAY = -1;
const KENNEL = placeNumber('kennel');
const AWAY_SPOT: Spot = { x: 606, y: 402 };

/** Of so many Dogs in the game whoever may stay stays; the others go where one is missing. */
export function settleDogs(known: Hound[], dogs: number, kennel: number, count: number): Hound[] {
  const before = Array.from({ length: count }, (_, id) => known[id] ?? { id, place: AWAY });
  const wanted = [...members(dogs), ...Array.from({ length: kennel }, () => KENNEL)];
  const after = before.map((dog) => ({ ...dog }));
  const loose: Hound[] = [];
  for (const dog of after) {
    const found = wanted.indexOf(dog.place);
    if (found >= 0) wanted.splice(found, 1);
    else loose.push(dog);
  }
  for (const dog of loose) dog.place = wanted.shift() ?? AWAY;
  return after;
}

export function houndSpot(pack: Hound[], dog: Hound): Spot {
  if (dog.place === AWAY) return AWAY_SPOT;
  if (dog.place !== KENNEL) return dogSpot(dog.place);
  return penned(pack.filter((each) => each.place === KENNEL && each.id < dog.id).length);
}
