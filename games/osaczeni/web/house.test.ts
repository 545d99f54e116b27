import { describe, expect, it } from 'vitest';
import { houseOf, standardHouse } from './house.ts';
import { closesSoon, inDanger, strengthIn, votesOf } from './position.ts';
import { sampleView } from './sample_view.ts';

describe('what a table agreed on', () => {
  it('is the standard game unless something is said', () => {
    expect(houseOf(undefined)).toEqual(standardHouse);
    expect(houseOf({ timers: 'fast' })).toEqual(standardHouse);
    expect(houseOf({ variant: '7,18', hidden_gun_votes: 'off' })).toEqual({
      ...standardHouse,
      fewerSpaces: 1,
      weakLocks: true,
      hiddenGun: false,
    });
  });

  it('changes strength, danger and closing (OS-V10, OS-V18, OS-V08)', () => {
    const { table } = sampleView();
    table.at[4] = 0b1_0001; // two Defenders
    table.monsters[4] = 5;
    expect(strengthIn(table, 4)).toBe(4);
    expect(strengthIn(table, 4, houseOf({ variant: '10' }))).toBe(5);
    expect(inDanger(table, 4, houseOf({ variant: '10' }))).toBe(false);
    expect(inDanger(table, 4, houseOf({ variant: '10,18' }))).toBe(true);
    expect(closesSoon(table, 4)).toBe(false);
    expect(closesSoon(table, 4, houseOf({ variant: '8' }))).toBe(true);
  });

  it('changes votes (OS-213, OS-V17, OS-O4)', () => {
    const { table } = sampleView();
    expect(votesOf(table, 0)).toBe(4);
    expect(votesOf(table, 1)).toBe(0); // not there
    expect(votesOf(table, 3)).toBe(1);
    expect(votesOf(table, 3, houseOf({ variant: '17' }))).toBe(2);
    table.vote.extra = [0, 0, 0, 1, 0, 0];
    table.hidden = 1 << 14;
    expect(votesOf(table, 3)).toBe(1);
    expect(votesOf(table, 3, houseOf({ hidden_gun_votes: 'off' }))).toBe(0);
  });
});
