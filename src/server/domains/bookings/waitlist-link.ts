import type { KeyedHash } from '../../kernel/secrets';
import { readLink, signLink } from '../../kernel/signed-links';
import { getPageUrl, type MailWebsite } from '../mail';

/** One link proves the address, and the other ends the waiting: who has one of them cannot do the other. */
export type WaitlistAct = 'join' | 'leave';

const getPurpose = (act: WaitlistAct) => `links to ${act} a waiting list`;

export function getWaitlistLink(website: MailWebsite, act: WaitlistAct, entryId: number): string {
  return `${getPageUrl(website)}/waitlist/${act}/${createWaitlistToken(website.keyedHash, act, entryId)}`;
}

export function createWaitlistToken(keyedHash: KeyedHash, act: WaitlistAct, entryId: number): string {
  return signLink(keyedHash, getPurpose(act), entryId);
}

/** Returns whom a link is for; null for one that the server has not made. */
export function readWaitlistToken(keyedHash: KeyedHash, act: WaitlistAct, token: string): number | null {
  return readLink(keyedHash, getPurpose(act), token);
}
