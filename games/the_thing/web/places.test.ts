import { describe, expect, it } from 'vitest';
import type { Facts, Happening, Option } from '#web/src/lib/protocol.ts';
import { nextPlaces } from '#web/src/games/shared/paths.ts';
import { figureOf, figuresIn, happeningPlace, optionPath, optionPlace } from './places.ts';

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];
const happened = (event: string, facts: Facts = {}): Happening => [event, facts];

describe('figures in facts', () => {
  it('are their seats, or their numbers where a seat has several', () => {
    expect([figureOf('@2'), figureOf('figure:3'), figureOf('place:lab'), figureOf(undefined)]).toEqual([
      2, 2, -1, -1,
    ]);
    expect(figuresIn('@0,2')).toEqual([0, 2]);
    expect(figuresIn('figure:1,6')).toEqual([0, 5]);
    expect(figuresIn('figure:4')).toEqual([3]);
    expect(figuresIn(7)).toEqual([]);
  });
});

describe('answers on the board', () => {
  const cases: [string, Facts, string[]][] = [
    ['place boiler', { place: 'place:boiler', n: 0 }, ['place:boiler', 'mode:place']],
    ['place lab c3', { who: 'figure:3', place: 'place:lab' }, ['place:lab', 'mode:place']],
    ['special radio', { place: 'place:radio', n: 1 }, ['place:radio', 'mode:special']],
    ['rest', {}, ['place:sleeping']],
    ['go generator', { place: 'place:generator' }, ['place:generator']],
    ['strike kennel 2', { place: 'place:kennel', n: 2 }, ['place:kennel', 'strength:2']],
    ['choose green', { who: '@1' }, ['character:1']],
    ['choose c4', { who: 'figure:4' }, ['character:3']],
    ['assimilate red', { who: '@0' }, ['character:0']],
    ['test blue red', { who: '@2' }, ['character:2']],
    ['test c2 c5', { who: 'figure:2' }, ['character:1', 'character:4']],
    ['offer c2 c1', { who: 'figure:2' }, ['character:1', 'character:0']],
    ['peek red 2', { who: '@0', n: 2 }, ['character:0', 'token:2']],
    ['play sabotage', { card: 'card:sabotage' }, ['card:sabotage']],
    ['discard use', { card: 'card:use' }, ['card:use']],
    ['wield melee', { thing: 'good:melee' }, ['good:melee']],
    ['item fuel_can', { thing: 'good:fuel_can' }, ['good:fuel_can']],
    ['keep 6', { thing: 'good:keys' }, ['good:keys']],
    ['keep 3', { sky: 'sky:storm' }, []],
    ['reroll 2', { n: 2 }, ['die:2']],
    ['turn 1 use', { n: 1, face: 'face:use' }, ['die:1', 'face:use']],
    ['pass', {}, []],
  ];
  for (const [notation, facts, path] of cases)
    it(`${notation} is ${path.join(', then ') || 'nowhere'}`, () => {
      expect(optionPath(option(notation, facts))).toEqual(path);
      expect(optionPlace(option(notation, facts))).toBe(path[0] ?? null);
    });

  it('that begin at the same place go on beside it', () => {
    const options = [option('place lab'), option('special lab'), option('place radio'), option('rest')];
    expect([...nextPlaces(options, [], optionPath).keys()]).toEqual([
      'place:lab',
      'place:radio',
      'place:sleeping',
    ]);
    expect([...nextPlaces(options, ['place:lab'], optionPath).keys()]).toEqual([
      'mode:place',
      'mode:special',
    ]);
  });
});

describe('events on the board', () => {
  const cases: [string, Facts, string | null][] = [
    ['placed', { who: '@1', place: 'place:lab' }, 'place:lab'],
    ['flipped', { card: 'card:use' }, 'sheet'],
    ['dice_rolled', { who: 'figure:1', dice: 'face:use' }, 'sheet'],
    ['rescue_moved', { marker: 3, fuel: 4 }, 'rescue'],
    ['weather_rolled', { sky: 'sky:sun' }, 'sky'],
    ['suspicion_moved', { who: '@1', from: 2, to: 3 }, 'track'],
    ['plan_laid', { n: 2 }, 'ice'],
    ['hungry', {}, 'place:kitchen'],
    ['power_failed', {}, 'place:generator'],
    ['fuel_lost', { in_place: 'no', place: 'place:radio', n: 1 }, 'store:fuel_depot'],
    ['fuel_lost', { in_place: 'yes', place: 'place:radio', n: 1 }, 'place:radio'],
    ['lay', { who: 'figure:2' }, 'character:1'],
    ['leader_changed', { player: '@3' }, 'seat:3'],
    ['alien_unknown', {}, null],
  ];
  for (const [event, facts, place] of cases)
    it(`${event} is at ${place}`, () => expect(happeningPlace(happened(event, facts))).toBe(place));
});
