import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { correction, formatBits, qrCode } from './qr.ts';

// Undoes what the drawing did, by the standard and not by our code: reads the bits along the zigzag.
function read(grid: boolean[][]): string {
  const size = grid.length;
  const reserved = (y: number, x: number) =>
    (y < 9 && x < 9) ||
    (y < 9 && x >= size - 8) ||
    (y >= size - 8 && x < 9) ||
    y === 6 ||
    x === 6 ||
    (size > 21 && Math.abs(y - (size - 7)) <= 2 && Math.abs(x - (size - 7)) <= 2);
  let format = 0;
  for (let i = 0; i < 15; ++i) if (grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i]![8]) format |= 1 << i;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((each) => formatBits(each) === format)!;
  const flips = (y: number, x: number) => {
    const product = y * x;
    return (
      [
        (y + x) % 2,
        y % 2,
        x % 3,
        (y + x) % 3,
        ((y >> 1) + Math.floor(x / 3)) % 2,
        (product % 2) + (product % 3),
        ((product % 2) + (product % 3)) % 2,
        (((y + x) % 2) + (product % 3)) % 2,
      ][mask] === 0
    );
  };
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; ++i)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (!reserved(y, x)) bits.push(Number(grid[y]![x] !== flips(y, x)));
      }
    up = !up;
  }
  const number = (from: number, width: number) => parseInt(bits.slice(from, from + width).join(''), 2);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('qrCode', () => {
  it('knows the format bits of the standard', () => {
    // Table C.1 of ISO/IEC 18004: level L, masks 0 and 4.
    expect(formatBits(0).toString(2)).toBe('111011111000100');
    expect(formatBits(4).toString(2)).toBe('110011000101111');
  });

  it('corrects by the polynomials of the standard', () => {
    // The worked example of Annex I: "01234567", version 1-M.
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it('can be read again, at every version', () => {
    for (const text of [
      'http://a/t/AB',
      'http://192.168.1.20:8484/t/K7WX2Q',
      `https://${'x'.repeat(40)}/t/K7WX2Q`,
      'y'.repeat(78),
      'z'.repeat(106),
    ])
      expect(read(qrCode(text)!)).toBe(text);
  });

  it('draws the same modules as another encoder, given the same mask', () => {
    const text = 'http://192.168.1.20:8484/t/K7WX2Q';
    const ours = qrCode(text)!;
    const masks = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (maskPattern) => encode(text, { border: 0, ecc: 'L', boostEcc: false, maskPattern }).data,
    );
    expect(masks).toContainEqual(ours);
  });

  it('does not promise more than it can hold', () => {
    expect(qrCode('z'.repeat(107))).toBeNull();
  });
});
