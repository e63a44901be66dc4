import type { KeyedHash } from '../../kernel/secrets';
import { readLink, signLink } from '../../kernel/signed-links';
import type { MailWebsite } from '../mail';

/** The pages of a booking have this path, and mails link to it. */
export const CUSTOMER_PATH = '/:slug/visit/:token';
const PURPOSE = 'links of bookings';

/** Returns the address at which a customer sees, moves and cancels a booking. Whoever has the mail may do so. */
export function getCustomerLink(website: MailWebsite, bookingId: number): string {
  const token = signLink(website.keyedHash, PURPOSE, bookingId);
  return website.publicUrl + getCustomerAddress(website.slug, token);
}

/** Returns the same address without the host; the pages link to each other by it. */
export function getCustomerAddress(slug: string, token: string): string {
  return CUSTOMER_PATH.replace(':slug', slug).replace(':token', token);
}

/** Returns the booking of a link; null for a link that the server has not made. */
export function readCustomerLink(keyedHash: KeyedHash, token: string): number | null {
  return readLink(keyedHash, PURPOSE, token);
}
