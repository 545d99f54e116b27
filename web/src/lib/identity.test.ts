import { beforeEach, describe, expect, it } from 'vitest';
import { identity } from './identity.svelte.ts';

describe('identity', () => {
  beforeEach(() => identity.forget());

  it('keeps one seat a table, or several where people share a device', () => {
    identity.keepSeat('T', { seat: 0, token: 'a' }, false);
    identity.keepSeat('T', { seat: 2, token: 'b' }, false);
    expect(identity.seats('T')).toEqual([{ seat: 2, token: 'b' }]);
    identity.keepSeat('T', { seat: 3, token: 'c' }, true);
    expect(identity.seats('T').map(({ seat }) => seat)).toEqual([2, 3]);
  });

  it('replaces the key of a seat, never keeps two', () => {
    identity.keepSeat('T', { seat: 1, token: 'old' }, true);
    identity.keepSeat('T', { seat: 1, token: 'new' }, true);
    expect(identity.seats('T')).toEqual([{ seat: 1, token: 'new' }]);
  });

  it('forgets a table with its last seat', () => {
    identity.keepSeat('T', { seat: 1, token: 'a' }, false);
    identity.dropSeat('T', 'b');
    expect(identity.tables()).toEqual(['T']);
    identity.dropSeat('T', 'a');
    expect(identity.tables()).toEqual([]);
    expect(localStorage.getItem('holdout.seats')).toBe('{}');
  });

  it('mutes people at one table only', () => {
    identity.mute('T', 'Filip', true);
    expect(identity.muted('T', 'Filip')).toBe(true);
    expect(identity.muted('U', 'Filip')).toBe(false);
    identity.mute('T', 'Filip', false);
    expect(identity.muted('T', 'Filip')).toBe(false);
  });

  it('leaves nothing when it is told to forget', () => {
    identity.become({ id: 'g', name: 'Ada', token: 'secret' });
    identity.keepSeat('T', { seat: 1, token: 'a' }, false);
    identity.forget();
    expect(identity.guest).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
