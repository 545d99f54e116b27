import { describe, expect, it } from 'vitest';
import { giveToken, nameTokens, tokensAtTable } from './first_tokens.ts';

// OS-O11
describe('first tokens', () => {
  const named = { first_tokens: 'host', badge: 'P0', victim: 'P1' };

  it('are named together, and drawn again together', () => {
    expect(nameTokens({ timers: 'slow' }, true)).toEqual({ timers: 'slow', ...named });
    expect(nameTokens({ timers: 'slow', ...named }, false)).toEqual({ timers: 'slow' });
  });

  it('never lie at one seat', () => {
    expect(giveToken(named, 'badge', 'P1')).toEqual({ ...named, badge: 'P1', victim: 'P0' });
    expect(giveToken(named, 'victim', 'P3')).toEqual({ ...named, victim: 'P3' });
  });

  it('lie only where somebody sits', () => {
    const far = { ...named, victim: 'P4' };
    expect(tokensAtTable(far, 5)).toBe(far);
    expect(tokensAtTable(far, 4)).toEqual(named);
    expect(tokensAtTable({}, 4)).toEqual({});
  });
});
