import type { KeyedHash } from '../../kernel/secrets';
import { readLink, signLink } from '../../kernel/signed-links';
import { getPageUrl, type MailWebsite } from '../mail';

const PURPOSE = 'links of bookings';

/** The address at which a customer sees, moves and cancels a booking: whoever has the mail has the right. */
export function getCustomerLink(website: MailWebsite, bookingId: number): string {
  return `${getPageUrl(website)}/visit/${signLink(website.keyedHash, PURPOSE, bookingId)}`;
}

/** Returns the booking that a link is for; null for one that the server has not made. */
export function readCustomerLink(keyedHash: KeyedHash, token: string): number | null {
  return readLink(keyedHash, PURPOSE, token);
}
