import { describe, expect, it } from 'vitest';
import { nextSeat } from './next_seat.ts';

describe('nextSeat', () => {
  it('leaves the device where it is asked for', () => {
    expect(nextSeat([0, 2], 0, 0b101)).toBeNull();
  });
  it('goes on in seat order and round the table', () => {
    expect(nextSeat([0, 2, 3], 2, 0b1001)).toBe(3);
    expect(nextSeat([0, 2, 3], 3, 0b0101)).toBe(0);
  });
  it('does not go to seats of others', () => {
    expect(nextSeat([0, 2], 0, 0b0010)).toBeNull();
  });
});
