import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openBrowser } from './person.ts';

// The icons for home screens that take no drawing: `npm run icons` after a change of the drawing, and then they are
// committed with it. A browser test compares the two. They fill their square: iOS cuts the corners itself, and paints
// black what is left out.

const kFolder = new URL('../public/', import.meta.url);
const kMost = 20 * 1024; // bytes of one

const kIcons = [
  { name: 'apple-touch-icon.png', size: 180 },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
];

afterAll(closeBrowser);

test.each(kIcons)('$name', async ({ name, size }) => {
  const page = await (await openBrowser()).newPage({ viewport: { width: size, height: size } });
  await page.setContent(readFileSync(new URL('icon-maskable.svg', kFolder), 'utf8'));
  await page.addStyleTag({ content: 'body { margin: 0 } svg { display: block }' });
  const picture = await page.screenshot({ path: new URL(name, kFolder).pathname });
  expect(picture.length).toBeLessThan(kMost);
  await page.close();
});
