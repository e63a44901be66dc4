import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { getNetwork } from '@/core/network';

/** Hashes a text with the server's secret: nobody else can tell what it was, or make the same. */
export type KeyedHash = (purpose: string, text: string) => string;

/** Each purpose has a key of its own, so that a hash is worth nothing where it was not made for. */
export function createKeyedHash(secret: string): KeyedHash {
  const keys = new Map<string, Buffer>();
  return (purpose, text) => {
    const key = keys.get(purpose) ?? createHmac('sha256', secret).update(`hash for ${purpose}`).digest();
    keys.set(purpose, key);
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}

/** Groups the calls of one network without storing the address itself. */
export function hashNetwork(keyedHash: KeyedHash, { ip }: Pick<FastifyRequest, 'ip'>): string {
  return keyedHash('networks', getNetwork(ip));
}

/**
 * Creates a secret for a cookie or for the link of a mail. The link carries it behind the # of its address, which no
 * server writes down.
 */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The database stores only the hash of a token and finds it by that, so that the time of a look-up tells nothing about any token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
