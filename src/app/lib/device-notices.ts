import { call } from '@/app/lib/call';
import { addPushDevice, getPushKey, removePushDevice } from '@/contracts/endpoints/push';
import { listNotedOwners } from './noted-owners';

/** It is 'unsupported' where the browser has no such notices, and 'denied' where its owner has forbidden them. */
export type NoticeState = 'unsupported' | 'denied' | 'off' | 'on';

const SERVICE_WORKER = '/service-worker.js';
const OFFLINE_PAGE = '/offline';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns true in an application that was added to a home screen. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

export async function readNoticeState(userId: number): Promise<NoticeState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isWanted(userId) && (await findSubscription()) ? 'on' : 'off';
}

/** Asks the browser for permission and tells the server where this device is reached; throws the errors of both. */
export async function turnNoticesOn(userId: number, offlinePage: string): Promise<NoticeState> {
  if ((await Notification.requestPermission()) !== 'granted') return readNoticeState(userId);
  const { publicKey } = await call(getPushKey, {});
  const registration = await startServiceWorker(offlinePage);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await registerDevice(subscription);
  writeWishes([...readWishes().filter((id) => id !== userId), userId]);
  return isWanted(userId) ? 'on' : 'off';
}

export async function turnNoticesOff(userId: number): Promise<NoticeState> {
  const subscription = await findSubscription();
  if (subscription) await call(removePushDevice, { body: { endpoint: subscription.endpoint } });
  const others = readWishes().filter((id) => id !== userId);
  writeWishes(others);
  if (others.length === 0) await subscription?.unsubscribe();
  return readNoticeState(userId);
}

/**
 * Tells the server again where this device is reached: browsers change that, and the server forgets it with the
 * session. An installed application also stores the page for when there is no connection.
 */
export async function refreshDevice(userId: number, offlinePage: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const subscription = isSupported() && isWanted(userId) ? await findSubscription() : null;
  if (subscription || isInstalled()) await startServiceWorker(offlinePage);
  if (subscription) await registerDevice(subscription);
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function startServiceWorker(offlinePage: string): Promise<ServiceWorkerRegistration> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const cache = await caches.open('offline');
  await cache.put(OFFLINE_PAGE, new Response(offlinePage, { headers }));
  await navigator.serviceWorker.register(SERVICE_WORKER);
  return navigator.serviceWorker.ready;
}

async function registerDevice(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call(addPushDevice, { body: { endpoint, keys: { p256dh, auth } } });
}

/** Several owners may use a device: it rings only for those who have asked for it. */
export const WISHES_KEY = 'notices-for';

const isWanted = (userId: number) => readWishes().includes(userId);

const readWishes = () => listNotedOwners(WISHES_KEY);

function writeWishes(ids: readonly number[]): void {
  try {
    localStorage.setItem(WISHES_KEY, JSON.stringify(ids));
  } catch {
    // A browser that stores nothing stays silent after the visit.
  }
}
