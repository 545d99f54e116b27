import { expect, it } from 'vitest';
import type { Facts, Option } from '#web/src/lib/protocol.ts';
import { group } from './groups.ts';
import { killerView, survivorView } from './sample_view.ts';

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];

it('sorts a turn into going, doing, using and meeting', () => {
  const view = survivorView();
  const keys = [
    option('go kitchen', { room: 'room:kitchen' }),
    option('calm'),
    option('repair'),
    option('use flashlight', { thing: 'thing:flashlight' }),
    option('exchange 1', { who: 'person:anna' }),
    option('end'),
  ].map((each) => group(each, view)?.key ?? null);
  expect(keys).toEqual(['go', 'act', 'act', 'use', 'meet', null]);
});

it('lists rooms to listen in under one heading, and areas by their whole names', () => {
  const view = killerView({}, 'detect_target');
  expect(group(option('at study', { room: 'room:study' }), view)?.title?.[0]).toBe(
    'web.terrorscape.group.listen',
  );
  expect(group(option('area red', { area: 'wing:red' }), view)).toBeNull();
});
