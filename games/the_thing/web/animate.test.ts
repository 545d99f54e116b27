import { describe, expect, it } from 'vitest';
import type { Facts, Happening } from '#web/src/lib/protocol.ts';
import { durationOf } from '#web/src/games/looks.ts';
import looks from '../kinds.json?looks';
import { step } from './animate.ts';
import { bit, has, placeNumber, whereIs, type TableFacts } from './position.ts';
import { sampleView } from './sample_view.ts';

const happened = (event: string, facts: Facts = {}): Happening => [event, facts];

/** The table after these events. */
function after(before: Partial<TableFacts>, ...events: [string, Facts?][]): TableFacts {
  const start = sampleView(before);
  const frozen = JSON.stringify(start);
  const end = events.reduce((view, [event, facts]) => step(view, happened(event, facts), start), start);
  expect(JSON.stringify(start)).toBe(frozen); // what is shown is never written into
  return end.table;
}
const inRecRoom = (() => {
  const at = Array.from({ length: 13 }, () => 0);
  at[placeNumber('rec_room')] = 0b111111;
  return { at, characters: 0b111111, standing: 0b111111 };
})();

describe('people', () => {
  it('walk, rest and lie down', () => {
    const table = after(
      inRecRoom,
      ['placed', { who: '@2', place: 'place:lab' }],
      ['placed', { who: '@3', place: 'place:sleeping', mode: 'rests' }],
      ['lay', { who: '@2' }],
    );
    expect(whereIs(table, 2)).toBe(placeNumber('lab'));
    expect(whereIs(table, 3)).toBe(placeNumber('sleeping'));
    expect([2, 3, 4].map((figure) => has(table.standing, figure))).toEqual([false, false, true]);
  });

  it('die, turn, flee and gather', () => {
    const table = after(
      inRecRoom,
      ['placed', { who: '@0', place: 'place:lab' }],
      ['assimilated', { who: '@1', place: 'place:lab' }],
      ['revealed', { who: '@5', cause: 'test', n: 3 }],
      ['characters_fled', { whos: '@0,2', place: 'place:lab' }],
      ['gathered'],
    );
    expect(table.dead).toBe(bit(1));
    expect(table.organism).toEqual([5]);
    expect(table.strength).toBe(3);
    expect(has(table.characters, 5)).toBe(false);
    expect(table.at[placeNumber('rec_room')]).toBe(0b011101);
    expect(has(table.standing, 0)).toBe(false);
  });

  it('are known by number where players have several', () => {
    const few = { ...inRecRoom, owner: [0, 0, 0, 0, 0, 0, -1, -1] };
    const table = after(few, ['placed', { who: 'figure:4', place: 'place:radio' }]);
    expect(whereIs(table, 3)).toBe(placeNumber('radio'));
  });

  it('are suspected, or proven', () => {
    const table = after(
      {},
      ['suspicion_moved', { who: '@1', from: 3, to: 4 }],
      ['suspicion_moved', { who: '@2', from: 1, to: 0 }],
    );
    expect(table.suspicion.slice(1, 3)).toEqual([4, 0]);
  });
});

describe('the station', () => {
  it('burns fuel, gets some, and is damaged and repaired', () => {
    const fuel = Array.from({ length: 13 }, () => 0);
    fuel[placeNumber('boiler')] = 3;
    const table = after(
      { fuel, fuel_depot: 9, outdoor_depot: 5, command: 9, damage: fuel.map(() => 0) },
      ['fuel_burnt', { place: 'place:boiler', n: 2, missing: 0 }],
      ['fuel_moved', { outdoor: 'no', place: 'place:boiler', n: 1 }],
      ['fuel_moved', { outdoor: 'yes', place: 'place:snowcat', n: 1 }],
      ['fuel_lost', { in_place: 'no', place: 'place:radio', n: 2 }],
      ['damage_placed', { place: 'place:radio', n: 2 }],
      ['damage_removed', { place: 'place:radio', n: 1 }],
    );
    expect(table.fuel[placeNumber('boiler')]).toBe(2);
    expect(table.fuel[placeNumber('snowcat')]).toBe(1);
    expect([table.fuel_depot, table.outdoor_depot]).toEqual([6, 4]);
    expect([table.damage[placeNumber('radio')], table.command]).toEqual([1, 8]);
  });

  it('loses light and heat', () => {
    const table = after({}, ['power_failed'], ['boiler_destroyed'], ['frost_moved', { from: 1, to: 2 }]);
    expect([table.no_power, table.boiler_destroyed, table.frost]).toEqual([1, 1, 2]);
    expect(after({ no_power: 1 }, ['power_restored']).no_power).toBe(0);
  });

  it('tells the weather of the round from a roll at the Weather Station', () => {
    expect(after({ phase: 'weather' }, ['weather_rolled', { sky: 'sky:snow' }]).sky).toBe('snow');
    const later = after({ phase: 'actions', sky: 'sun' }, ['weather_rolled', { sky: 'sky:storm' }]);
    expect([later.sky, later.station_sky]).toEqual(['sun', 'storm']);
  });

  it('calls for help and waits for it', () => {
    const called = after({ rescue: 0 }, ['sos_sent', { who: '@1' }]);
    expect(called.rescue).toBe(1);
    const near = after({ rescue: 4 }, ['rescue_moved', { marker: 9, fuel: 3 }]);
    expect([near.rescue, near.rescue_fuel]).toEqual([9, 3]);
    expect(after({}, ['rescue_left']).rescue_gone).toBe(1);
  });

  it('eats, or goes hungry', () => {
    const table = after(
      { pantry: 8, kitchen: 0 },
      ['food_moved', { n: 2 }],
      ['fed', { cooked: 'yes', n: 2 }],
      ['fed', { cooked: 'no', n: 4 }],
      ['hungry'],
    );
    expect([table.pantry, table.kitchen, table.hungry]).toEqual([2, 0, 1]);
  });
});

describe('the Alien', () => {
  it('lays cards, shows them and flees', () => {
    const table = after(
      { laid: [] },
      ['plan_laid', { n: 2, strengths: [2, 1] }],
      ['plan_shown', { place: 'place:lab', n: 2 }],
    );
    expect(table.laid).toEqual([1]);
    expect(table.alien_at[placeNumber('lab')]).toBe(2);
    const gone = after({ alien_at: table.alien_at }, ['alien_fled', { place: 'place:lab', n: 2 }]);
    expect(gone.alien_at.some((strength) => strength > 0)).toBe(false);
  });

  it('is defeated as a whole', () => {
    const table = after({ organism: [1, 4], strength: 2, defeated: 0 }, ['alien_defeated']);
    expect([table.organism, table.defeated, table.strength]).toEqual([[], bit(1) | bit(4), 0]);
  });
});

describe('cards and dice', () => {
  it('go from hands to the pile and are turned one by one', () => {
    const table = after(
      { pile_size: 0, deck_size: 30, hand_size: [3, 3, 3, 3, 3, 3, 0, 0] },
      ['card_handed_in', { who: '@1', dark: 'no' }],
      ['card_handed_in', { card: 'card:use', dark: 'no' }],
      ['extra_card'],
      ['flipped', { card: 'card:sabotage' }],
    );
    expect([table.pile_size, table.deck_size, table.flipped]).toEqual([2, 29, 'sabotage']);
    expect(table.hand_size.slice(0, 3)).toEqual([2, 2, 3]);
  });

  // TT-415: everybody knows that it is in the pile
  it('lie face up once the pile is as it will be', () => {
    const open_cards = [{ kind: 'sabotage' as const, figure: 4 }];
    const final = sampleView({ pile_size: 2, pile_open: [0, 0, 1] }, 'move', { board: { open_cards } });
    const extra = step(sampleView(), happened('extra_card'), final);
    expect(extra.board.open_cards).toEqual([]);
    const handed = step(extra, happened('card_handed_in_open', { who: '@4', card: 'card:sabotage' }), final);
    expect(handed.board.open_cards).toEqual(open_cards);
  });

  it('are rolled, turned and cancelled with few players', () => {
    const rolled = ['dice_rolled', { dice: 'face:use,threat' }] as [string, Facts];
    expect(after({}, rolled).dice).toEqual(['use', 'threat', 'none']);
    const table = after(
      {},
      rolled,
      ['die_rerolled', { n: 2, face: 'face:repair' }],
      ['die_cancelled', { n: 1 }],
    );
    expect(table.dice).toEqual(['none', 'repair', 'none']);
  });
});

describe('what the rules say', () => {
  it('comes with the marker that makes a vehicle ready, not before it', () => {
    const fuel = Array.from({ length: 13 }, (_, place) => (place === placeNumber('snowcat') ? 2 : 0));
    const final = sampleView({ fuel, outdoor_depot: 3 });
    final.board.places[placeNumber('snowcat')]!.ready = 1;
    const moved = happened('fuel_moved', { place: 'place:snowcat', n: 1, outdoor: 'yes' });
    const ready = (view: typeof final) => view.board.places[placeNumber('snowcat')]!.ready;
    const one = step(sampleView(), moved, final);
    expect(ready(one)).toBe(0);
    expect(ready(step(one, moved, final))).toBe(1);
  });

  it('comes with what happens to a Character', () => {
    const final = sampleView({ standing: 0b111001 });
    final.board.crew[1] = final.board.crew[2] = 'lying';
    const one = step(sampleView(), happened('lay', { who: '@1' }), final);
    expect(one.board.crew.slice(0, 3)).toEqual(['standing', 'lying', 'standing']);
  });
});

describe('time', () => {
  it('is short, and none for votes, which turn over together', () => {
    for (const event of ['placed', 'fuel_burnt', 'revealed', 'dice_rolled'])
      expect(durationOf(looks, happened(event))).toBeGreaterThanOrEqual(150);
    for (const event of ['placed', 'assimilated', 'power_failed'])
      expect(durationOf(looks, happened(event))).toBeLessThanOrEqual(350);
    expect(durationOf(looks, happened('voted'))).toBe(0);
  });

  it('changes nothing for events the board does not know', () => {
    const view = sampleView();
    expect(step(view, happened('voted', { who: '@1', target: '@' }), view)).toBe(view);
  });
});
