import { expect, test } from 'vitest';
import { cutShort } from './cut_short.ts';

test('a name that fits stays as it is', () => {
  expect(cutShort('Grażyna', 7)).toBe('Grażyna');
});

test('a longer one loses its end, and says so', () => {
  expect(cutShort('Wawrzyniec', 8)).toBe('Wawrzyn…');
  expect(cutShort('Jan Maria', 5)).toBe('Jan…'); // no gap before the sign
  expect(cutShort('🦊🐺🐻🦁', 3)).toBe('🦊🐺…'); // letters, not halves of them
  expect(cutShort('Ada', 0)).toBe('A…');
});
