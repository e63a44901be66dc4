import { createServer } from 'node:http';
import { createPushBrowser } from '@tests/support/read-push';
import { PHONE, startStage } from '@tests/support/stage';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { afterAll, expect, inject, it } from 'vitest';

const received: Buffer[] = [];
/** Stands in for the push service of the browser, which a browser of tests does not have. */
const service = createServer((request, answer) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    received.push(Buffer.concat(pieces));
    answer.writeHead(201).end();
  });
});
const origin = inject('pushOrigin');
await new Promise<void>((resolve) => service.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
afterAll(() => void service.close());

const stage = startStage();

it('a phone that wants notices rings, shows them, leads to what is new, and knows a page without a connection', async () => {
  const owner = await stage.owner('ringing', PHONE, [/./]);
  const { page } = owner;
  const context = page.context();
  const data = {
    title: 'Salón',
    slug: 'ringing',
    isPublished: true,
    pageData: { sections: visitorSections },
  };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  const browser = createPushBrowser(`${origin}/phone`);
  await context.addInitScript((device) => {
    const key = 'test-subscribed';
    const unsubscribe = async () => {
      localStorage.removeItem(key);
      return true;
    };
    const subscription = { ...device, toJSON: () => device, unsubscribe };
    // A browser without a window shows no notices, and has no service for them.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(key, 'yes');
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(key) ? (subscription as unknown as PushSubscription) : null;
  }, browser.device);

  await page.goto(`/admin/${id}/business`);
  const choice = page.getByRole('switch', { name: 'Notices on this device' });
  await expect.poll(() => choice.isChecked()).toBe(false);
  await choice.press('Space');
  await expect.poll(() => choice.isChecked()).toBe(true);
  await owner.expectAccessible('notices on this device');

  expect(
    (await page.request.post('/api/public/ringing/contact', { data: visitorCalls.contact })).status(),
  ).toBe(201);
  await expect.poll(() => received.length).toBe(1);
  const notice = browser.read(received[0] ?? Buffer.alloc(0));
  expect(notice).toEqual({ title: 'Salón', body: expect.stringContaining('Tibor'), path: `/admin/${id}` });

  // Our service worker shows what the push service hands to the browser.
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (...notice) => {
      (self as unknown as { shown: unknown }).shown = notice;
    };
  });
  const session = await context.newCDPSession(page);
  let registrationId = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify(notice),
  });
  await expect
    .poll(() => worker?.evaluate(() => (self as unknown as { shown?: unknown }).shown))
    .toEqual(['Salón', expect.objectContaining({ data: { path: `/admin/${id}` } })]);

  await context.setOffline(true);
  await page.goto(`/admin/${id}`);
  await page.getByRole('heading', { name: "You're offline" }).waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).press('Enter');
  await page.getByRole('heading', { name: 'Salón' }).first().waitFor();

  // The service worker does not serve the public page.
  await context.setOffline(true);
  await expect(page.goto('/ringing')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);

  await page.goto(`/admin/${id}/business`);
  await choice.press('Space');
  await expect.poll(() => choice.isChecked()).toBe(false);
});
