// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { writeMessage, type Speech } from '../src/lib/text/message.ts';
import { gamesInOrder } from './games.ts';
import { compileMessage } from './messages.ts';
import { partOf, textLanguages, textParts } from './texts.ts';

function speech(language: string): Speech {
  return { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) };
}

function say(message: string, values: Record<string, string | number>, language = 'pl'): string {
  return writeMessage(compileMessage(message), (name) => values[name], speech(language));
}

describe('messages', () => {
  it('know the plurals of Polish', () => {
    const message = '{n, plural, =0 {nikt} one {# gracz} few {# gracze} many {# graczy} other {# gracza}}';
    expect([0, 1, 3, 5, 22].map((n) => say(message, { n }))).toEqual([
      'nikt',
      '1 gracz',
      '3 gracze',
      '5 graczy',
      '22 gracze',
    ]);
  });

  it('nest, and count in the innermost plural', () => {
    const message = '{a, select, yes {{n, plural, one {# x} other {# y}}} other {z}}';
    expect(say(message, { a: 'yes', n: 2 })).toBe('2 y');
    expect(say(message, { a: 'no', n: 2 })).toBe('z');
  });

  it('read quotes as ICU does', () => {
    expect(say("it''s '{'n'}' {n}", { n: 3 })).toBe("it's {n} 3");
  });

  it('refuse what the terminal and the browser might say differently', () => {
    expect(() => compileMessage('{n, number, percent}')).toThrow();
    expect(() => compileMessage('{n, plural, offset:1 one {a} other {b}}')).toThrow();
  });
});

describe('texts', () => {
  it('belong to parts by their file, and a game’s name and pitch to every screen', () => {
    expect(partOf('texts/en/web.json', 'a.key')).toBe('core');
    expect(partOf('texts/en/web_table.json', 'a.key')).toBe('core');
    expect(partOf('texts/en/web_setup.json', 'a.key')).toBe('setup');
    expect(partOf('games/liars_dice/texts/en/game.json', 'ui.game.liars_dice.pitch')).toBe('core');
    expect(partOf('games/liars_dice/texts/en/game.json', 'ui.game.liars_dice')).toBe('core');
    expect(partOf('games/liars_dice/texts/en/terms.json', 'a.key')).toBe('liars_dice');
    expect(partOf('games/liars_dice/texts/en/web.json', 'a.key')).toBe('liars_dice');
    expect(partOf('games/liars_dice/texts/en/rules.json', 'a.key')).toBe('liars_dice_rules');
    expect(partOf('games/liars_dice/texts/en/epilogues.json', 'a.key')).toBe('liars_dice_ends');
  });

  it('of one game are in no part that every table needs', () => {
    const parts = textParts('en');
    const core = Object.keys(parts.get('core')!);
    const isOfOne = (key: string) => gamesInOrder().some((game) => key.startsWith(`${game}.`));
    expect(core.length).toBeGreaterThan(100);
    expect(core.filter(isOfOne)).toEqual([]);
    expect(Object.keys(parts.get('liars_dice')!).some(isOfOne)).toBe(true);
  });

  it('of the terminal and of letters are for no browser', () => {
    const all = [...textParts('en').values()].flatMap((part) => Object.keys(part));
    expect(all.filter((key) => /^(letter|ui\.command)\./.test(key))).toEqual([]);
    expect(all).toContain('ui.game.liars_dice');
  });

  it('compile in every language, and have the same keys in each', () => {
    const keys = textLanguages().map((language) => {
      const all = [...textParts(language).values()].flatMap((part) => Object.entries(part));
      for (const [, message] of all) compileMessage(message);
      return all.map(([key]) => key).sort();
    });
    expect(keys.length).toBeGreaterThan(1);
    for (const each of keys) expect(each).toEqual(keys[0]);
  });
});
