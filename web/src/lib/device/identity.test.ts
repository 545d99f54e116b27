import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Identity, identity } from './identity.svelte.ts';

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

  it('knows a key by another seat where it opens another', () => {
    identity.keepSeat('T', { seat: 1, token: 'a' }, true);
    identity.keepSeat('T', { seat: 2, token: 'b' }, true);
    identity.moveSeat('T', { seat: 3, token: 'a' });
    expect(identity.seats('T')).toContainEqual({ seat: 3, token: 'a' });
    expect(identity.seats('T')).toContainEqual({ seat: 2, token: 'b' });
    identity.dropTable('T');
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
    const filip = { seat: 1, name: 'Filip' };
    identity.mute('T', filip, true);
    expect(identity.muted('T', filip)).toBe(true);
    expect(identity.muted('U', filip)).toBe(false);
    identity.mute('T', filip, false);
    expect(identity.muted('T', filip)).toBe(false);
  });

  it('mutes a person on any chair, not who takes the chair next, and who watches apart', () => {
    identity.mute('T', { seat: 1, name: 'Filip' }, true);
    expect(identity.muted('T', { seat: 3, name: 'Filip' })).toBe(true);
    expect(identity.muted('T', { seat: 1, name: 'Somebody else' })).toBe(false);
    expect(identity.muted('T', { seat: -1, name: 'Filip' })).toBe(false);
    identity.mute('T', { seat: -1, name: 'Ewa' }, true);
    expect(identity.muted('T', { seat: -1, name: 'Ewa' })).toBe(true);
    expect(identity.muted('T', { seat: 0, name: 'Ewa' })).toBe(false);
  });

  describe('of two tabs', () => {
    // The storage tells every tab but the one that wrote.
    const tab = () => new Identity();
    const tell = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

    it('drops a seat that was left, not the one that the other tab took', () => {
      identity.keepSeat('T', { seat: 0, token: 'old' }, false);
      const other = tab();
      other.keepSeat('T', { seat: 1, token: 'new' }, false);
      identity.dropSeat('T', 'old');
      expect(tab().seats('T')).toEqual([{ seat: 1, token: 'new' }]);
    });

    it('keeps what both wrote', () => {
      const other = tab();
      identity.keepSeat('T', { seat: 0, token: 'a' }, false);
      other.keepSeat('U', { seat: 0, token: 'b' }, false);
      const people = [
        { seat: 1, name: 'Filip' },
        { seat: 2, name: 'Ewa' },
      ];
      identity.mute('T', people[0]!, true);
      other.mute('T', people[1]!, true);
      const third = tab();
      expect(third.tables()).toEqual(['T', 'U']);
      expect(people.map((each) => third.muted('T', each))).toEqual([true, true]);
    });

    it('knows at once what the other did', () => {
      const other = tab();
      other.become({ id: 'g', name: 'Ada', token: 'secret' });
      other.keepSeat('T', { seat: 0, token: 'a' }, false);
      tell('holdout.guest');
      tell('holdout.seats');
      expect(identity.guest?.name).toBe('Ada');
      expect(identity.seats('T')).toEqual([{ seat: 0, token: 'a' }]);
    });
  });

  it('does without a storage that takes nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    identity.keepSeat('T', { seat: 1, token: 'a' }, false);
    expect(identity.seats('T')).toEqual([{ seat: 1, token: 'a' }]);
    full.mockRestore();
  });

  it('leaves nothing when it is told to forget', () => {
    identity.become({ id: 'g', name: 'Ada', token: 'secret' });
    identity.keepSeat('T', { seat: 1, token: 'a' }, false);
    identity.forget();
    expect(identity.guest).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
