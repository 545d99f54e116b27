import { numbersOf, seatOf, seatsOf, wordOf, wordsOf, type Fact } from '#web/src/games/facts.ts';
import { does, stepBy, type Changes } from '#web/src/games/shared/stepping.ts';
import { cardKinds, type Events } from './kinds.ts';
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
import type { Dice, HandedOpen, Phase, Sheet, Sky, Token } from './view.ts';

// What the eye follows of each event.

const REC_ROOM = placeNumber('rec_room');

const placeIn = (parts: { place: Fact }): number => placeNumber(wordOf(parts.place));
const whoIn = (parts: { who?: Fact }): number => figureOf(parts.who);
const cardIn = (parts: { card: Fact }): number =>
  (cardKinds as readonly string[]).indexOf(wordOf(parts.card));

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

const layAll = (table: TableFacts, figures: Fact) => {
  for (const figure of figuresIn(figures)) table.standing &= ~bit(figure);
};
const handIn = (table: TableFacts, figure: number) => {
  table.pile_size += 1;
  table.hand_size = at(table.hand_size, figure, less(1));
};
const turnDie = (table: TableFacts, { n, face }: { n: number; face?: Events['die_turned']['face'] }) => ({
  dice: at(table.dice, n - 1, () => wordOf(face) || 'none'),
});

const station: Changes<TheThingView, Events> = {
  weather_rolled: does((table, parts) => {
    const sky = wordOf(parts.sky) as Sky;
    if (table.phase === 'weather') table.sky = sky;
    else table.station_sky = sky;
  }),
  weather_kept: (_table, parts) => ({ sky: wordOf(parts.sky) as Sky }),
  fuel_burnt: (table, parts) => ({ fuel: at(table.fuel, placeIn(parts), less(parts.n)) }),
  fuel_moved: does((table, parts) => {
    const n = parts.n;
    table.fuel = at(table.fuel, placeIn(parts), more(n));
    if (parts.outdoor === 'yes') table.outdoor_depot -= n;
    else table.fuel_depot -= n;
  }),
  fuel_lost: does((table, parts) => {
    if (parts.in_place === 'yes') table.fuel = at(table.fuel, placeIn(parts), less(parts.n));
    else table.fuel_depot -= parts.n;
  }),
  food_moved: (table, parts) => ({ pantry: table.pantry - parts.n, kitchen: table.kitchen + parts.n }),
  food_lost: (table, parts) => ({ pantry: table.pantry - parts.n }),
  fed: does((table, parts) => {
    if (parts.cooked === 'yes') table.kitchen -= parts.n;
    else table.pantry -= parts.n;
  }),
  hungry: () => ({ hungry: 1 }),
  damage_placed: (table, parts) => ({
    damage: at(table.damage, placeIn(parts), more(parts.n)),
    command: table.command - parts.n,
  }),
  damage_removed: (table, parts) => ({
    damage: at(table.damage, placeIn(parts), less(parts.n)),
    command: table.command + parts.n,
  }),
  boiler_destroyed: () => ({ boiler_destroyed: 1 }),
  power_failed: () => ({ no_power: 1 }),
  power_restored: () => ({ no_power: 0 }),
  frost_moved: (_table, { to }) => ({ frost: to }),
  sos_sent: () => ({ rescue: 1 }),
  rescue_moved: (_table, { marker, fuel }) => ({ rescue: marker, rescue_fuel: fuel }),
  rescue_left: () => ({ rescue_gone: 1 }),
  burnt: (table, parts) => ({ burnt: table.burnt | bit(placeIn(parts)), fires: table.fires - 1 }),
};

const alien: Changes<TheThingView, Events> = {
  plan_laid: (_table, parts) => ({ laid: numbersOf(parts.strengths) }),
  plan_shown: (table, parts) => ({
    alien_at: at(table.alien_at, placeIn(parts), () => parts.n),
    laid: table.laid.slice(1),
  }),
  alien_fled: (table, parts) => ({ alien_at: at(table.alien_at, placeIn(parts), () => 0) }),
  stood_off: does((table, { whos }) => layAll(table, whos)),
  assimilated: does((table, parts) => {
    leave(table, whoIn(parts));
    table.dead |= bit(whoIn(parts));
  }),
  dog_assimilated: does((table, parts) => {
    if (placeIn(parts) === placeNumber('kennel')) table.kennel_dogs -= 1;
    else table.dogs &= ~bit(placeIn(parts));
  }),
  characters_fled: does((table, { whos }) => {
    for (const figure of figuresIn(whos)) goTo(table, figure, REC_ROOM);
    layAll(table, whos);
  }),
  alien_defeated: does((table) => {
    for (const figure of table.organism) table.defeated |= bit(figure);
    table.organism = [];
    table.alien_at = table.alien_at.map(() => 0);
    table.strength = 0;
  }),
  strength_changed: (_table, parts) => ({ strength: parts.n }),
  revealed: does((table, parts) => {
    leave(table, whoIn(parts));
    table.organism = [...table.organism, whoIn(parts)];
    table.strength = parts.n;
  }),
  threat_moved: (_table, parts) => ({ threat: parts.n }),
};

const changes: Changes<TheThingView, Events> = {
  ...station,
  ...alien,
  leader_chosen: (_table, { player }) => ({ leader: seatOf(player) }),
  leader_changed: (_table, { player }) => ({ leader: seatOf(player), token_holder: -1 }),
  sheet_dealt: (table, parts) => ({
    sheet: at(table.sheet, whoIn(parts), () => wordOf(parts.crew) as Sheet),
  }),
  token_placed: (_table, parts) => ({ token: wordOf(parts.place) as Token }),
  token_taken: (_table, parts) => ({ token: 'none', token_holder: whoIn(parts) }),
  round_began: (_table, parts) => ({ round: parts.n, sky: 'none' }),
  phase_began: (table, parts) => ({
    phase: wordOf(parts.stage) as Phase,
    meeting: { ...table.meeting, at: 'none', present: 0, avoided: 0, laid: 0, dog: 0 },
  }),
  extra_card: (table) => ({ pile_size: table.pile_size + 1, deck_size: table.deck_size - 1 }),
  placed: does((table, parts) => {
    goTo(table, whoIn(parts), placeIn(parts));
    if (parts.mode === 'rests') table.standing &= ~bit(whoIn(parts));
  }),
  // A card that one sees oneself is one's own.
  card_handed_in: does((table, { who }, _final, next) =>
    handIn(table, who === undefined ? table.owner.indexOf(next.viewer) : figureOf(who)),
  ),
  card_handed_in_open: does((table, parts) => {
    handIn(table, whoIn(parts));
    table.handed_open = at(table.handed_open, whoIn(parts), () => wordOf(parts.card) as HandedOpen);
    table.pile_open = at(table.pile_open, cardIn(parts), more(1));
  }),
  pile_card_lost: (table) => ({ pile_size: table.pile_size - 1 }),
  encounter_began: does((table, parts) => {
    const present = figuresIn(parts.whos).reduce((bits, figure) => bits | bit(figure), 0);
    const where = wordOf(parts.place) as Token;
    const dog = parts.dog === 'yes' ? 1 : 0;
    table.meeting = { ...table.meeting, at: where, present, avoided: 0, laid: 0, dog };
  }),
  dog_locked: (table, parts) => ({
    dogs: table.dogs & ~bit(placeIn(parts)),
    kennel_dogs: table.kennel_dogs + 1,
  }),
  tokens_laid: does((table, parts) => {
    if (parts.who !== undefined)
      table.meeting = { ...table.meeting, laid: table.meeting.laid | bit(whoIn(parts)) };
  }),
  suspicion_moved: (table, parts) => ({ suspicion: at(table.suspicion, whoIn(parts), () => parts.to) }),
  flipped: (table, parts) => ({
    flipped: wordOf(parts.card) as HandedOpen,
    pile_size: table.pile_size - 1,
    pile_open: at(table.pile_open, cardIn(parts), less(1)),
    history: at(table.history, table.round - 1, (now) => ({ ...now, flips: now.flips + 1 })),
  }),
  assigned: (_table, parts) => ({ actor: whoIn(parts) }),
  lay: (table, parts) => ({ standing: table.standing & ~bit(whoIn(parts)) }),
  pile_discarded: (table) => ({
    discard_size: table.discard_size + table.pile_size,
    pile_size: 0,
    pile_open: [0, 0, 0],
    flipped: 'none',
  }),
  gathered: does((table) => {
    for (const figure of members(table.characters)) goTo(table, figure, REC_ROOM);
    table.alien_at = table.alien_at.map(() => 0);
  }),
  dog_placed: (table, parts) => ({ dogs: table.dogs | bit(placeIn(parts)) }),
  kennel_opened: () => ({ kennel_dogs: 0 }),
  dice_rolled: does((table, { dice }) => {
    const faces = wordsOf(dice) as Dice[];
    table.dice = table.dice.map((_, i) => faces[i] ?? 'none');
  }),
  die_rerolled: turnDie,
  die_turned: turnDie,
  die_cancelled: turnDie,
  volunteered: (table, parts) => ({ volunteers: table.volunteers | bit(whoIn(parts)) }),
  game_ended: (_table, parts) => ({
    winners: seatsOf(parts.players).reduce((bits, seat) => bits | bit(seat), 0),
  }),
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

export const step = stepBy<TheThingView, Events>(changes, settle);
