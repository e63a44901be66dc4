import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '@/core/network';

/** Hashes a text with the server's secret: nobody else can tell what it was, or make the same. */
export type KeyedHash = (purpose: string, text: string) => string;

/** Each purpose has a key of its own, so that a hash is worth nothing where it was not made for. */
export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, text) => {
    const key = createHmac('sha256', secret).update(`hash for ${purpose}`).digest();
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}

/** By what the calls of one network are known to belong together: never the address itself. */
export function hashNetwork(keyedHash: KeyedHash, { ip }: Pick<FastifyRequest, 'ip'>): string {
  return keyedHash('networks', networkOf(ip));
}
