import { describe, expect, it } from 'vitest';
import type { Facts, Happening } from '#web/src/lib/protocol.ts';
import { killerView, survivorView } from '../sample_view.ts';
import { outcomeOf } from './outcome_of.ts';
import { sceneHigh, sceneOf } from './scene_of.ts';

const meeting = (at: 'gallery' | 'kitchen') => ({
  moment: 'defender' as const,
  meeting: { ...survivorView().table.meeting, at, participants: 0b101 },
});

describe('the scene', () => {
  it('is the choice, an encounter, or the flight; else the board says it all', () => {
    expect(sceneOf(survivorView())).toBeNull();
    expect(sceneOf(killerView({ phase: 'setup', moment: 'pick' }))?.kind).toBe('casting');
    expect(sceneOf(survivorView(meeting('gallery')))).toMatchObject({
      kind: 'encounter',
      title: ['web.terrorscape.scene.encounter', { room: 'room:gallery' }],
    });
    expect(sceneOf(survivorView({ moment: 'flee' }))?.kind).toBe('flee');
  });

  it('stands above where its room lies below', () => {
    expect(sceneHigh(survivorView(meeting('gallery')))).toBe(true);
    expect(sceneHigh(survivorView(meeting('kitchen')))).toBe(false);
  });
});

describe('what came of it', () => {
  const told = (kind: string, parts: Facts = {}, ...more: unknown[]) =>
    outcomeOf([{ id: 7, happening: [kind, parts, ...more] as unknown as Happening }]);

  it('is the report, with its rooms; silence is said', () => {
    expect(told('noise_report', { rooms: 'room:gallery,shed' })).toMatchObject({
      rooms: ['gallery', 'shed'],
      tone: 'noise',
    });
    expect(told('noise_report', { rooms: 0 })?.tone).toBe('quiet');
  });

  it('names whom an answer named, and is quiet where it named nobody', () => {
    expect(told('detected', { rooms: 'room:gallery', whos: 'person:marco' })).toMatchObject({
      persons: ['marco'],
      tone: 'menace',
    });
    expect(told('detected', { rooms: 'room:gallery', whos: 'person:' })?.tone).toBe('quiet');
  });

  it('is never what only one side was told', () => {
    expect(told('noise_made', { who: 'person:marco', room: 'room:gallery' }, 1)).toBeNull();
    expect(told('wounded', { who: 'person:marco' }, 1)).toBeNull();
  });
});
