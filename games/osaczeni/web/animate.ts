import { seatOf, seatsOf, wordOf, type Player } from '#web/src/games/facts.ts';
import { does, stepBy, type Change, type Changes } from '#web/src/games/shared/stepping.ts';
import {
  areaNumber,
  bit,
  characterOf,
  COLD,
  isKind,
  LOT,
  members,
  type AreaName,
  type BoardFacts,
  type Cards,
  type OsaczeniView,
  type TableFacts,
} from './position.ts';
import type { Events } from './kinds.ts';
import type { Vote } from './view.ts';

// What the eye follows of each event.

type On<Parts> = Change<OsaczeniView, Parts>;

function goTo(table: TableFacts, id: number, place: number) {
  table.at = table.at.map((bits, i) => (i === place ? bits | bit(id) : bits & ~bit(id)) >>> 0);
}

function addMonsters(table: TableFacts, area: number, count: number) {
  table.monsters = table.monsters.map((n, i) => (i === area ? Math.max(0, n + count) : n));
}

function addCards(table: TableFacts, seat: number, count: number) {
  table.hand_size = table.hand_size.map((n, i) => (i === seat ? Math.max(0, n + count) : n));
}

const areaOf = (area: Events['attacked']['area']): AreaName => wordOf(area) || 'none';
const bitsOf = (players: Player): number => seatsOf(players).reduce((sum, seat) => sum | bit(seat), 0);

const rollOpenly: On<{ dice: number[] }> = (table, { dice }) => ({
  dice: table.dice.map((_, i) => dice[i] ?? 0),
});

const setDestination: On<Events['destination_shown']> = (table, { player, area }) => ({
  destination: table.destination.map((to, i) => (i === seatOf(player) ? areaOf(area) : to)),
});

const changes: Changes<OsaczeniView, Events> = {
  tokens_given: (_table, { badge, victim }) => ({ badge: seatOf(badge), victim_token: seatOf(victim) }),
  setup_rolled: rollOpenly,
  arrival_rolled: rollOpenly,
  dice_shown: rollOpenly,
  placed: does((table, { player, character, area }) =>
    goTo(table, characterOf(seatOf(player), wordOf(character)), areaNumber(wordOf(area))),
  ),
  moved: does((table, { player, character, to }) =>
    goTo(table, characterOf(seatOf(player), wordOf(character)), areaNumber(wordOf(to))),
  ),
  monster_came: does((table, { stands }) => addMonsters(table, areaNumber(wordOf(stands)), 1)),
  round_began: (table, { round, dice }) => ({
    round: round,
    dice_in_use: dice,
    dice: table.dice.map(() => 0),
    destination: table.destination.map(() => 'none'),
  }),
  phase_began: does((table, { phase }, _final, next) => {
    table.phase = wordOf(phase) as TableFacts['phase'];
    table.vote = emptyVote(table);
    next.board = withoutVote(next.board);
  }),
  attacked: does((table, { area }, _final, next) => {
    table.vote = { ...emptyVote(table), kind: 'feed', area: areaOf(area) };
    next.board = withoutVote(next.board);
  }),
  discussion_began: does((table, { vote: kind, players }, final, next) => {
    const { area } = kind === 'feed' ? table.vote : final.table.vote;
    table.vote = { ...emptyVote(table), kind, area, participants: bitsOf(players) };
    next.board = { ...withoutVote(next.board), voting: 1 };
  }),
  ballot_shown: does((table, { player, target: at, n }, _final, next) => {
    const seat = seatOf(player);
    const target = seatOf(at);
    table.vote = { ...table.vote, pointed: table.vote.pointed.map((to, i) => (i === seat ? target : to)) };
    const families = next.board.families.map((family, i) =>
      i === target ? { ...family, got: family.got + n } : family,
    );
    next.board = { ...next.board, families };
  }),
  tied: (table, { tied }) => ({ vote: { ...table.vote, tied: bitsOf(tied) } }),
  tie_broken: (table, { target }) => ({ vote: { ...table.vote, chosen: seatOf(target) } }),
  chosen: (table, { player }) => ({ vote: { ...table.vote, chosen: seatOf(player) } }),
  card_played: does((table, { player, item, target, area, monsters }, final) => {
    const seat = seatOf(player);
    const card = wordOf(item) as keyof Cards;
    table.played = { ...table.played, [card]: (table.played[card] ?? 0) + 1 };
    addCards(table, seat, -1);
    addMonsters(table, areaNumber(wordOf(area)), -monsters);
    const at = wordOf(target);
    if (isKind(at)) table.hidden |= bit(characterOf(seat, at));
    else addMonsters(table, areaNumber(at), monsters);
    table.saw_dice |= final.table.saw_dice & bit(seat);
    const extra = table.vote.extra.map((n, i) => (i === seat ? (final.table.vote.extra[i] ?? n) : n));
    table.vote = { ...table.vote, extra };
  }),
  cards_drawn: (table, { n }) => ({ deck_size: table.deck_size - n, drawn: table.drawn + n }),
  card_kept: does((table, { player }) => {
    table.drawn -= 1;
    addCards(table, seatOf(player), 1);
  }),
  card_given: does((table, { target }) => {
    table.drawn -= 1;
    addCards(table, seatOf(target), 1);
  }),
  card_discarded: (table) => ({ drawn: table.drawn - 1 }),
  card_consoled: does((table, { player }) => {
    table.deck_size -= 1;
    addCards(table, seatOf(player), 1);
  }),
  badge_taken: (_table, { player }) => ({ badge: seatOf(player) }),
  victim_token_taken: (_table, { player }) => ({ victim_token: seatOf(player) }),
  destination_declared: setDestination,
  destination_shown: setDestination,
  eaten: does((table, { player, character }) => {
    const id = characterOf(seatOf(player), wordOf(character));
    goTo(table, id, COLD);
    table.cold_store = [...table.cold_store, { id }];
  }),
  monsters_left: does((table, { area, n }) => addMonsters(table, areaNumber(wordOf(area)), -n)),
  found_nobody: does((table, { area: where }) => {
    const area = areaNumber(wordOf(where));
    addMonsters(table, area, -(table.monsters[area] ?? 0));
  }),
  hidden_shown: () => ({ hidden: 0 }),
  area_closed: does((table, { area: where }) => {
    const area = areaNumber(wordOf(where));
    for (const id of members(table.at[area] ?? 0)) goTo(table, id, LOT);
    addMonsters(table, area, -(table.monsters[area] ?? 0));
    table.closed |= bit(area);
  }),
};

function emptyVote(table: TableFacts): Vote {
  const nobody = { asked: 0, finished: 0 };
  return {
    ...table.vote,
    area: 'none',
    chosen: -1,
    participants: 0,
    tied: 0,
    talk: nobody,
    ballot: { voters: 0, sealed: 0 },
    pointed: table.vote.pointed.map(() => -1),
  };
}

function withoutVote(board: BoardFacts): BoardFacts {
  return {
    ...board,
    voting: 0,
    families: board.families.map((family) => ({ ...family, got: 0 })),
  };
}

/** Of what lies already as it will lie, the board facts are those of the end; of all else those of before. */
function settle({ table, board }: OsaczeniView, final: OsaczeniView): BoardFacts {
  const then = final.table;
  const sameVote = board.voting === final.board.voting && table.vote.area === then.vote.area;
  const sameDead = table.cold_store.length === then.cold_store.length;
  return {
    ...board,
    areas: board.areas.map((facts, area) => {
      const same = table.at[area] === then.at[area] && table.monsters[area] === then.monsters[area];
      const { votes, ...known } = sameDead && same ? final.board.areas[area]! : facts;
      return { ...known, votes: sameVote ? votes : facts.votes };
    }),
    ...(sameDead && {
      rows: final.board.rows,
      families: final.board.families.map((family, seat) => ({
        ...family,
        got: board.families[seat]?.got ?? 0,
      })),
    }),
    ...(table.phase === then.phase && { rolled: final.board.rolled }),
  };
}

export const step = stepBy<OsaczeniView, Events>(changes, settle);
