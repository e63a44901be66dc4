import type { KeyedHash } from '../../kernel/secrets';
import { readLink, signLink } from '../../kernel/signed-links';
import type { MailWebsite } from '../mail';

/** One link proves the address, and the other ends the waiting; neither can do what the other does. */
export type WaitlistAct = 'join' | 'leave';

/** The pages of the waiting list have these paths, and mails link to them. */
export const WAITLIST_PATHS: Readonly<Record<WaitlistAct, string>> = {
  join: '/:slug/waitlist/join/:token',
  leave: '/:slug/waitlist/leave/:token',
};

const getPurpose = (act: WaitlistAct) => `links to ${act} a waiting list`;

export function getWaitlistLink(website: MailWebsite, act: WaitlistAct, entryId: number): string {
  return website.publicUrl + getWaitlistAddress(website.keyedHash, website.slug, act, entryId);
}

/** Returns the same address without the host: one page links to the other by it. */
export function getWaitlistAddress(
  keyedHash: KeyedHash,
  slug: string,
  act: WaitlistAct,
  entryId: number,
): string {
  const token = signLink(keyedHash, getPurpose(act), entryId);
  return WAITLIST_PATHS[act].replace(':slug', slug).replace(':token', token);
}

/** Returns the entry of a link; null for a link that the server has not made. */
export function readWaitlistToken(keyedHash: KeyedHash, act: WaitlistAct, token: string): number | null {
  return readLink(keyedHash, getPurpose(act), token);
}
