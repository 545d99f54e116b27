import { beforeAll, describe, expect, it } from 'vitest';
import '../../games/testing/zig.ts';
import { sentence, t, text } from './text.svelte.ts';

const kNames = ['Ada', 'Borys', 'Celina'];

describe('sentences', () => {
  beforeAll(async () => {
    await text.use('en');
    await text.want('zig');
  });

  it('turn facts into words, and terms into their forms', () => {
    const facts = { player: '@1', character: 'character:leader', from: 'area:toys', to: 'area:hall' };
    expect(sentence(['!moved', facts], kNames, 'zig')).toBe(
      'Borys: Leader goes from the Toy Store to the Hall.',
    );
  });

  it('list players as the language does', () => {
    expect(t('zig.event.tied', { tied: '@0,1,2', player: '@0' }, kNames)).toBe(
      'A tie: Ada, Borys, and Celina. Ada decides.',
    );
    expect(t('zig.event.rolled', { dice: [5, 4, 1] })).toContain('5, 4, 1');
  });

  it('give an unknown seat a number, and an unknown key back', () => {
    expect(t('zig.event.badge_taken', { player: '@6' }, kNames)).toBe('#7 takes the badge.');
    expect(t('no.such.key')).toBe('no.such.key');
  });

  it('leave what people typed as it is', () => {
    expect(t('web.lobby.wait', { name: '@home: me' })).toBe('@home: me starts the game.');
  });

  it('say an option as well as a sentence', () => {
    const said = sentence(['point P2', '?point', { player: '@2' }], kNames, 'zig');
    expect(said).toBe('Point at Celina');
  });

  it('change their language at once', async () => {
    await text.use('pl');
    expect(t('zig.event.tied', { tied: '@0,1', player: '@0' }, kNames)).toContain('Ada i Borys');
    await text.use('en');
    expect(t('zig.event.tied', { tied: '@0,1', player: '@0' }, kNames)).toContain('Ada and Borys');
  });
});
