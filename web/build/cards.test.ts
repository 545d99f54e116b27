// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { drawCards } from './cards.ts';
import { gamesWith } from './folders.ts';
import { textLanguages } from './texts.ts';

// Messengers take pictures of this size, and the strictest of them none that are larger.
const kWidth = 1200;
const kHeight = 630;
const kMost = 600 * 1024;

let cards = new Map<string, Buffer>();
beforeAll(async () => void (cards = await drawCards()), 120_000);

it('every game and the product have a picture in each language', () => {
  const names = [...gamesWith('web'), 'holdout'].flatMap((name) =>
    textLanguages().map((language) => `${name}.${language}.png`),
  );
  expect([...cards.keys()].sort()).toEqual(names.sort());
});

it('pictures are as large as messengers want them', () => {
  for (const [name, picture] of cards) {
    expect(picture.toString('latin1', 1, 4), name).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], name).toEqual([kWidth, kHeight]);
    expect(picture.length, name).toBeLessThan(kMost);
  }
});

it('a picture says its words in its language', () => {
  const pictures = [...cards.values()].map((picture) => picture.toString('base64'));
  expect(new Set(pictures).size).toBe(cards.size);
});
