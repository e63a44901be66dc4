import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from './secrets';

/** A signature of this length in base64url has 132 bits. */
const SIGNATURE_LENGTH = 22;
const TOKEN = /^([1-9]\d{0,15})-([\w-]{22})$/;

/** Returns the last part of a link that gives whoever has it the right to a record; nothing is stored for it. */
export function signLink(keyedHash: KeyedHash, purpose: string, id: number): string {
  return `${id}-${sign(keyedHash, purpose, String(id))}`;
}

/** Returns the record that a link is for; null for one that the server has not made for this purpose. */
export function readLink(keyedHash: KeyedHash, purpose: string, token: string): number | null {
  const [, id = '', key = ''] = TOKEN.exec(token) ?? [];
  if (id === '' || !isSignature(key, sign(keyedHash, purpose, id))) return null;
  return Number(id);
}

/** Returns 22 characters that only the server can make for a text; whoever has them in a link has a right. */
export function sign(keyedHash: KeyedHash, purpose: string, text: string): string {
  return keyedHash(purpose, text).slice(0, SIGNATURE_LENGTH);
}

/** Compares a signature with the right one so that the time it takes tells nothing. */
export function isSignature(key: string, signature: string): boolean {
  return timingSafeEqual(Buffer.from(key), Buffer.from(signature));
}
