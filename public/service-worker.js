// Lets an owner's phone ring while the application is closed, and shows a page of ours where there is no connection. Of
// the pages of websites it touches nothing.

/** The application puts the page there, in the owner's language. */
const OFFLINE_PAGE = '/offline';
const APPLICATION =
  /^\/(?:$|(?:admin|confirm-email|dashboard|editor|forgot-password|login|payment-success|profile|register|reset-password|subscribe|subscription)(?:\/|$))/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const look = { body, icon: '/images/icon-192-1.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data.path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || !APPLICATION.test(new URL(request.url).pathname)) return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error()));
});

async function openAt(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
