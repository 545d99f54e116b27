import { describe, expect, it } from 'vitest';
import type { Happening } from '../../lib/protocol.ts';
import type { LogEntry } from '../../lib/store/log.svelte.ts';
import type { Looks } from '../../games/looks.ts';
import { iconOf, isTurningPoint, logGroups } from './log_groups.ts';

const looks: Looks = { monster_came: { icon: 'monster' }, row_filled: { turn: true } };

let ids = 0;
function happened(key: string): LogEntry {
  return { id: ++ids, kind: 'happening', happening: [key, {}] as Happening };
}
function chat(text: string): LogEntry {
  return { id: ++ids, kind: 'chat', chat: { seat: 0, name: 'Aga', text } };
}

describe('chapters of the log', () => {
  it('begins one with every round and phase', () => {
    const groups = logGroups([
      happened('round_began'),
      happened('phase_began'),
      happened('moved'),
      happened('phase_began'),
      happened('eaten'),
      chat('no!'),
    ]);
    expect(groups.map((group) => [group.level, group.lines.length])).toEqual([
      [1, 0],
      [2, 1],
      [2, 2],
    ]);
  });

  it('keeps what came before the first chapter', () => {
    const groups = logGroups([happened('placed'), happened('phase_began')]);
    expect(groups[0]!.title).toBeNull();
    expect(groups[0]!.lines).toHaveLength(1);
  });

  it('loses nothing and keeps the order', () => {
    const log = [happened('phase_began'), happened('moved'), chat('a'), chat('b'), happened('moved')];
    const lines = logGroups(log).flatMap((group) => group.lines.map((line) => line.id));
    expect(lines).toEqual(log.slice(1).map((entry) => entry.id));
    expect(logGroups([])).toEqual([]);
  });

  it('keeps chapters that did not change', () => {
    const log = [happened('round_began'), happened('moved'), happened('phase_began'), happened('moved')];
    const before = logGroups(log);
    const after = logGroups([...log, chat('a')], before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]!.lines).toHaveLength(2);
    expect(before[1]!.lines).toHaveLength(1);
    expect(logGroups([log[0]!, ...log.slice(2)], before)[0]!.lines).toEqual([]); // a line was silenced
  });
});

describe('marks of the log', () => {
  it('gives each event a mark, and unknown ones a dot', () => {
    expect(iconOf(happened('monster_came'), looks)).toBe('monster');
    expect(iconOf(happened('never_heard_of'), looks)).toBe('dot');
    expect(iconOf(chat('hi'), {})).toBe('talk');
  });

  it('knows the turning points', () => {
    expect(isTurningPoint(['row_filled', {}, '.equal'], looks)).toBe(true);
    expect(isTurningPoint(['moved', {}], looks)).toBe(false);
  });
});
