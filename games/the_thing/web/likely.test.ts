import { expect, it } from 'vitest';
import { draftOf, notationOf } from '#web/src/table/talk/statement.ts';
import { forms } from './forms.ts';
import { audience, likely, meant } from './likely.ts';
import { sampleView } from './sample_view.ts';

const form = (key: string) => forms.find((each) => each.key === key)!;

function said(key: string, view = sampleView()): string {
  const known = (...args: Parameters<typeof draftOf>[3] extends (...all: infer A) => unknown ? A : never) =>
    likely(view, ...args);
  return notationOf({ ...draftOf(form(key), 6, 0, known), heard: audience(view, form(key)) });
}

// T-2, T-3, T-13: whom one means first follows Suspicion
it('accuses the most suspected and trusts the least', () => {
  const view = sampleView({ suspicion: [6, 2, 5, 0, 1, 1, 0, 0] });
  expect(said('accuse', view)).toContain('player=P2');
  expect(said('lets_vote', view)).toContain('player=P2');
  expect(said('trust', view)).toContain('player=P3');
});

// T-6: a request to all
it('asks for what the station needs', () => {
  const { table, board } = sampleView();
  const places = board.places.map((place, number) => ({ ...place, low: number === 2 ? 1 : 0 }));
  const cold = sampleView({}, 'move', { board: { places } });
  expect(said('needs', cold)).toMatch(/^say needs place=boiler card=use/);
  const damage = table.damage.map((_, number) => [0, 0, 2, 0, 3][number] ?? 0);
  expect(said('needs', sampleView({ damage }))).toMatch(/^say needs place=radio card=repair/);
});

// T-20: whoever threatens means where most are
it('strikes where most are, of the places that have a card', () => {
  const at = sampleView().table.at.map((_, number) => [0, 1, 0, 6, 0][number] ?? (number === 11 ? 56 : 0));
  expect(said('taunt', sampleView({ at }))).toContain('place=generator');
});

// T-15: of whose token one can speak
it('speaks of the token that was looked at last', () => {
  const looked = sampleView({}, 'move', { board: { last_looked: 4 } });
  expect(said('token_was_human', looked)).toBe('say token_was_human player=P4');
  expect(said('token_was_human')).toBe('say token_was_human player=P1');
});

// T-26: only the team hears a plan
it('tells the plan of the Alien to its team alone', () => {
  const view = sampleView({ organism: [4, 0], strength: 4 }, 'move', { board: { team: 0b10001 } });
  expect(said('team_plan', view)).toMatch(/^say team_plan place=\w+ strength=4 heard_by=P0,P4$/);
  expect(audience(view, form('taunt'))).toBeNull();
});

it('has words for every form that can be sent as they are', () => {
  for (const each of forms) expect(said(each.key), each.key).not.toMatch(/undefined|null/);
});

it('means by a figure on the board its player', () => {
  const view = { table: { owner: [0, 0, 1] } };
  expect(['character:2', 'plaque:1', 'place:lab'].map((place) => meant(view, place)[0])).toEqual([
    'seat:1',
    'seat:0',
    'place:lab',
  ]);
});
