import { cardKinds, goods, itemKinds, labKinds, locationCards, weaponKinds } from '../kinds.ts';
import { figuresOfSeat, isFew, type TheThingView } from '../position.ts';

// What lies in the tray of one seat: kinds and how many, in the order of the rules.

export interface Held {
  key: string;
  count: number;
}

const counted = (keys: readonly string[], counts: readonly number[] = []): Held[] =>
  keys.flatMap((key, i) => ((counts[i] ?? 0) > 0 ? [{ key, count: counts[i]! }] : []));

export const handOf = (view: TheThingView): Held[] => counted(cardKinds, view.hand);
export const deckOf = (view: TheThingView): Held[] => counted(cardKinds, view.deck);
export function goodsOf(view: TheThingView, figure: number): Held[] {
  const { weapons, items } = view.belongings[figure] ?? { weapons: [], items: [] };
  return [...counted(weaponKinds, weapons), ...counted(itemKinds, items)];
}
export const labOf = (view: TheThingView, figure: number): Held[] =>
  counted(labKinds, view.belongings[figure]?.lab);

/** Cards of an offer, each kind once with how many of it. */
export function goodsIn(numbers: readonly number[]): Held[] {
  const counts = goods.map((_, i) => numbers.filter((each) => each === i).length);
  return counted(goods, counts);
}

/** Strength by Location card. */
export const strikesOf = (plan: readonly number[]): Held[] => counted(locationCards, plan);

/** Figures of this seat: its own one, or with 1 to 3 players all of its Characters. */
export const ownFigures = (view: TheThingView, seat: number): number[] => figuresOfSeat(view.table, seat);

/** With 1 to 3 players nobody has secrets from anybody (TT-1102). */
export const hasSecrets = (view: TheThingView, seat: number): boolean => seat >= 0 && !isFew(view);
