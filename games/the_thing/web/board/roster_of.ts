import type { TableFacts } from '../position.ts';

// What everybody knows of a Character.

/** Numbers of cards and tokens are public, and so is a Flamethrower with its charges (TT-115). */
export function holdings(table: TableFacts, figure: number): { key: string; n: number }[] {
  const flames = table.flames.filter(({ holder }) => holder === figure);
  const weapons = (table.weapons_held[figure] ?? 0) - flames.length;
  return [
    { key: 'cards', n: table.hand_size[figure] ?? 0 },
    { key: 'weapons', n: weapons },
    { key: 'flame', n: flames.reduce((sum, { charges }) => sum + charges, 0) },
    { key: 'items', n: table.items_held[figure] ?? 0 },
    { key: 'lab', n: table.lab_held[figure] ?? 0 },
  ].filter(({ n }) => n > 0);
}
