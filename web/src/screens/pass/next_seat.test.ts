import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/protocol.ts';
import { nextSeat, sameSide } from './next_seat.ts';

describe('sameSide', () => {
  const seat = (side?: string) => ({ side }) as SeatInfo;
  it('is true of two seats of one side', () => {
    const seats = [seat('hunter'), seat('hiders'), seat('hiders')];
    expect(sameSide(seats, 1, 2)).toBe(true);
    expect(sameSide(seats, 0, 1)).toBe(false);
  });
  it('is false in a game without sides, and of a seat that is not there', () => {
    expect(sameSide([seat(), seat()], 0, 1)).toBe(false);
    expect(sameSide([seat('hiders')], 0, 5)).toBe(false);
    expect(sameSide([], 4, 5)).toBe(false);
  });
});

describe('nextSeat', () => {
  it('leaves the device where it is asked for', () => {
    expect(nextSeat([0, 2], 0, 0b101)).toBeNull();
  });
  it('goes on in seat order and round the table', () => {
    expect(nextSeat([0, 2, 3], 2, 0b1001)).toBe(3);
    expect(nextSeat([0, 2, 3], 3, 0b0101)).toBe(0);
  });
  it('goes on within a side by its own question, and to any seat of the other side', () => {
    expect(nextSeat([0, 1, 2, 3], 1, 0b0100)).toBe(2); // the side knows which of its seats is asked
    expect(nextSeat([0, 1, 2, 3], 0, 0b1110)).toBe(1); // strangers wait for the whole of it
  });
  it('does not go to seats of others', () => {
    expect(nextSeat([0, 2], 0, 0b0010)).toBeNull();
  });
});
