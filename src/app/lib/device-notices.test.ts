import { createTestStorage } from '@tests/support/test-storage';
import { beforeEach, expect, test, vi } from 'vitest';
import { readNoticeState, refreshDevice, turnNoticesOff, turnNoticesOn } from './device-notices';

const [ZORA, BORIS] = [1, 2];
const calls: string[] = [];
let subscription: object | null;

beforeEach(() => {
  calls.length = 0;
  subscription = null;
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = {
          endpoint: 'https://push.example.com/1',
          toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: async () => {
            subscription = null;
          },
        };
        return subscription;
      },
    },
  };
  vi.stubGlobal('localStorage', createTestStorage());
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('caches', { open: async () => ({ put: async () => undefined }) });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return path.endsWith('/key') ? Response.json({ publicKey: 'key' }) : new Response(null, { status: 204 });
  });
});

test('a device rings for the owner who wanted it, and for nobody else who signs in there', async () => {
  expect(await turnNoticesOn(ZORA, '')).toBe('on');
  calls.length = 0;
  await refreshDevice(BORIS, '');
  expect(calls).toEqual([]);
  expect(await readNoticeState(BORIS)).toBe('off');
  await refreshDevice(ZORA, '');
  expect(calls).toEqual(['/api/push/devices']);
});

test('an owner who wants no notices any more leaves those of another one', async () => {
  await turnNoticesOn(ZORA, '');
  await turnNoticesOn(BORIS, '');
  expect(await turnNoticesOff(ZORA)).toBe('off');
  expect(await readNoticeState(BORIS)).toBe('on');
  expect(await turnNoticesOff(BORIS)).toBe('off');
  expect(subscription).toBeNull();
});
