import { describe, expect, it } from 'vitest';
import { layoutOf, sheetHeight } from './layout.ts';

describe('the arrangement of the table', () => {
  it('follows the window', () => {
    expect(layoutOf(1440, 900)).toBe('desktop');
    expect(layoutOf(768, 1024)).toBe('tablet');
    expect(layoutOf(1024, 768)).toBe('desktop');
    expect(layoutOf(1024, 1366)).toBe('tablet');
    expect(layoutOf(360, 740)).toBe('phone');
    expect(layoutOf(740, 360)).toBe('wide');
  });

  it('stays usable when a desktop is zoomed to 200 %', () => {
    expect(layoutOf(720, 450)).toBe('wide');
    expect(layoutOf(640, 400)).toBe('wide');
  });

  it('leaves the board room and the answers a thumb', () => {
    for (const space of [300, 420, 570, 700]) {
      expect(sheetHeight(space, true)).toBeLessThanOrEqual(space);
      expect(sheetHeight(space, true)).toBeGreaterThan(sheetHeight(space, false));
    }
    expect(sheetHeight(570, true)).toBeLessThan(570 * 0.65);
  });
});
