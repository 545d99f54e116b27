import { expect, it } from 'vitest';
import type { Option } from '#web/src/lib/protocol.ts';
import { group } from './groups.ts';

const of = (notation: string, key: string, facts = {}) => group([notation, key, facts] as Option);

it('names areas shortly, and says which are full', () => {
  expect(of('go 1', 'osaczeni.option.go', { area: 'area:toilets', number: 1, free: 2 })).toMatchObject({
    key: 'go',
    words: ['web.osaczeni.group.area', { area: 'area:toilets', number: 1, free: 2 }],
  });
  expect(of('go 1', 'osaczeni.option.go.full')?.words?.[0]).toBe('web.osaczeni.group.area.full');
  expect(of('go 6', 'osaczeni.option.go.lot')?.words?.[0]).toBe('web.osaczeni.group.area.lot');
});

it('gathers by its die who may follow it', () => {
  const one = of('place 2 red.leader', 'osaczeni.option.place', { die: 2, character: 'character:leader' });
  expect(one?.key).toBe(of('place 2 red.crybaby', 'osaczeni.option.place', { die: 2 })?.key);
  expect(one?.key).not.toBe(of('place 3 red.leader', 'osaczeni.option.place', { die: 3 })?.key);
  expect(of('vote red', 'osaczeni.option.point')).toBeNull();
});

it('lists by its card where a lured monster may go', () => {
  const lured = of('play food 1', 'osaczeni.option.play.lure', {
    item: 'item:food',
    to: 'area:toilets',
    there: 3,
  });
  expect(lured).toMatchObject({
    key: 'lure-item:food',
    words: ['web.osaczeni.group.there', { area: 'area:toilets', there: 3 }],
  });
  expect(of('play saw', 'osaczeni.option.play.kill', { item: 'item:saw' })).toBeNull();
  expect(of('haunt 2', 'osaczeni.option.haunt', { area: 'area:clothing', there: 1 })?.key).toBe('haunt');
});
