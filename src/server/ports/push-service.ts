import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { encrypt } from 'http_ece';
import type { PushDevice } from '@/contracts/endpoints/push';
import { isPushAddress } from '@/core/push';
import type { KeyedHash } from '../kernel/secrets';

/** A device shows it on its lock screen. */
interface PushNotice {
  title: string;
  body: string;
  /** A press leads there: an address of the application, such as `/admin/1#orders`. */
  path: string;
}

/** Sends notices to browsers, by the services of their makers. */
export interface PushService {
  /** Is in base64url; browsers take only what is signed with the private half of this key. */
  publicKey: string;
  isAllowed(address: string): boolean;
  /** Returns 'gone' for a browser that takes no more; never rejects. */
  send(device: PushDevice, notice: PushNotice): Promise<'sent' | 'gone' | 'failed'>;
}

interface PushServiceOptions {
  keyedHash: KeyedHash;
  /** The services complain to this address. */
  contact: string;
  /** This origin stands in for a service, for tests. */
  trustedOrigin: string | null;
}

const TIMEOUT_MS = 10_000;
/** A notice is of no use to a phone that was off for longer. */
const LIVES_SECONDS = 12 * 60 * 60;
const GONE = [404, 410];

/** The keys come from the server's secret: RFC 8292 asks for one pair that stays the same. */
export function createPushService({ keyedHash, contact, trustedOrigin }: PushServiceOptions): PushService {
  const { publicKey, privateKey } = createKeys(keyedHash);
  const isAllowed = (address: string) => isPushAddress(address, trustedOrigin);
  const signFor = (address: string) => {
    const claims = {
      aud: new URL(address).origin,
      exp: Math.floor(Date.now() / 1000) + LIVES_SECONDS,
      sub: `mailto:${contact}`,
    };
    return `vapid t=${signToken(claims, privateKey)}, k=${publicKey}`;
  };
  return {
    publicKey,
    isAllowed,
    async send({ endpoint, keys }, notice) {
      // The address may have been stored by a version that knew other hosts.
      if (!isAllowed(endpoint)) return 'gone';
      try {
        const { status } = await fetch(endpoint, {
          method: 'POST',
          headers: {
            Authorization: signFor(endpoint),
            'Content-Encoding': 'aes128gcm',
            'Content-Type': 'application/octet-stream',
            TTL: String(LIVES_SECONDS),
            Urgency: 'high',
          },
          body: encryptFor(keys, JSON.stringify(notice)),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (GONE.includes(status)) return 'gone';
        return status < 300 ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}

/** Encrypts a text so that one browser alone can read it (RFC 8291). */
function encryptFor(
  { p256dh: dh, auth: authSecret }: PushDevice['keys'],
  text: string,
): Uint8Array<ArrayBuffer> {
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const content = Buffer.from(text);
  return new Uint8Array(encrypt(content, { version: 'aes128gcm', privateKey, dh, authSecret }));
}

/** Writes a JSON Web Token with the one signature that RFC 8292 knows. */
function signToken(claims: object, key: KeyObject): string {
  const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${write({ typ: 'JWT', alg: 'ES256' })}.${write(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

/** Makes a pair of P-256 from the secret. One number in four thousand million is no key, and the next is taken then. */
function createKeys(keyedHash: KeyedHash, attempt = 0): { publicKey: string; privateKey: KeyObject } {
  const d = keyedHash('push', `private key ${attempt}`);
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(d, 'base64url');
  } catch {
    return createKeys(keyedHash, attempt + 1);
  }
  const point = pair.getPublicKey();
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const privateKey = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x, y }, format: 'jwk' });
  return { publicKey: point.toString('base64url'), privateKey };
}
