import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { endpoint } from '../endpoint';

const base64url = (length: number) =>
  z
    .string(key('validation.invalid'))
    .check(z.regex(/^[\w-]+$/, key('validation.invalid')), z.length(length, key('validation.invalid')));

const address = z
  .string(key('validation.invalid'))
  .check(z.minLength(1, key('validation.invalid')), z.maxLength(1000, key('validation.invalid')));

/** A browser says this of itself when it is to get pushes: a point of 65 bytes and a secret of 16. */
const pushDevice = z.object({
  endpoint: address,
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  input: {},
  answer: z.object({ publicKey: z.string() }),
  summary: 'The public key by which browsers know the pushes of this server',
});

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/push/devices',
  input: { body: pushDevice },
  summary: 'Send the news of all own websites to this browser, as long as its session is open',
});

export const removePushDevice = endpoint({
  method: 'POST',
  path: '/api/push/devices/remove',
  input: { body: z.object({ endpoint: address }) },
  summary: 'Send nothing more to this browser',
});
