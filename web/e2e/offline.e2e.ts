import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Front } from './front.ts';
import { House } from './house.ts';
import { word, type Person } from './person.ts';

// The client as something that is installed: what a device keeps of it, and what it shows without a network.

const house = new House();
const kSoon = { timeout: 30_000 };
const kUntilKept = 61_000; // milliseconds: the shell is kept long after the first decision

/** What the workers keep for later, one shell each, by name. */
const shells = ({ page }: Person) => page.evaluate(() => caches.keys());

/** The files of one of them. It is not about to be deleted: to open what is gone makes it anew, and empty. */
const kept = ({ page }: Person, shell: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, shell);

/** One worker is at work, and no other on its way. */
const settled = ({ page }: Person) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return !installing && !waiting && active?.state === 'activated';
  });

/** Comes to the home screen; without a network it is there as well, and says so. */
async function comeHome(person: Person, { offline }: { offline: boolean }): Promise<void> {
  await person.page.reload();
  await person.button('web.home.play.go').waitFor();
  const says = person.page.getByRole('alert').getByText(word(person.wish.language, 'web.offline'));
  if (offline) return says.waitFor();
  await person.page.locator('.posters > li').first().waitFor(); // what it wanted of the server is there
  expect(await says.count()).toBe(0);
}

test('the shell is kept, works without a network, and is replaced by a newer one', async () => {
  const front = new Front(house.server.address);
  await front.open();
  const person = await house.arrive({ name: 'Ida', language: 'pl' });
  const { page } = person;
  await page.clock.install();
  await person.visit(front.address);
  await person.button('web.home.play.go').waitFor();
  const source = await (await fetch(`${front.address}/service-worker.js`)).text();
  const files = JSON.parse(/files = (\[.*?\])/.exec(source)![1]!) as string[];
  const whole = ['/index.html', ...files].sort();
  const wholeAt = async (name: RegExp) => {
    const shell = (await shells(person)).find((each) => name.test(each));
    return (
      shell !== undefined && JSON.stringify((await kept(person, shell)).sort()) === JSON.stringify(whole)
    );
  };

  await page.clock.fastForward(kUntilKept);
  await expect.poll(() => wholeAt(/^shell-/), kSoon).toBe(true);
  const [first] = await shells(person);
  await front.shut();
  await comeHome(person, { offline: true });

  // A newer build: until all of it is there, the older one is what works without a network.
  await front.open({ newer: true });
  await comeHome(person, { offline: false });
  await expect.poll(() => shells(person), kSoon).toContain('shell-newer');
  await expect.poll(() => settled(person), kSoon).toBe(true);
  await front.shut();
  await comeHome(person, { offline: true });
  await front.open({ newer: true });
  await comeHome(person, { offline: false });
  await page.clock.fastForward(kUntilKept);
  await expect.poll(() => wholeAt(/^shell-newer$/), kSoon).toBe(true);
  await expect.poll(() => shells(person), kSoon).not.toContain(first);
  await front.shut();
  await comeHome(person, { offline: true });
  expect(await page.locator('body.newer').count()).toBe(1);
  expect(await page.evaluate(async () => (await fetch('/icon.svg')).text())).toContain('class="newer"');
  expect([...person.hosts]).toEqual([new URL(front.address).host]);
});

test('a browser can install it', async () => {
  const person = await house.arrive({ name: 'Ida', language: 'pl' });
  await person.visit(house.server.address);
  const session = await person.context.newCDPSession(person.page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${house.server.address}/manifest.webmanifest`);
  const manifest = JSON.parse(data!) as Record<string, string> & {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Holdout',
    short_name: 'Holdout',
    start_url: '/',
    display: 'standalone',
  });
  for (const type of ['image/svg+xml', 'image/png'])
    expect(
      new Set(manifest.icons.filter((icon) => icon.type === type).map(({ purpose }) => purpose)),
    ).toEqual(new Set(['any', 'maskable']));
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(house.server.address + src);
    expect([icon.status, icon.headers.get('Content-Type')], src).toEqual([200, type]);
  }
});

/** How far two pictures differ, from 0 to 1: the mean over all pixels and colours. */
function difference(page: Page, first: string, second: string, size: number): Promise<number> {
  const pictures = [first, second, size] as const;
  return page.evaluate(async ([one, other, side]) => {
    const pixels = async (source: string) => {
      const image = new Image(side, side);
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(side, side).getContext('2d')!;
      canvas.drawImage(image, 0, 0, side, side);
      return canvas.getImageData(0, 0, side, side).data;
    };
    const [a, b] = [await pixels(one), await pixels(other)];
    return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length / 255;
  }, pictures);
}

test('iOS and launchers get the drawing as a picture, and nobody else fetches it', async () => {
  const person = await house.arrive({ name: 'Ida', language: 'pl' });
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await person.visit(house.server.address);
  await person.button('web.home.play.go').waitFor();
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(touch).toBe('/apple-touch-icon.png');
  expect(asked.filter((path) => path.endsWith('.png'))).toEqual([]);
  for (const [path, size] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const png = Buffer.from(await (await fetch(house.server.address + path)).arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([size, size]);
    expect(await difference(page, path, '/icon-maskable.svg', size), path).toBeLessThan(0.005);
  }
});

test('a message of the server is shown while nobody looks at a page, and says no more than that', async () => {
  const person = await house.arrive({ name: 'Ola', language: 'pl' });
  const { page } = person;
  const { origin } = new URL(house.server.address);
  await page.context().grantPermissions(['notifications'], { origin });
  await person.visit(house.server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const tools = await page.context().newCDPSession(page);
  let registrationId = '';
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await tools.send('ServiceWorker.enable');
  await expect.poll(() => registrationId, kSoon).not.toBe('');
  const data = JSON.stringify({ text: 'Czeka na ciebie decyzja.' }).padEnd(160);
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const notices = () =>
    page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map((each) => [each.title, each.body, each.data as unknown]);
    });
  await expect.poll(notices, kSoon).toEqual([['Holdout', 'Czeka na ciebie decyzja.', `${origin}/`]]);
});
