import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../kernel/secrets';
import { type MailWebsite, pageUrl } from '../mail';

/** One link proves the address, and the other ends the waiting: who has one of them cannot do the other. */
export type WaitlistAct = 'join' | 'leave';

/** 132 bits. */
const KEY_LENGTH = 22;
const TOKEN = /^([1-9]\d{0,15})-([\w-]{22})$/;

export function waitlistLink(website: MailWebsite, act: WaitlistAct, entryId: number): string {
  return `${pageUrl(website)}/waitlist/${act}/${waitlistToken(website.keyedHash, act, entryId)}`;
}

export function waitlistToken(keyedHash: KeyedHash, act: WaitlistAct, entryId: number): string {
  return `${entryId}-${sign(keyedHash, act, entryId)}`;
}

/** Returns whom a link is for; null for one that the server has not made. */
export function readWaitlistToken(keyedHash: KeyedHash, act: WaitlistAct, token: string): number | null {
  const [, id = '', key = ''] = TOKEN.exec(token) ?? [];
  if (id === '' || !timingSafeEqual(Buffer.from(key), Buffer.from(sign(keyedHash, act, Number(id)))))
    return null;
  return Number(id);
}

function sign(keyedHash: KeyedHash, act: WaitlistAct, entryId: number): string {
  return keyedHash(`links to ${act} a waiting list`, String(entryId)).slice(0, KEY_LENGTH);
}
