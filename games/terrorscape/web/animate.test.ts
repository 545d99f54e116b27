import { describe, expect, it } from 'vitest';
import { durationOf } from '#web/src/games/looks.ts';
import type { Facts, Happening } from '#web/src/lib/protocol.ts';
import looks from '../kinds.json?looks';
import { step } from './animate.ts';
import { numberOfRoom } from './position.ts';
import { killerView, survivorView } from './sample_view.ts';

const happened = (kind: string, parts: Facts = {}): Happening => [kind, parts];
const after = (kind: string, parts: Facts = {}, view = survivorView()) =>
  step(view, happened(kind, parts), survivorView());

describe('what the eye follows', () => {
  it('walks a Survivor of the own side', () => {
    const moved = after('moved', {
      who: 'person:marco',
      from: 'room:living_room',
      room: 'room:dining_room',
      passage: 'no',
    });
    expect(moved.survivors.at).toEqual(['dining_room', 'greenhouse', 'gallery']);
  });

  it('leaves the view that was shown as it was', () => {
    const before = survivorView();
    const copy = structuredClone(before);
    step(before, happened('blocked', { door: 'door:d05' }), survivorView());
    expect(before).toEqual(copy);
  });

  it('nails and breaks boards', () => {
    expect(after('blocked', { door: 'door:d05' }).table.blocks).toBe(0b10010);
    expect(after('block_broken', { door: 'door:d02' }).table.blocks).toBe(0);
  });

  it('gives fear to whom it hits, and noise where somebody is paralysed', () => {
    const { table } = after('scared', {
      whos: 'person:marco,sophia',
      paralysed: 'person:sophia',
      rooms: 'room:none,greenhouse,none',
    });
    expect(table.fear).toEqual([2, 0, 0]);
    expect((table.noise >> numberOfRoom('greenhouse')) & 1).toBe(1);
  });

  it('hides the Killer from others, and shows him where he comes back', () => {
    const gone = after('stealth', { skill: 'skill:vanish', room: 'room:banquet_hall' });
    expect(gone.table.stealth).toBe('vanish');
    expect(gone.killer.at).toBe('none');
    const back = step(gone, happened('reappeared', { room: 'room:study' }), survivorView());
    expect([back.table.at, back.table.stealth]).toEqual(['study', 'none']);
  });

  it('keeps the end of a stealth for the Killer himself', () => {
    const parts = { skill: 'skill:vanish', room: 'room:banquet_hall', place: 'room:library' };
    expect(step(killerView(), happened('stealth', parts), killerView()).killer.at).toBe('library');
  });

  it('plays an encounter attack by attack', () => {
    let view = after('encounter_began', { room: 'room:gallery', whos: 'person:marco,anna', strength: 6 });
    expect(view.table.meeting).toMatchObject({ at: 'gallery', participants: 0b101 });
    view = step(view, happened('defender_named', { who: 'person:anna' }), survivorView());
    expect(view.table.meeting.defender).toBe(2);
    view = step(
      view,
      happened('dice_rolled', { who: 'person:anna', n: 4, faces: [0, 1, 3, 1] }),
      survivorView(),
    );
    expect(view.table.meeting.dice).toEqual([0, 1, 3, 1]);
    view = step(view, happened('encounter_ended', { room: 'room:gallery' }), survivorView());
    expect(view.table.meeting.at).toBe('none');
  });

  it('takes its time for what moves, and none for what only one side notices', () => {
    for (const kind of ['moved', 'noise_report', 'killer_moved', 'dice_rolled', 'reappeared'])
      expect(durationOf(looks, happened(kind))).toBeGreaterThanOrEqual(150);
    expect(durationOf(looks, happened('proposed'))).toBe(0);
  });
});
