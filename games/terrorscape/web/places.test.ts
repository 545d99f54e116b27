import { describe, expect, it } from 'vitest';
import type { Facts, Happening, Option } from '#web/src/lib/protocol.ts';
import { happeningPlace, optionPath, optionPlace, passageBetween, roomsOf } from './places.ts';

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];
const happened = (event: string, facts: Facts = {}): Happening => [event, facts];

describe('answers on the board and in the tray', () => {
  const cases: [string, Facts, string[]][] = [
    ['go kitchen', { room: 'room:kitchen' }, ['place:kitchen']],
    ['step garden', { room: 'room:garden' }, ['place:garden']],
    ['hide shed', { room: 'room:shed' }, ['place:shed']],
    ['at library', { room: 'room:library' }, ['place:library']],
    ['search', {}, ['killer']],
    ['clear d02', { door: 'door:d02' }, ['door:d02']],
    ['block d17', { door: 'door:d17' }, ['door:d17']],
    ['take_back d03', { door: 'door:d03' }, ['door:d03']],
    ['area green', { area: 'wing:green' }, ['wing:green']],
    ['pair d04', { pair: 'door:d04' }, ['door:d04']],
    ['pair b02', { pair: 'door:b02' }, ['border:b02']],
    ['who 2', { who: 'person:anna' }, ['character:anna']],
    ['begin 0', { who: 'person:marco' }, ['character:marco']],
    ['exchange 1', { who: 'person:sophia' }, ['character:sophia']],
    ['use flashlight', { thing: 'thing:flashlight' }, ['thing:flashlight']],
    ['defend hatchet no', { thing: 'thing:hatchet' }, ['thing:hatchet']],
    ['drop tools', { thing: 'thing:tools' }, ['thing:tools']],
    ['play chase', { skill: 'skill:chase' }, ['skill:chase']],
    ['pay frenzy', { skill: 'skill:frenzy' }, ['skill:frenzy']],
    ['trait snare', { trait: 'trait:snare' }, ['trait:snare']],
    ['advance seal', { plan: 'plan:seal' }, ['plan:seal']],
    ['repair', {}, ['radio']],
    ['repair_tools', {}, ['radio']],
    ['scavenge', {}, ['drawers']],
    ['pass', {}, []],
    ['end', {}, []],
    ['calm', {}, []],
  ];
  for (const [notation, facts, path] of cases)
    it(`${notation} is ${path.join() || 'nowhere'}`, () => {
      expect(optionPath(option(notation, facts))).toEqual(path);
      expect(optionPlace(option(notation, facts))).toBe(path[0] ?? null);
    });
});

describe('events on the board', () => {
  const cases: [string, Facts, string | null][] = [
    ['reappeared', { room: 'room:study' }, 'place:study'],
    ['blocked', { door: 'door:d05' }, 'door:d05'],
    ['wounded', { who: 'person:anna', room: 'room:none' }, 'character:anna'],
    ['key_found', { n: 2 }, 'tracks'],
    ['level_gained', { n: 2, strength: 6 }, 'killer'],
    ['detected', { whos: 'person:marco,anna' }, 'character:marco'],
    ['killer_phase_began', {}, null],
  ];
  for (const [event, facts, place] of cases)
    it(`${event} is at ${place}`, () => expect(happeningPlace(happened(event, facts))).toBe(place));
});

it('reads sets of rooms as words or as bits', () => {
  expect(roomsOf('room:kitchen,shed')).toEqual(['kitchen', 'shed']);
  expect(roomsOf((1 << 7) | (1 << 12))).toEqual(['kitchen', 'shed']);
  expect(roomsOf(undefined)).toEqual([]);
});

it('knows the two passages', () => {
  expect(passageBetween('living_room', 'graveyard')).toBe(0);
  expect(passageBetween('garden', 'banquet_hall')).toBe(1);
  expect(passageBetween('garden', 'kitchen')).toBe(-1);
});
