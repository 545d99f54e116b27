import { figuresOfSeat, isFew, type TheThingView } from '../position.ts';

// What lies in the tray of one seat: kinds and how many, in the order of the rules.

export const actionKeys = ['use', 'repair', 'sabotage'] as const;
export const weaponKeys = ['melee', 'firearm', 'flamethrower', 'dynamite'] as const;
export const itemKeys = ['fuel_can', 'tools', 'keys', 'wire', 'flashlight'] as const;
export const labKeys = ['blood_bag', 'failure'] as const;
/** Weapons and items as one list: the numbers of trades. */
export const goodKeys = [...weaponKeys, ...itemKeys] as const;

export interface Held {
  key: string;
  count: number;
}

const counted = (keys: readonly string[], counts: readonly number[] = []): Held[] =>
  keys.flatMap((key, i) => ((counts[i] ?? 0) > 0 ? [{ key, count: counts[i]! }] : []));

export const handOf = (view: TheThingView): Held[] => counted(actionKeys, view.hand);
export const deckOf = (view: TheThingView): Held[] => counted(actionKeys, view.deck);
export function goodsOf(view: TheThingView, figure: number): Held[] {
  const { weapons, items } = view.belongings[figure] ?? { weapons: [], items: [] };
  return [...counted(weaponKeys, weapons), ...counted(itemKeys, items)];
}
export const labOf = (view: TheThingView, figure: number): Held[] =>
  counted(labKeys, view.belongings[figure]?.lab);

/** Cards of an offer, each kind once with how many of it. */
export function goodsIn(numbers: readonly number[]): Held[] {
  const counts = goodKeys.map((_, i) => numbers.filter((each) => each === i).length);
  return counted(goodKeys, counts);
}

/** Strength by Location card: the ten green locations, then the Kennel. */
export function strikesOf(plan: readonly number[], keys: readonly string[]): Held[] {
  return counted([...keys.slice(0, 10), 'kennel'], plan);
}

/** Figures of this seat: its own one, or with 1 to 3 players all of its Characters. */
export const ownFigures = (view: TheThingView, seat: number): number[] => figuresOfSeat(view.table, seat);

/** With 1 to 3 players nobody has secrets from anybody (TT-1102). */
export const hasSecrets = (view: TheThingView, seat: number): boolean => seat >= 0 && !isFew(view);
