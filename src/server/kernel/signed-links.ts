import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from './secrets';

/** 132 bits. */
const KEY_LENGTH = 22;
const TOKEN = /^([1-9]\d{0,15})-([\w-]{22})$/;

/** Returns the last part of a link that gives whoever has it the right to a record; nothing is stored for it. */
export function signLink(keyedHash: KeyedHash, purpose: string, id: number): string {
  return `${id}-${sign(keyedHash, purpose, id)}`;
}

/** Returns the record that a link is for; null for one that the server has not made for this purpose. */
export function readLink(keyedHash: KeyedHash, purpose: string, token: string): number | null {
  const [, id = '', key = ''] = TOKEN.exec(token) ?? [];
  if (id === '' || !timingSafeEqual(Buffer.from(key), Buffer.from(sign(keyedHash, purpose, Number(id)))))
    return null;
  return Number(id);
}

function sign(keyedHash: KeyedHash, purpose: string, id: number): string {
  return keyedHash(purpose, String(id)).slice(0, KEY_LENGTH);
}
