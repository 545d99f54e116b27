import { describe, expect, it } from 'vitest';
import { firstGame } from 'virtual:games';
import { momentPath, parseRoute } from './router.svelte.ts';

describe('parseRoute', () => {
  it('knows the screens', () => {
    expect(parseRoute('/')).toEqual({ name: 'home' });
    expect(parseRoute('/settings')).toEqual({ name: 'settings' });
    expect(parseRoute('/profile')).toEqual({ name: 'profile' });
    expect(parseRoute('/new')).toEqual({ name: 'setup', game: firstGame });
    expect(parseRoute('/rules/liars_dice/LD-4')).toEqual({ name: 'rules', game: 'liars_dice', rule: 'LD-4' });
    expect(parseRoute('/t/ABC234/replay')).toEqual({ name: 'replay', code: 'ABC234' });
    expect(parseRoute('/couch/ABC234')).toEqual({ name: 'couch', code: 'ABC234' });
  });

  it('finds a moment of a replay again, through the same eyes', () => {
    expect(momentPath('ABC234', 41, 2)).toBe('/t/ABC234/replay/42/3');
    expect(parseRoute('/t/ABC234/replay/42/3')).toEqual({ name: 'replay', code: 'ABC234', at: 41, eyes: 2 });
    expect(parseRoute(momentPath('ABC234', 0))).toEqual({ name: 'replay', code: 'ABC234', at: 0 });
    for (const odd of ['x', '0', '-1', '1e3', '99999999'])
      expect(parseRoute(`/t/ABC234/replay/${odd}`)).toEqual({ name: 'replay', code: 'ABC234' });
  });

  it('reads codes as people type them', () => {
    expect(parseRoute('/t/k7wx2q')).toEqual({ name: 'table', code: 'K7WX2Q' });
  });

  it('does not guess', () => {
    for (const path of ['/t', '/t/a', '/t/too-long-code', '/nowhere', '/t/%3Cscript%3E'])
      expect(parseRoute(path)).toEqual({ name: 'missing' });
  });
});
