import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Facts, Happening } from '#web/src/lib/protocol.ts';
import { durationOf } from '#web/src/games/looks.ts';
import looks from '../kinds.json?looks';
import { step } from './animate.ts';
import { members, placeOf } from './position.ts';
import { sampleView } from './sample_view.ts';

const happens = (event: string, facts: Facts = {}): Happening => [event, facts];
const after = (event: string, facts: Facts = {}, view = sampleView()) =>
  step(view, happens(event, facts), sampleView()).table;

describe('one event on the way to the newest view', () => {
  it('moves a character', () => {
    const facts = { player: '@1', character: 'character:leader', from: 'area:hall', to: 'area:lot' };
    expect(placeOf(after('moved', facts), 5)).toBe(6);
    expect(placeOf(after('moved', { ...facts, cause: 'bounced' }), 5)).toBe(6);
    expect(placeOf(after('moved', facts), 4)).toBe(5);
  });

  it('brings monsters where they stand, not where they were due', () => {
    const came = (stands: string) => after('monster_came', { stands: `area:${stands}` });
    expect(came('clothing').monsters).toEqual([0, 1, 1, 0, 6, 2, 1]);
    expect(came('lot').monsters).toEqual([0, 1, 0, 0, 6, 2, 2]);
    expect(came('').monsters).toEqual([0, 1, 0, 0, 6, 2, 1]);
  });

  it('lays the eaten into the cold store', () => {
    const table = after('eaten', { player: '@0', character: 'character:crybaby', area: 'area:toys', n: 3 });
    expect(placeOf(table, 2)).toBe(7);
    expect(table.cold_store.map(({ id }) => id)).toEqual([12, 13, 2]);
  });

  it('lets monsters go', () => {
    expect(after('monsters_left', { area: 'area:toys', n: 6 }).monsters[4]).toBe(0);
    expect(after('found_nobody', { area: 'area:hall' }).monsters[5]).toBe(0);
  });

  it('plays cards: weapons where the attack is, food to another area, meat onto a character', () => {
    const kill = after('card_played', {
      player: '@0',
      item: 'item:saw',
      area: 'area:toys',
      monsters: 2,
    });
    expect(kill.monsters[4]).toBe(4);
    expect(kill.played.saw).toBe(1);
    expect(kill.hand_size[0]).toBe(1);
    const lure = after('card_played', {
      player: '@3',
      item: 'item:tin',
      target: 'area:clothing',
      area: 'area:toys',
      monsters: 1,
    });
    expect(lure.monsters).toEqual([0, 1, 1, 0, 5, 2, 1]);
    const hide = after('card_played', {
      player: '@0',
      item: 'item:meat',
      target: 'character:leader',
      area: 'area:toys',
      monsters: 0,
    });
    expect(members(hide.hidden)).toEqual([1]);
    const armed = sampleView();
    armed.table.vote.extra = [0, 0, 0, 1, 0, 0];
    const gun = { player: '@3', item: 'item:gun', area: 'area:toys', monsters: 0 };
    const votes = step(sampleView(), happens('card_played', gun), armed);
    expect(votes.table.vote.extra).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('turns ballots over one by one and keeps those already open', () => {
    const first = step(
      sampleView(),
      happens('ballot_shown', { player: '@0', target: '@3', n: 4 }),
      sampleView(),
    );
    const second = step(first, happens('ballot_shown', { player: '@3', target: '@0', n: 1 }), sampleView());
    expect(second.table.vote.pointed).toEqual([3, -1, -1, 0, -1, -1]);
    expect(after('tied', { player: '@3', tied: '@0,3' }).vote.tied).toBe(0b1001);
    expect(after('tie_broken', { player: '@3', target: '@0' }).vote.chosen).toBe(0);
  });

  it('begins a vote where the kind of vote says', () => {
    const search = sampleView();
    search.table.vote = { ...search.table.vote, kind: 'search', area: 'lot' };
    const facts = { vote: 'search', players: '@1,2' };
    expect(step(sampleView(), happens('discussion_began', facts), search).table.vote).toMatchObject({
      kind: 'search',
      area: 'lot',
      participants: 0b110,
      pointed: [-1, -1, -1, -1, -1, -1],
    });
    const attacked = step(
      sampleView(),
      happens('attacked', { area: 'area:hall', monsters: 5 }),
      sampleView(),
    );
    const begun = step(attacked, happens('discussion_began', { vote: 'feed', players: '@1' }), sampleView());
    expect(begun.table.vote).toMatchObject({ kind: 'feed', area: 'hall', participants: 0b10 });
  });

  it('closes an area: people to the lot, monsters gone', () => {
    const table = after('area_closed', { area: 'area:toys', n: 4 });
    expect(table.at[4]).toBe(0);
    expect(members(table.at[6]!)).toEqual([0, 1, 2, 8, 9, 10, 14]);
    expect(table.monsters[4]).toBe(0);
    expect(table.closed).toBe(1 << 4);
  });

  it('hands cards from the truck to hands', () => {
    expect(after('cards_drawn', { player: '@2', n: 3 })).toMatchObject({ deck_size: 12, drawn: 3 });
    expect(after('cards_drawn', { player: '@0', n: 2 })).toMatchObject({ deck_size: 13, drawn: 2 });
    expect(after('card_given', { player: '@2', target: '@1', item: 'item:bat' }).hand_size[1]).toBe(2);
    expect(after('card_kept', { player: '@2' }).hand_size[2]).toBe(1);
  });

  it('passes tokens on and shows dice and destinations', () => {
    expect(after('badge_taken', { player: '@1' }).badge).toBe(1);
    expect(after('victim_token_taken', { player: '@0' }).victim_token).toBe(0);
    expect(after('dice_shown', { dice: [2, 4, 4, 6] }).dice).toEqual([2, 4, 4, 6, 0, 0]);
    expect(after('destination_shown', { player: '@1', area: 'area:hall' }).destination[1]).toBe('hall');
  });

  it('never changes the view it is given', () => {
    const view = sampleView();
    const before = structuredClone(view);
    for (const event of eventNames())
      step(view, happens(event, { player: '@0', area: 'area:toys', n: 1, dice: [] }), view);
    expect(view).toEqual(before);
  });

  it('tells of an area what the rules say once everything there is as it will be', () => {
    const final = sampleView();
    final.table.monsters = [0, 1, 0, 0, 8, 2, 1];
    final.board.areas[4]!.too_many = 3;
    const comes = happens('monster_came', { stands: 'area:toys' });
    const one = step(sampleView(), comes, final);
    expect(one.board.areas[4]!.too_many).toBe(1);
    expect(step(one, comes, final).board.areas[4]!.too_many).toBe(3);
  });

  it('tells what a row filled does when its last one lies there', () => {
    const final = sampleView();
    final.table.cold_store.push({ id: 2 });
    final.board.families[0]!.living = 0b110;
    final.board.rows[0]!.full = 1;
    final.board.areas[5]!.too_many = 1;
    const tied = step(sampleView(), happens('tied', { player: '@3', tied: '@0,3' }), final);
    expect(tied.board.families[0]!.living).toBe(0b111);
    expect(tied.board).toMatchObject({ rows: [{ full: 0 }, { full: 0 }, { full: 0 }] });
    expect(tied.board.areas[5]!.too_many).toBe(0);
    const eaten = step(tied, happens('eaten', { player: '@0', character: 'character:crybaby', n: 3 }), final);
    expect(eaten.board.families[0]!.living).toBe(0b110);
    expect(eaten.board).toMatchObject({ rows: [{ full: 1 }, { full: 0 }, { full: 0 }] });
    expect(eaten.board.areas[5]!.too_many).toBe(1);
  });

  it('adds ballots up as they turn over, and lays all aside with the next phase', () => {
    const final = sampleView();
    final.board.voting = 0;
    const shown = step(sampleView(), happens('ballot_shown', { player: '@0', target: '@3', n: 4 }), final);
    expect(shown.board.families.map(({ got }) => got)).toEqual([0, 0, 0, 4]);
    expect(shown.board.voting).toBe(1);
    expect(shown.board.areas[4]!.votes).toEqual([4, 0, 0, 1, 0, 0]);
    const over = step(shown, happens('phase_began', { phase: 'phase:end' }), final);
    expect(over.board.families.map(({ got }) => got)).toEqual([0, 0, 0, 0]);
    expect(over.board.voting).toBe(0);
  });

  it('leaves the view alone when there is nothing to see', () => {
    const view = sampleView();
    expect(step(view, happens('scored', { player: '@0', n: 8 }), view)).toBe(view);
  });
});

function eventNames(): string[] {
  const { events } = JSON.parse(readFileSync('games/osaczeni/kinds.json', 'utf8')) as {
    events: { kind: string }[];
  };
  return events.map(({ kind }) => kind);
}

describe('how long an event takes', () => {
  it('is nothing or between 150 and 350 milliseconds', () => {
    const names = eventNames();
    expect(names.length).toBeGreaterThan(45);
    for (const event of names) {
      const ms = durationOf(looks, happens(event));
      expect(ms === 0 || (ms >= 150 && ms <= 350), event).toBe(true);
    }
  });

  it('is nothing for ballots and destinations, which turn over together', () => {
    expect(durationOf(looks, happens('ballot_shown'))).toBe(0);
    expect(durationOf(looks, happens('destination_shown'))).toBe(0);
  });
});
