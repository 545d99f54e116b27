import type { Fact, Facts } from '#web/src/lib/protocol.ts';
import { numberOf, numbersOf, seatOf, seatsOf, wordOf } from '#web/src/games/facts.ts';
import { durationBy, stepBy, type Change as ChangeOf } from '#web/src/games/shared/stepping.ts';
import {
  areaNumber,
  bit,
  characterOf,
  COLD,
  LOT,
  members,
  type AreaName,
  type BoardFacts,
  type Cards,
  type OsaczeniView,
  type TableFacts,
  type VoteKind,
} from './position.ts';
import type { Vote } from './view.ts';

// What the eye follows of each event.

type Change = ChangeOf<OsaczeniView>;

function goTo(table: TableFacts, id: number, place: number) {
  table.at = table.at.map((bits, i) => (i === place ? bits | bit(id) : bits & ~bit(id)) >>> 0);
}

function addMonsters(table: TableFacts, area: number, count: number) {
  table.monsters = table.monsters.map((n, i) => (i === area ? Math.max(0, n + count) : n));
}

function addCards(table: TableFacts, seat: number, count: number) {
  table.hand_size = table.hand_size.map((n, i) => (i === seat ? Math.max(0, n + count) : n));
}

const move: Change = (table, facts) => {
  const id = characterOf(seatOf(facts['player']), wordOf(facts['character']));
  goTo(table, id, areaNumber(wordOf(facts['to'] ?? facts['area'])));
};

const monsterCame: Change = (table, facts) => addMonsters(table, areaNumber(wordOf(facts['area'])), 1);

const rollOpenly: Change = (table, facts) => {
  const faces = numbersOf(facts['dice']);
  table.dice = table.dice.map((_, i) => faces[i] ?? 0);
};

const play =
  (effect: Change): Change =>
  (table, facts, final, next) => {
    const item = wordOf(facts['item']) as keyof Cards;
    table.played = { ...table.played, [item]: (table.played[item] ?? 0) + 1 };
    addCards(table, seatOf(facts['player']), -1);
    effect(table, facts, final, next);
  };

const changes: Record<string, Change> = {
  tokens_given: (table, facts) => {
    table.badge = seatOf(facts['badge']);
    table.victim_token = seatOf(facts['victim']);
  },
  setup_rolled: rollOpenly,
  arrival_rolled: rollOpenly,
  dice_shown: rollOpenly,
  placed: move,
  moved: move,
  monster_came: monsterCame,
  'monster_came.lot': (table) => addMonsters(table, LOT, 1),
  'monster_came.nowhere': () => undefined,
  round_began: (table, facts) => {
    table.round = numberOf(facts['round']);
    table.dice_in_use = numberOf(facts['dice']);
    table.dice = table.dice.map(() => 0);
    table.destination = table.destination.map(() => 'none');
  },
  phase_began: (table, facts, _final, next) => {
    table.phase = wordOf(facts['phase']) as TableFacts['phase'];
    table.vote = emptyVote(table);
    next.board = withoutVote(next.board);
  },
  attacked: (table, facts, _final, next) => {
    table.vote = { ...emptyVote(table), kind: 'feed', area: areaOf(facts['area']) };
    next.board = withoutVote(next.board);
  },
  discussion_began: (table, facts, final, next) => {
    const kind = facts['vote'] as VoteKind;
    const area = kind === 'feed' ? table.vote.area : final.table.vote.area;
    const participants = seatsOf(facts['players']).reduce((sum, seat) => sum | bit(seat), 0);
    table.vote = { ...emptyVote(table), kind, area, participants };
    next.board = { ...withoutVote(next.board), voting: 1 };
  },
  ballot_shown: (table, facts, _final, next) => {
    const seat = seatOf(facts['player']);
    const target = seatOf(facts['target']);
    table.vote = { ...table.vote, pointed: table.vote.pointed.map((to, i) => (i === seat ? target : to)) };
    const families = next.board.families.map((family, i) =>
      i === target ? { ...family, got: family.got + numberOf(facts['n']) } : family,
    );
    next.board = { ...next.board, families };
  },
  tied: (table, facts) => {
    const tied = seatsOf(facts['tied']).reduce((sum, seat) => sum | bit(seat), 0);
    table.vote = { ...table.vote, tied };
  },
  tie_broken: (table, facts) => {
    table.vote = { ...table.vote, chosen: seatOf(facts['target']) };
  },
  chosen: (table, facts) => {
    table.vote = { ...table.vote, chosen: seatOf(facts['player']) };
  },
  'card_played.move': play(() => undefined),
  'card_played.peek': play((table, facts) => {
    table.saw_dice |= bit(seatOf(facts['player']));
  }),
  'card_played.hide': play((table, facts) => {
    table.hidden |= bit(characterOf(seatOf(facts['player']), wordOf(facts['character'])));
  }),
  'card_played.lure': play((table, facts) => {
    addMonsters(table, areaNumber(wordOf(facts['from'])), -numberOf(facts['n']));
    addMonsters(table, areaNumber(wordOf(facts['to'])), numberOf(facts['n']));
  }),
  'card_played.kill': play((table, facts) => {
    addMonsters(table, areaNumber(table.vote.area), -numberOf(facts['n']));
  }),
  'card_played.votes': play((table, facts) => {
    const seat = seatOf(facts['player']);
    const extra = table.vote.extra.map((n, i) => (i === seat ? n + numberOf(facts['n']) : n));
    table.vote = { ...table.vote, extra };
  }),
  cards_drawn: (table, facts) => {
    const count = numberOf(facts['n']) || ['first', 'second', 'third'].filter((name) => name in facts).length;
    table.deck_size -= count;
    table.drawn += count;
  },
  card_kept: (table, facts) => {
    table.drawn -= 1;
    addCards(table, seatOf(facts['player']), 1);
  },
  card_given: (table, facts) => {
    table.drawn -= 1;
    addCards(table, seatOf(facts['target']), 1);
  },
  card_discarded: (table) => {
    table.drawn -= 1;
  },
  card_consoled: (table, facts) => {
    table.deck_size -= 1;
    addCards(table, seatOf(facts['player']), 1);
  },
  badge_taken: (table, facts) => {
    table.badge = seatOf(facts['player']);
  },
  victim_token_taken: (table, facts) => {
    table.victim_token = seatOf(facts['player']);
  },
  destination_declared: setDestination,
  destination_shown: setDestination,
  eaten: (table, facts) => {
    const id = characterOf(seatOf(facts['player']), wordOf(facts['character']));
    goTo(table, id, COLD);
    table.cold_store = [...table.cold_store, { id }];
  },
  monsters_left: (table, facts) => {
    addMonsters(table, areaNumber(wordOf(facts['area'])), -numberOf(facts['n']));
  },
  found_nobody: (table, facts) => {
    const area = areaNumber(wordOf(facts['area']));
    addMonsters(table, area, -(table.monsters[area] ?? 0));
  },
  hidden_shown: (table) => {
    table.hidden = 0;
  },
  area_closed: (table, facts) => {
    const area = areaNumber(wordOf(facts['area']));
    for (const id of members(table.at[area] ?? 0)) goTo(table, id, LOT);
    addMonsters(table, area, -(table.monsters[area] ?? 0));
    table.closed |= bit(area);
  },
};

function setDestination(table: TableFacts, facts: Facts) {
  const seat = seatOf(facts['player']);
  table.destination = table.destination.map((to, i) => (i === seat ? areaOf(facts['area']) : to));
}

const areaOf = (fact: Fact | undefined) => wordOf(fact) as AreaName;

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

export const step = stepBy(changes, settle);

const durations: Record<string, number> = {
  setup_rolled: 300,
  placed: 260,
  arrival_rolled: 350,
  monster_came: 260,
  attacked: 350,
  discussion_began: 150,
  card_played: 350,
  tied: 350,
  tie_broken: 300,
  chosen: 350,
  cards_drawn: 300,
  card_kept: 200,
  card_given: 300,
  card_discarded: 200,
  badge_taken: 350,
  dice_rolled: 350,
  dice_shown: 350,
  destination_declared: 300,
  moved: 330,
  attack_averted: 250,
  found_nobody: 300,
  eaten: 350,
  row_filled: 350,
  victim_token_taken: 250,
  monsters_left: 300,
  area_closed: 350,
  hidden_shown: 200,
};

/** Ballots and destinations take no time each: all of them turn over in the same instant (OS-219, OS-421). */
export const duration = durationBy(durations);
