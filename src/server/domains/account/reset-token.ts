import { createHash, randomBytes } from 'node:crypto';

/** What the link in the mail carries. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it. It is looked up by this, so the time of the look-up says nothing about any token. */
export function resetTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
