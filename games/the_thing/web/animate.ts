import type { Facts } from '#web/src/lib/protocol.ts';
import { numberOf, numbersOf, seatOf, seatsOf, wordOf } from '#web/src/games/facts.ts';
import { durationBy, stepBy, type Change as ChangeOf } from '#web/src/games/shared/stepping.ts';
import { figureOf, figuresIn } from './places.ts';
import {
  bit,
  has,
  members,
  placeNumber,
  type BoardFacts,
  type TableFacts,
  type TheThingView,
} from './position.ts';
import { actionKeys } from './tray/held.ts';
import type { Dice, HandedOpen, Phase, Sheet, Sky, Token } from './view.ts';

// What the eye follows of each event.

type Change = ChangeOf<TheThingView>;

const REC_ROOM = placeNumber('rec_room');

const placeIn = (facts: Facts): number => placeNumber(wordOf(facts['place']));
const whoIn = (facts: Facts): number => figureOf(facts['who']);
const cardIn = (facts: Facts): number => (actionKeys as readonly string[]).indexOf(wordOf(facts['card']));
const saysYes = (facts: Facts, name: string): boolean => facts[name] === 'yes';

function at<T>(list: T[], index: number, change: (was: T) => T): T[] {
  return list.map((each, i) => (i === index ? change(each) : each));
}
const less = (by: number) => (was: number) => Math.max(0, was - by);
const more = (by: number) => (was: number) => was + by;

function goTo(table: TableFacts, figure: number, place: number) {
  table.at = table.at.map((bits, i) => (i === place ? bits | bit(figure) : bits & ~bit(figure)) >>> 0);
}

/** Out of the crew: dead, or no longer one of them. */
function leave(table: TableFacts, figure: number) {
  goTo(table, figure, -1);
  table.characters &= ~bit(figure);
  table.standing &= ~bit(figure);
}

const lay: Change = (table, facts) => {
  table.standing &= ~bit(whoIn(facts));
};
const layAll: Change = (table, facts) => {
  for (const figure of figuresIn(facts['whos'])) table.standing &= ~bit(figure);
};
const suspect: Change = (table, facts) => {
  table.suspicion = at(table.suspicion, whoIn(facts), () => numberOf(facts['n']));
};
const place: Change = (table, facts) => goTo(table, whoIn(facts), placeIn(facts));
const chill: Change = (table, facts) => {
  table.frost = numberOf(facts['n']);
};
const handIn: Change = (table, facts, _final, next) => {
  const own = table.owner.indexOf(next.viewer); // of a card that one sees oneself
  const figure = 'who' in facts ? whoIn(facts) : own;
  table.pile_size += 1;
  table.hand_size = at(table.hand_size, figure, less(1));
};
const handInOpen: Change = (table, facts, final, next) => {
  handIn(table, facts, final, next);
  const kind = wordOf(facts['card']) as HandedOpen;
  table.handed_open = at(table.handed_open, whoIn(facts), () => kind);
  table.pile_open = at(table.pile_open, cardIn(facts), more(1));
};
const rollDice: Change = (table, facts) => {
  const faces = ['first', 'second', 'third'].map((name) => (wordOf(facts[name]) || 'none') as Dice);
  table.dice = table.dice.map((_, i) => faces[i] ?? 'none');
};
const turnDie: Change = (table, facts) => {
  const face = (wordOf(facts['face']) || 'none') as Dice;
  table.dice = at(table.dice, numberOf(facts['n']) - 1, () => face);
};

const station: Record<string, Change> = {
  weather_rolled: (table, facts) => {
    const sky = wordOf(facts['sky']) as Sky;
    if (table.phase === 'weather') table.sky = sky;
    else table.station_sky = sky;
  },
  weather_kept: (table, facts) => {
    table.sky = wordOf(facts['sky']) as Sky;
  },
  fuel_burnt: (table, facts) => {
    table.fuel = at(table.fuel, placeIn(facts), less(numberOf(facts['n'])));
  },
  fuel_moved: (table, facts) => {
    const n = numberOf(facts['n']);
    table.fuel = at(table.fuel, placeIn(facts), more(n));
    if (saysYes(facts, 'outdoor')) table.outdoor_depot -= n;
    else table.fuel_depot -= n;
  },
  fuel_lost: (table, facts) => {
    table.fuel = at(table.fuel, placeIn(facts), less(numberOf(facts['n'])));
  },
  'fuel_lost.depot': (table, facts) => {
    table.fuel_depot -= numberOf(facts['n']);
  },
  food_moved: (table, facts) => {
    table.pantry -= numberOf(facts['n']);
    table.kitchen += numberOf(facts['n']);
  },
  food_lost: (table, facts) => {
    table.pantry -= numberOf(facts['n']);
  },
  fed: (table, facts) => {
    if (saysYes(facts, 'cooked')) table.kitchen -= numberOf(facts['n']);
    else table.pantry -= numberOf(facts['n']);
  },
  hungry: (table) => {
    table.hungry = 1;
  },
  damage_placed: (table, facts) => {
    table.damage = at(table.damage, placeIn(facts), more(numberOf(facts['n'])));
    table.command -= numberOf(facts['n']);
  },
  damage_removed: (table, facts) => {
    table.damage = at(table.damage, placeIn(facts), less(numberOf(facts['n'])));
    table.command += numberOf(facts['n']);
  },
  boiler_destroyed: (table) => {
    table.boiler_destroyed = 1;
  },
  power_failed: (table) => {
    table.no_power = 1;
  },
  power_restored: (table) => {
    table.no_power = 0;
  },
  frost_moved: chill,
  frost_reset: chill,
  sos_sent: (table) => {
    table.rescue = 1;
  },
  rescue_moved: (table, facts, _final, { board }) => {
    table.rescue = board.rescue_station - numberOf(facts['n']);
    table.rescue_fuel = board.rescue_fuel - numberOf(facts['fuel']);
  },
  rescue_left: (table) => {
    table.rescue_gone = 1;
  },
  burnt: (table, facts) => {
    table.burnt |= bit(placeIn(facts));
    table.fires -= 1;
  },
};

const alien: Record<string, Change> = {
  plan_laid: (table, facts) => {
    table.laid = numbersOf(facts['strengths']);
  },
  plan_shown: (table, facts) => {
    table.alien_at = at(table.alien_at, placeIn(facts), () => numberOf(facts['n']));
    table.laid = table.laid.slice(1);
  },
  alien_fled: (table, facts) => {
    table.alien_at = at(table.alien_at, placeIn(facts), () => 0);
  },
  stood_off: layAll,
  assimilated: (table, facts) => {
    leave(table, whoIn(facts));
    table.dead |= bit(whoIn(facts));
  },
  dog_assimilated: (table, facts) => {
    if (placeIn(facts) === placeNumber('kennel')) table.kennel_dogs -= 1;
    else table.dogs &= ~bit(placeIn(facts));
  },
  characters_fled: (table, facts, final, next) => {
    for (const figure of figuresIn(facts['whos'])) goTo(table, figure, REC_ROOM);
    layAll(table, facts, final, next);
  },
  alien_defeated: (table) => {
    for (const figure of table.organism) table.defeated |= bit(figure);
    table.organism = [];
    table.alien_at = table.alien_at.map(() => 0);
    table.strength = 0;
  },
  strength_changed: (table, facts) => {
    table.strength = numberOf(facts['n']);
  },
  revealed: (table, facts) => {
    leave(table, whoIn(facts));
    table.organism = [...table.organism, whoIn(facts)];
    table.strength = numberOf(facts['n']);
  },
  threat_moved: (table, facts) => {
    table.threat = numberOf(facts['n']);
  },
};

const changes: Record<string, Change> = {
  ...station,
  ...alien,
  leader_chosen: (table, facts) => {
    table.leader = seatOf(facts['player']);
  },
  leader_changed: (table, facts) => {
    table.leader = seatOf(facts['player']);
    table.token_holder = -1;
  },
  sheet_dealt: (table, facts) => {
    table.sheet = at(table.sheet, whoIn(facts), () => wordOf(facts['crew']) as Sheet);
  },
  token_placed: (table, facts) => {
    table.token = wordOf(facts['place']) as Token;
  },
  token_taken: (table, facts) => {
    table.token = 'none';
    table.token_holder = whoIn(facts);
  },
  round_began: (table, facts) => {
    table.round = numberOf(facts['n']);
    table.sky = 'none';
  },
  phase_began: (table, facts) => {
    table.phase = wordOf(facts['stage']) as Phase;
    table.meeting = { ...table.meeting, at: 'none', present: 0, avoided: 0, laid: 0, dog: 0 };
  },
  extra_card: (table) => {
    table.pile_size += 1;
    table.deck_size -= 1;
  },
  placed: place,
  'placed.rests': (table, facts, final, next) => {
    place(table, facts, final, next);
    lay(table, facts, final, next);
  },
  card_handed_in: handIn,
  'card_handed_in.open': handInOpen,
  pile_card_lost: (table) => {
    table.pile_size -= 1;
  },
  encounter_began: (table, facts) => {
    const present = figuresIn(facts['whos']).reduce((bits, figure) => bits | bit(figure), 0);
    const where = wordOf(facts['place']) as Token;
    const dog = saysYes(facts, 'dog') ? 1 : 0;
    table.meeting = { ...table.meeting, at: where, present, avoided: 0, laid: 0, dog };
  },
  dog_locked: (table, facts) => {
    table.dogs &= ~bit(placeIn(facts));
    table.kennel_dogs += 1;
  },
  tokens_laid: (table, facts) => {
    if ('who' in facts) table.meeting = { ...table.meeting, laid: table.meeting.laid | bit(whoIn(facts)) };
  },
  suspicion_moved: suspect,
  proven: suspect,
  flipped: (table, facts) => {
    table.flipped = wordOf(facts['card']) as HandedOpen;
    table.pile_size -= 1;
    table.pile_open = at(table.pile_open, cardIn(facts), less(1));
    table.history = at(table.history, table.round - 1, (now) => ({ ...now, flips: now.flips + 1 }));
  },
  assigned: (table, facts) => {
    table.actor = whoIn(facts);
  },
  lay,
  pile_discarded: (table) => {
    table.discard_size += table.pile_size;
    table.pile_size = 0;
    table.pile_open = [0, 0, 0];
    table.flipped = 'none';
  },
  gathered: (table) => {
    for (const figure of members(table.characters)) goTo(table, figure, REC_ROOM);
    table.alien_at = table.alien_at.map(() => 0);
  },
  dog_placed: (table, facts) => {
    table.dogs |= bit(placeIn(facts));
  },
  kennel_opened: (table) => {
    table.kennel_dogs = 0;
  },
  dice_rolled1: rollDice,
  dice_rolled2: rollDice,
  dice_rolled3: rollDice,
  die_rerolled: turnDie,
  die_turned: turnDie,
  die_cancelled: turnDie,
  volunteered: (table, facts) => {
    table.volunteers |= bit(whoIn(facts));
  },
  ended: (table, facts) => {
    table.winners = seatsOf(facts['players']).reduce((bits, seat) => bits | bit(seat), 0);
  },
};

/** Of what is already as it will be, the board facts are those of the end; of all else those of before. */
function settle({ table, board }: TheThingView, final: TheThingView): BoardFacts {
  const then = final.table;
  const same = (at: number, ...facts: (keyof TableFacts)[]) =>
    facts.every((fact) => (table[fact] as number[])[at] === (then[fact] as number[])[at]);
  const sameBits = (at: number, ...facts: (keyof TableFacts)[]) =>
    facts.every((fact) => has(table[fact] as number, at) === has(then[fact] as number, at));
  const samePile =
    table.pile_size === then.pile_size && table.pile_open.every((n, i) => n === then.pile_open[i]);
  return {
    ...board,
    places: board.places.map((facts, at) =>
      same(at, 'fuel', 'damage') && sameBits(at, 'burnt') && table.boiler_destroyed === then.boiler_destroyed
        ? final.board.places[at]!
        : facts,
    ),
    crew: board.crew.map((state, figure) =>
      same(figure, 'suspicion') && sameBits(figure, 'characters', 'standing', 'dead', 'defeated')
        ? final.board.crew[figure]!
        : state,
    ),
    ...(table.meeting.at === then.meeting.at && { meeting: final.board.meeting }),
    ...(samePile && { open_cards: final.board.open_cards }),
  };
}

export const step = stepBy(changes, settle);

/** Votes and ballots take no time each: all of them turn over in the same instant. */
export const duration = durationBy({
  weather_rolled: 350,
  weather_kept: 200,
  fuel_burnt: 220,
  fuel_moved: 250,
  fuel_lost: 250,
  food_moved: 220,
  food_lost: 250,
  fed: 250,
  hungry: 300,
  damage_placed: 300,
  damage_removed: 250,
  boiler_destroyed: 350,
  power_failed: 350,
  power_restored: 350,
  frost_moved: 300,
  frost_reset: 300,
  sos_sent: 350,
  rescue_moved: 330,
  rescue_left: 350,
  burnt: 350,
  plan_laid: 300,
  plan_shown: 350,
  alien_fled: 300,
  stood_off: 300,
  alien_sabotaged: 350,
  assimilated: 350,
  dog_assimilated: 300,
  characters_fled: 330,
  alien_defeated: 350,
  strength_changed: 200,
  revealed: 350,
  threat_moved: 330,
  leader_chosen: 250,
  leader_changed: 300,
  token_placed: 250,
  token_taken: 250,
  extra_card: 250,
  placed: 330,
  card_handed_in: 250,
  card_drawn: 200,
  pile_card_lost: 200,
  encounter_began: 300,
  avoided: 250,
  fought: 300,
  dog_locked: 300,
  dog_drawn: 300,
  dog_shown: 300,
  tokens_laid: 150,
  token_looked: 150,
  suspicion_moved: 250,
  proven: 350,
  flipped: 350,
  assigned: 330,
  lay: 200,
  pile_discarded: 250,
  cards_looked: 200,
  card_kept: 250,
  lab_kept: 250,
  traded: 300,
  gathered: 330,
  tested: 350,
  dog_placed: 250,
  kennel_opened: 250,
  dice_rolled1: 350,
  dice_rolled2: 350,
  dice_rolled3: 350,
  die_rerolled: 260,
  die_turned: 260,
  die_cancelled: 200,
  departed: 350,
});
