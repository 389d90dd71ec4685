declare const self: ServiceWorkerGlobalScope;

/* Served in the service worker's place when OFFLINE is off: leaves nothing behind. */

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const emptied = self.caches
    .keys()
    .then((names) => Promise.all(names.map((name) => self.caches.delete(name))));
  event.waitUntil(emptied.then(() => self.registration.unregister()));
});

export {};
