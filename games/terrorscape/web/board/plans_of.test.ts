import { expect, it } from 'vitest';
import type { Facts, Said } from '#web/src/lib/protocol.ts';
import { roomNumber } from './layout.ts';
import { plansOf } from './plans_of.ts';

const said = (seat: number, form: string, facts: Facts): { kind: string; said: Said } => ({
  kind: 'said',
  said: { id: 1, seat, form, text: [`.say.${form}`, facts] },
});
const round = { kind: 'happening', happening: ['round_began', { n: 3 }] as [string, Facts] };

it('shows the pings and proposed moves of this round, the last word of each', () => {
  const { pings, ghosts } = plansOf([
    said(1, 'ping', { place: 'room:shed', what: 'look' }),
    round,
    said(2, 'ping', { place: 'room:kitchen', what: 'danger' }),
    said(2, 'go', { who: 'person:anna', place: 'room:library' }),
    said(3, 'go', { who: 'person:anna', place: 'room:gallery' }),
    said(3, 'where_claim', { who: 'person:marco', place: 'room:garden' }),
  ]);
  expect(pings).toEqual([{ seat: 2, room: roomNumber('kitchen'), what: 'danger' }]);
  expect(ghosts).toEqual([{ person: 'anna', room: roomNumber('gallery'), seat: 3 }]);
});
