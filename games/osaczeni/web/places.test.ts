import { describe, expect, it } from 'vitest';
import type { Facts, Option } from '#web/src/lib/protocol.ts';
import { nextPlaces } from '#web/src/games/shared/paths.ts';
import { happeningPlace, optionPath, optionPlace } from './places.ts';

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];

describe('where an answer lies', () => {
  it.each([
    ['go 5', ['area:hall']],
    ['haunt 6', ['area:lot']],
    ['move red.crybaby', ['character:red.crybaby']],
    ['eat blue.klutz', ['character:blue.klutz']],
    ['place 3 red.leader', ['character:red.leader', 'area:monitoring']],
    ['keep bat', ['item:bat']],
    ['give gun', ['item:gun']],
    ['play saw', ['item:saw']],
    ['play meat red.leader', ['item:meat', 'character:red.leader']],
    ['play tin 4', ['item:tin', 'area:toys']],
    ['play drink red.leader 2', ['item:drink', 'character:red.leader', 'area:clothing']],
    ['done', []],
  ])('%s', (notation, path) => {
    expect(optionPath(option(notation))).toEqual(path);
    expect(optionPlace(option(notation))).toBe(path[0] ?? null);
  });

  it('finds the seat of a vote or gift by its fact, whatever colours are called', () => {
    expect(optionPlace(option('vote blue', { player: '@3' }))).toBe('seat:3');
    expect(optionPlace(option('give to red', { player: '@0' }))).toBe('seat:0');
  });

  it('goes from place to place where an answer takes two touches', () => {
    const options = [
      'play drink red.leader 2',
      'play drink red.leader 6',
      'play drink red.defender 6',
      'done',
    ].map((notation) => option(notation));
    expect([...nextPlaces(options, [], optionPath).keys()]).toEqual(['item:drink']);
    expect([...nextPlaces(options, ['item:drink'], optionPath).keys()]).toEqual([
      'character:red.leader',
      'character:red.defender',
    ]);
    const last = nextPlaces(options, ['item:drink', 'character:red.leader'], optionPath);
    expect([...last.keys()]).toEqual(['area:clothing', 'area:lot']);
    expect(last.get('area:lot')![0]![0]).toBe('play drink red.leader 6');
    expect(nextPlaces(options, ['item:saw'], optionPath).size).toBe(0);
  });
});

describe('where something happened', () => {
  it.each([
    ['moved', { player: '@1', from: 'area:hall', to: 'area:lot' }, 'area:lot'],
    ['monster_came', { stands: 'area:lot' }, 'area:lot'],
    ['dice_shown', { dice: [1, 2] }, 'hatch'],
    ['eaten', { player: '@1', area: 'area:toys' }, 'cold_store'],
    ['ballot_shown', { player: '@1', target: '@2' }, 'seat:2'],
    ['cards_drawn', { player: '@1', n: 3 }, 'deck'],
    ['round_ended', { n: 3 }, null],
  ] as [string, Facts, string | null][])('%s', (key, facts, place) => {
    expect(happeningPlace([key, facts])).toBe(place);
  });
});
