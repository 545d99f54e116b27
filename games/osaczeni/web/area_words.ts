import type { Sentence } from '#web/src/lib/protocol.ts';
import { room } from './layout.ts';
import { inDanger, isClosed, kindOf, kinds, LOT, members, ownerOf, type OsaczeniView } from './position.ts';

// An area in the words of the terminal, for those who hear the board.

export function areaWords(view: OsaczeniView, area: number): Sentence[] {
  const { table } = view;
  const { key } = room(area);
  const { capacity, strength } = view.board.areas[area]!;
  const about = { area: `area:${key}`, number: area };
  if (isClosed(table, area)) return [['osaczeni.situation.area.closed', about]];
  const people = members(table.at[area] ?? 0);
  const facts = {
    ...about,
    inside: people.length,
    monsters: table.monsters[area] ?? 0,
    danger: inDanger(view, area) ? 'yes' : 'no',
  };
  const lines: Sentence[] = [
    area === LOT
      ? ['osaczeni.situation.area.lot', facts]
      : [
          'osaczeni.situation.area',
          {
            ...facts,
            capacity,
            strength,
            empty: people.length === 0 ? 'yes' : 'no',
          },
        ],
  ];
  const named = (ids: number[]) => `character:${ids.map((id) => kinds[kindOf(id)]).join(',')}`;
  for (const owner of new Set(people.map(ownerOf))) {
    const family = people.filter((id) => ownerOf(id) === owner);
    const hidden = family.filter((id) => (table.hidden >> id) & 1);
    const seen = family.filter((id) => !hidden.includes(id));
    const player = `@${owner}`;
    if (hidden.length === 0) lines.push(['osaczeni.situation.family', { player, characters: named(seen) }]);
    else if (seen.length === 0)
      lines.push(['osaczeni.situation.family.hidden', { player, hidden: named(hidden) }]);
    else
      lines.push([
        'osaczeni.situation.family.partly_hidden',
        { player, characters: named(seen), hidden: named(hidden) },
      ]);
  }
  return lines;
}
