import { actionKeys } from '../tray/held.ts';
import { figuresOf, type TableFacts } from '../position.ts';

export interface OpenCard {
  kind: string;
  figure: number; // who handed it in; -1 when nobody can tell any more
}

/** Cards that everybody knows to be in the pile (TT-415). It is shuffled before its first card is turned up. */
export function openCards(table: TableFacts): OpenCard[] {
  const handed = figuresOf(table)
    .map((figure): OpenCard => ({ kind: table.handed_open[figure] ?? 'none', figure }))
    .filter(({ kind }) => kind !== 'none');
  const known = actionKeys.flatMap((kind, i) =>
    Array.from({ length: table.pile_open[i] ?? 0 }, (): OpenCard => ({ kind, figure: -1 })),
  );
  const shuffled = (table.history[table.round - 1]?.flips ?? 0) > 0;
  return shuffled || handed.length !== known.length ? known : handed;
}
