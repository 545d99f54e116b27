import { describe, expect, it } from 'vitest';
import { giveToken, kTokens, namedTokens, nameTokens, tokensAtTable } from './first_tokens.ts';

// OS-O11
describe('first tokens', () => {
  const named = { first_tokens: 'host', badge: 'P0', victim: 'P1' };

  it('are named together, and drawn again together', () => {
    expect(nameTokens({ timers: 'slow' }, 'first_tokens', true)).toEqual({ timers: 'slow', ...named });
    expect(nameTokens({ timers: 'slow', ...named }, 'first_tokens', false)).toEqual({ timers: 'slow' });
  });

  it('never lie at one seat', () => {
    expect(giveToken(named, 'first_tokens', 'badge', 'P1')).toEqual({ ...named, badge: 'P1', victim: 'P0' });
    expect(giveToken(named, 'first_tokens', 'victim', 'P3')).toEqual({ ...named, victim: 'P3' });
  });

  it('lie only where somebody sits', () => {
    const far = { ...named, victim: 'P4' };
    expect(tokensAtTable(far, 5)).toBe(far);
    expect(tokensAtTable(far, 4)).toEqual(named);
    expect(tokensAtTable({}, 4)).toEqual({});
  });
});

// TT-1209
describe('the first Leader', () => {
  const named = { first_leader: 'host', leader: 'P0' };

  it('is named by the host, or drawn', () => {
    expect(kTokens).toContain('leader');
    expect(nameTokens({}, 'first_leader', true)).toEqual(named);
    expect(nameTokens(named, 'first_leader', false)).toEqual({});
    expect(namedTokens(named, 'first_leader')).toEqual(['leader']);
    expect(namedTokens({}, 'first_leader')).toEqual([]);
  });

  it('may sit at any seat of the table', () => {
    expect(giveToken(named, 'first_leader', 'leader', 'P5')).toEqual({ ...named, leader: 'P5' });
    expect(tokensAtTable({ ...named, leader: 'P5' }, 5)).toEqual(named);
  });
});
