// What a table agreed on, as far as the board counts with it: options and variants of the set-up.

export interface House {
  fewerSpaces: number; // OS-V07
  closesAt: number; // OS-V08
  shoulder: boolean; // two Defenders are stronger, OS-V10
  loneWolf: boolean; // the last of a family has one more vote, OS-V17
  weakLocks: boolean; // equal strength is enough from the start, OS-V18
  hiddenGun: boolean; // a Gun votes even if its owner hides, OS-O4
}

export const standardHouse: House = {
  fewerSpaces: 0,
  closesAt: 6,
  shoulder: false,
  loneWolf: false,
  weakLocks: false,
  hiddenGun: true,
};

/** `settings` are the options of the table that differ from their default. */
export const variantsOf = (settings: Record<string, string> | undefined): number[] =>
  (settings?.['variant'] ?? '').split(/[ ,]+/).map(Number);

export function houseOf(settings: Record<string, string> | undefined): House {
  const variants = variantsOf(settings);
  return {
    fewerSpaces: variants.includes(7) ? 1 : 0,
    closesAt: variants.includes(8) ? 5 : 6,
    shoulder: variants.includes(10),
    loneWolf: variants.includes(17),
    weakLocks: variants.includes(18),
    hiddenGun: settings?.['hidden_gun_votes'] !== 'off',
  };
}
