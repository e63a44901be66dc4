import { createHash, randomBytes } from 'node:crypto';

/** What the link in a mail carries, behind the # of its address: no server and no proxy writes that down. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it. It is looked up by this, so the time of the look-up says nothing about any token. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
