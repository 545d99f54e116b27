import type { Fact, Facts } from '#web/src/lib/protocol.ts';
import type { Naming } from '#web/src/games/game.ts';
import { t } from '#web/src/lib/text/text.svelte.ts';
import { isFew, type TableFacts, type TheThingView } from './position.ts';

// Whom words call how: with 4 to 8 players a Character is its player, with 1 to 3 it is the name on its sheet.

/** `crew:macready` for `figure:4`, once the sheets are dealt. */
function crewOf(table: TableFacts, fact: Fact): Fact {
  const found = typeof fact === 'string' ? /^figure:([\d,]+)$/.exec(fact) : null;
  if (!found) return fact;
  const sheets = found[1]!.split(',').map((each) => table.sheet[Number(each) - 1] ?? 'none');
  return sheets.includes('none') ? fact : `crew:${sheets.join(',')}`;
}

export function namedFacts(facts: Facts, view: TheThingView): Facts {
  if (!isFew(view) || facts['crew'] !== undefined) return facts;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, crewOf(view.table, fact)]));
}

let last: { sheets: TableFacts['sheet']; naming: Naming } | null = null;

/** Who plays which sheet is settled once, so it is the same function at every step of a game. */
export function namingOf(view: TheThingView): Naming | null {
  const sheets = view.table.sheet;
  if (!isFew(view)) return null;
  if (last?.sheets !== sheets) last = { sheets, naming: (facts) => namedFacts(facts, view) };
  return last.naming;
}

export function nameOfFigure(view: TheThingView, figure: number, names: readonly string[]): string {
  if (!isFew(view)) return names[figure] ?? '';
  const sheet = view.table.sheet[figure] ?? 'none';
  return sheet === 'none' ? t(`term.figure.${figure + 1}`) : t(`term.crew.${sheet}`);
}
