import { expect, it } from 'vitest';
import { isPushAddress } from './push';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://me@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://evilfcm.googleapis.com.example.com/', false],
  ['https://notfcm.googleapis.com/abc', false],
  ['http://127.0.0.1:4000/abc', false],
  ['https://169.254.169.254/latest', false],
  ['nonsense', false],
])('takes %s for the address of a push service: %s', (address, isOne) => {
  expect(isPushAddress(address, null)).toBe(isOne);
});

it('takes the trusted origin, and no other port of it', () => {
  expect(isPushAddress('http://127.0.0.1:4000/abc', 'http://127.0.0.1:4000')).toBe(true);
  expect(isPushAddress('http://127.0.0.1:4001/abc', 'http://127.0.0.1:4000')).toBe(false);
});
