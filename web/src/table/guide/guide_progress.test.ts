import { describe, expect, it } from 'vitest';
import { GuideProgress, type GuideMemory } from './guide_progress.ts';

function memory(learnt: string[] = []): GuideMemory & { kept: string[] } {
  return {
    kept: learnt,
    load() {
      return this.kept;
    },
    save(all) {
      this.kept = all;
    },
  };
}

const kLessons = ['ballot', 'move', 'phase_attack', 'phase_arrival'];

const kAll = () => true;

describe('progress of the guide', () => {
  it('shows a lesson when its moment comes, and never again once learnt', () => {
    const guide = new GuideProgress(kLessons, memory());
    guide.meet('ballot', null);
    expect(guide.ofQuestion).toBe('ballot');
    guide.learn('ballot');
    expect(guide.ofQuestion).toBeNull();
    guide.meet('ballot', null);
    expect(guide.ofQuestion).toBeNull();
  });

  it('keeps what flashes by until it is put away, after what is going on', () => {
    const guide = new GuideProgress(kLessons, memory());
    guide.meet(null, 'phase_arrival');
    guide.meet(null, 'phase_attack');
    guide.meet(null, 'phase_attack');
    expect(guide.ofPhase).toBe('phase_attack');
    guide.learn('phase_attack');
    expect(guide.ofPhase).toBe('phase_arrival');
    guide.learn('phase_arrival');
    expect(guide.ofPhase).toBeNull();
  });

  it('remembers between games, and counts', () => {
    const device = memory();
    const first = new GuideProgress(kLessons, device);
    first.learn('move');
    const second = new GuideProgress(kLessons, device);
    expect(second.has('move')).toBe(true);
    expect([second.learnt(kAll), second.total(kAll)]).toEqual([1, 4]);
    second.forget();
    expect(new GuideProgress(kLessons, device).learnt(kAll)).toBe(0);
  });

  it('knows nothing of lessons that do not exist', () => {
    const guide = new GuideProgress(kLessons, memory(['gone']));
    guide.meet('unknown', 'unknown');
    guide.learn('unknown');
    expect([guide.ofQuestion, guide.ofPhase, guide.learnt(kAll)]).toEqual([null, null, 0]);
  });

  it('counts only lessons that can come up', () => {
    const guide = new GuideProgress(kLessons, memory(['move', 'ballot']));
    const fewer = (key: string) => key !== 'move';
    expect([guide.learnt(fewer), guide.total(fewer)]).toEqual([1, 3]);
  });

  it('puts nothing that was missed beside a question it has nothing to do with', () => {
    const guide = new GuideProgress(kLessons, memory(['move']));
    guide.meet(null, 'phase_arrival');
    guide.meet('move', 'phase_attack', true);
    guide.learn('phase_attack');
    expect(guide.ofPhase).toBeNull();
    guide.meet(null, 'phase_attack', false);
    expect(guide.ofPhase).toBe('phase_arrival');
  });
});
