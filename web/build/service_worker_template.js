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
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

// The page asks for the rest when it is idle, so that the first load stays small.
self.addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api')) {
    event.respondWith(fetch(event.request).catch(() => caches.match(shell)));
    return;
  }
  if (!files.includes(url.pathname)) return;
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
