import { expect, it } from 'vitest';
import type { Option } from '#web/src/lib/protocol.ts';
import { group } from './groups.ts';
import { fewView, sampleView } from './sample_view.ts';

const of = (notation: string, facts = {}, view = sampleView()) =>
  group([notation, 'key', facts] as Option, view);

it('keeps apart where to go and how', () => {
  expect(of('place armory', { place: 'place:armory', n: 1 })?.key).toBe('place');
  expect(of('special armory', { place: 'place:armory', n: 1 })?.key).toBe('special');
  expect(of('rest')).toBeNull();
});

it('shows the Strength of a strike as a row of numbers under its location', () => {
  const one = of('strike boiler 1', { place: 'place:boiler', n: 1 });
  expect(one).toMatchObject({ key: 'strike-boiler', chip: true });
  expect(of('strike boiler 3', { place: 'place:boiler', n: 3 })?.key).toBe(one?.key);
  expect(of('strike radio 1', { place: 'place:radio', n: 1 })?.key).not.toBe(one?.key);
});

// TT-1160: what one's own Characters pass on to each other is an offer as well
it('says with 1 to 3 players whose offer it is', () => {
  const view = fewView();
  const found = of('offer c1 c5', { who: 'figure:1' }, view);
  expect(found?.key).toBe('offer-c5');
  expect(found?.title?.[1]).toEqual({ who: 'crew:garry' });
});

it('names under one heading whom one can point at', () => {
  const found = of('choose c2', { question: 'vote', who: '@1', n: 2 });
  expect(found).toMatchObject({
    key: 'vote',
    words: ['web.the_thing.scene.group.suspect', { who: '@1', n: 2 }],
  });
  expect(of('choose none', { question: 'vote' })).toBeNull();
  expect(of('choose c2', { question: 'test', who: '@1', n: 2 })).toBeNull();
});
