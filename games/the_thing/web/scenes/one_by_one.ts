import type { Option } from '#web/src/lib/protocol.ts';
import type { Player } from './scene_of.ts';

// People of a scene come and change a few at a time, so that no frame has to draw all of them.

export interface Person {
  player: Player;
  offers: Option[];
  told: string; // all of it in one string, to compare
}

export const personOf = (player: Player, offers: Option[]): Person => ({
  player,
  offers,
  told: JSON.stringify([player, offers]),
});

/** `shown` on its way to `now`, with at most so many changes; who is as before stays the same object. */
export function caughtUp(shown: readonly Person[], now: readonly Person[], most: number): Person[] {
  let changes = 0;
  return now.flatMap((each) => {
    const before = shown.find(({ player }) => player.figure === each.player.figure);
    if (before?.told === each.told) return [before];
    if (changes++ < most) return [each];
    return before ? [before] : [];
  });
}

export const isCaughtUp = (shown: readonly Person[], now: readonly Person[]): boolean =>
  shown.length === now.length && now.every((each, i) => each.told === shown[i]?.told);
