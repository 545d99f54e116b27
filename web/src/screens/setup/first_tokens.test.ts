import { describe, expect, it } from 'vitest';
import { allTokens, giveToken, namedTokens, nameTokens, tokensAtTable } from './first_tokens.ts';

const setup = { tokens: { first_tokens: ['badge', 'victim'], first_leader: ['leader'] } };
const kTwo = setup.tokens.first_tokens;

describe('first tokens', () => {
  const named = { first_tokens: 'host', badge: 'P0', victim: 'P1' };

  it('are named together, and drawn again together', () => {
    expect(nameTokens(setup, { timers: 'slow' }, 'first_tokens', true)).toEqual({ timers: 'slow', ...named });
    expect(nameTokens(setup, { timers: 'slow', ...named }, 'first_tokens', false)).toEqual({
      timers: 'slow',
    });
  });

  it('never lie at one seat', () => {
    expect(giveToken(kTwo, named, 'badge', 'P1')).toEqual({ ...named, badge: 'P1', victim: 'P0' });
    expect(giveToken(kTwo, named, 'victim', 'P3')).toEqual({ ...named, victim: 'P3' });
  });

  it('lie only where somebody sits', () => {
    const far = { ...named, victim: 'P4' };
    expect(tokensAtTable(setup, far, 5)).toBe(far);
    expect(tokensAtTable(setup, far, 4)).toEqual(named);
    expect(tokensAtTable(setup, {}, 4)).toEqual({});
  });
});

describe('the first Leader', () => {
  const named = { first_leader: 'host', leader: 'P0' };

  it('is named by the host, or drawn', () => {
    expect(allTokens(setup)).toContain('leader');
    expect(nameTokens(setup, {}, 'first_leader', true)).toEqual(named);
    expect(nameTokens(setup, named, 'first_leader', false)).toEqual({});
    expect(namedTokens(setup, named, 'first_leader')).toEqual(['leader']);
    expect(namedTokens(setup, {}, 'first_leader')).toEqual([]);
  });

  it('may sit at any seat of the table', () => {
    expect(giveToken(['leader'], named, 'leader', 'P5')).toEqual({ ...named, leader: 'P5' });
    expect(tokensAtTable(setup, { ...named, leader: 'P5' }, 5)).toEqual(named);
  });
});
