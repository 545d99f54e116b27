import { describe, expect, it } from 'vitest';
import { areaWords } from './area_words.ts';
import { sampleView } from './sample_view.ts';

describe('an area in words', () => {
  it('tells places, strength, monsters, danger and who is there', () => {
    const view = sampleView();
    view.table.hidden = 0b10;
    expect(areaWords(view, 4)).toEqual([
      [
        'osaczeni.situation.area',
        {
          area: 'area:toys',
          number: 4,
          inside: 4,
          monsters: 6,
          danger: 'yes',
          capacity: 4,
          strength: 5,
          empty: 'no',
        },
      ],
      [
        'osaczeni.situation.family.partly_hidden',
        { player: '@0', characters: 'character:defender,crybaby', hidden: 'character:leader' },
      ],
      ['osaczeni.situation.family', { player: '@3', characters: 'character:crybaby' }],
    ]);
  });

  it('says of a closed area nothing but that', () => {
    const view = sampleView();
    view.table.closed = 1 << 1;
    expect(areaWords(view, 1)).toEqual([
      ['osaczeni.situation.area.closed', { area: 'area:toilets', number: 1 }],
    ]);
  });

  it('is in danger where the rules say that monsters are too many', () => {
    const view = sampleView();
    view.table.monsters[5] = 4; // as strong as family 1 in the hall
    expect(areaWords(view, 5)[0]![1]['danger']).toBe('no');
    view.board.areas[5]!.too_many = 1;
    expect(areaWords(view, 5)[0]![1]['danger']).toBe('yes');
  });
});
