import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../http/deps';

/** What the rules of bookings use. */
export type BookingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'publishEffects' | 'keyedHash'>;

/** The secret of a link that proves an address: the mail carries it, the database only its hash. */
export function newProofToken(): string {
  return randomBytes(32).toString('base64url');
}

export function proofTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** By what a website knows a proven address again, however it is written. */
export function emailHash({ keyedHash }: Pick<Deps, 'keyedHash'>, websiteId: number, email: string): string {
  return keyedHash('proven emails', `${websiteId} ${email.toLowerCase()}`);
}
