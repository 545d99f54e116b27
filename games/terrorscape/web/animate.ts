import type { Fact } from '#web/src/lib/protocol.ts';
import { numberOf, numbersOf, wordOf, wordsOf } from '#web/src/games/facts.ts';
import { does, stepBy, type Changes } from '#web/src/games/shared/stepping.ts';
import type { Events } from './kinds.ts';
import { personOf, roomsOf } from './places.ts';
import {
  bit,
  numberOfDoor,
  numberOfRoom,
  placeOf,
  type BoardFacts,
  type TableFacts,
  type TerrorscapeView,
} from './position.ts';

// What the eye follows of each event; all else comes with the final view.

function at<T>(list: readonly T[], index: number, change: (was: T) => T): T[] {
  return list.map((each, i) => (i === index ? change(each) : each));
}
const who = (table: TableFacts, fact: Fact | undefined): number => placeOf(table, personOf(fact));
/** Survivors as bits. */
const whos = (table: TableFacts, fact: Fact | undefined): number =>
  typeof fact === 'number'
    ? fact
    : wordsOf(fact).reduce((bits, word) => {
        const place = placeOf(table, word);
        return place < 0 ? bits : bits | bit(place);
      }, 0);
const roomBits = (fact: Fact | undefined): number =>
  roomsOf(fact).reduce((bits, key) => bits | bit(numberOfRoom(key)), 0);
const doorBit = (fact: Fact | undefined): number => {
  const number = numberOfDoor(wordOf(fact));
  return number < 0 ? 0 : bit(number);
};

/** A Survivor of one's own side goes to another room. */
function goTo(next: TerrorscapeView, place: number, room: string) {
  if (place < 0 || room === '') return;
  next.survivors = { ...next.survivors, at: at(next.survivors.at, place, () => room as never) };
}

const survivors: Changes<TerrorscapeView, Events> = {
  round_began: (_table, { n }) => ({ round: n, noise: 0, firecracker: 0, phase: 'survivors' as never }),
  moved: does((table, parts, _final, next) => goTo(next, who(table, parts.who), wordOf(parts.room))),
  fear_lost: (table, { who: whom, n }) => ({
    fear: at(table.fear, who(table, whom), (was) => Math.max(0, was - n)),
  }),
  healed: (table, parts) => ({ wounded: table.wounded & ~bit(who(table, parts.who)) }),
  block_removed: (table, parts) => ({ blocks: table.blocks & ~doorBit(parts.door) }),
  block_removed_by: (table, parts) => ({ blocks: table.blocks & ~doorBit(parts.door) }),
  repaired: does((_table, { all }, _final, next) => {
    next.survivors = { ...next.survivors, repairs: all };
  }),
  noise_made: does((_table, parts, _final, next) => {
    const { survivors: side } = next;
    next.survivors = { ...side, noise: side.noise | bit(numberOfRoom(wordOf(parts.room))) };
  }),
  help_moved: (_table, { n }) => ({ help: n }),
  key_found: (_table, { n }) => ({ keys: n }),
  noise_report: (table, { rooms }) => ({ noise: table.noise | roomBits(rooms) }),
  firecracker_report: () => ({ firecracker: 1 }),
  escaped: (table, parts) => ({ escaped: table.escaped | bit(who(table, parts.who)) }),
  token_given: (table, parts) => ({ token: who(table, parts.who) }),
};

const killer: Changes<TerrorscapeView, Events> = {
  picked_killer: (_table, parts) => ({ killer: wordOf(parts.killer) as TableFacts['killer'] }),
  killer_phase_began: () => ({ phase: 'killer' as never }),
  reappeared: does((table, { room }, _final, next) => {
    const key = wordOf(room) as TableFacts['at'];
    table.at = key;
    table.stealth = 'none';
    next.killer = { ...next.killer, at: key };
  }),
  killer_moved: does((table, { room }, _final, next) => {
    const key = wordOf(room) as TableFacts['at'];
    table.at = key;
    next.killer = { ...next.killer, at: key };
  }),
  stealth: does((table, { skill, place }, _final, next) => {
    table.stealth = wordOf(skill) as TableFacts['stealth'];
    if (place !== undefined) next.killer = { ...next.killer, at: wordOf(place) as TableFacts['at'] };
  }),
  block_broken: (table, parts) => ({ blocks: table.blocks & ~doorBit(parts.door) }),
  block_taken_back: (table, parts) => ({ blocks: table.blocks & ~doorBit(parts.door) }),
  blocked: (table, parts) => ({ blocks: table.blocks | doorBit(parts.door) }),
  scared: does((table, { whos: hit, paralysed, rooms }) => {
    const still = whos(table, paralysed);
    const more = whos(table, hit) & ~still;
    table.fear = table.fear.map((fear, place) => ((more >> place) & 1 ? Math.min(2, fear + 1) : fear));
    for (const room of wordsOf(rooms)) if (room !== 'none') table.noise |= bit(numberOfRoom(room));
  }),
  wounded: (table, parts) => ({ wounded: table.wounded | bit(who(table, parts.who)) }),
  eliminated: (table, parts) => ({ eliminated: table.eliminated | bit(who(table, parts.who)) }),
  level_gained: (_table, { n }) => ({ level: n }),
};

const meeting = (table: TableFacts, more: Partial<TableFacts['meeting']>): Partial<TableFacts> => ({
  meeting: { ...table.meeting, ...more },
});

const encounters: Changes<TerrorscapeView, Events> = {
  encounter_began: (table, { room, whos: present }) =>
    meeting(table, {
      at: wordOf(room) as TableFacts['at'],
      participants: whos(table, present),
      attacked: 0,
      rolled: 0,
      trap_spent: 0,
    }),
  left_encounter: (table, parts) =>
    meeting(table, { participants: table.meeting.participants & ~whos(table, parts.whos) }),
  defender_named: (table, parts) => meeting(table, { defender: who(table, parts.who), rolled: 0 }),
  defended_with: (table, { thing }) =>
    meeting(table, { item: (wordOf(thing) || 'none') as TableFacts['meeting']['item'] }),
  dice_rolled: (table, { n, faces }) => {
    const rolled = [...numbersOf(faces), 0, 0, 0, 0].slice(0, 4);
    return meeting(table, { rolled: numberOf(n), dice: rolled });
  },
  trap_sprung: (table) => meeting(table, { trap_spent: 1 }),
  defended: (table, parts) =>
    meeting(table, { attacked: table.meeting.attacked | bit(who(table, parts.who)) }),
  encounter_ended: (table) => meeting(table, { at: 'none' as never, defender: -1, rolled: 0 }),
  encounter_cancelled: (table) => meeting(table, { at: 'none' as never, defender: -1 }),
};

const changes: Changes<TerrorscapeView, Events> = { ...survivors, ...killer, ...encounters };

/** Of what is already as it will be, the board facts are those of the end; of all else those of before. */
function settle({ table, board }: TerrorscapeView, final: TerrorscapeView): BoardFacts {
  const then = final.table;
  return {
    ...board,
    dice: board.dice.map((dice, place) =>
      table.fear[place] === then.fear[place] ? final.board.dice[place]! : dice,
    ),
    ...(table.level === then.level && { strength: final.board.strength }),
    ...(table.at === then.at && table.stealth === then.stealth && { reach: final.board.reach }),
    ...(table.phase === then.phase && { steps: final.board.steps, step: final.board.step }),
  };
}

export const step = stepBy<TerrorscapeView, Events>(changes, settle);
