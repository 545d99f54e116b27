// The shell works without a network; tables and everything under /api never come from here.
const version = '@VERSION@';
const files = '@FILES@';
const cacheName = `shell-${version}`;
const shell = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(new Request(shell, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

async function keep() {
  await (await caches.open(cacheName)).addAll(files);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

// The page asks for the rest when it is idle, so that the first load stays small. Until all of it is here, the shell
// of the worker before is what works without a network.
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keep());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api')) {
    event.respondWith(fetch(event.request).catch(() => caches.match(shell)));
    return;
  }
  if (!files.includes(url.pathname) && !url.pathname.startsWith('/assets/')) return;
  event.respondWith(
    caches.match(event.request).then(
      (kept) =>
        kept ??
        fetch(event.request).then((response) => {
          if (response.ok) {
            const copy = response.clone();
            event.waitUntil(caches.open(cacheName).then((cache) => cache.put(event.request, copy)));
          }
          return response;
        }),
    ),
  );
});

// A message of the server, which says no more than that a decision waits: at which table, the home page knows.
self.addEventListener('push', (event) => {
  const { text } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification('Holdout', {
        body: text,
        tag: 'holdout-push',
        icon: '/icon-192.png',
        data: `${self.location.origin}/`,
      }),
      self.navigator.setAppBadge?.(),
    ]),
  );
});

// A notice of a page: back to that page.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((each) => each.url === page);
      return open ? open.focus() : self.clients.openWindow(page);
    }),
  );
});
