import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../kernel/secrets';
import { type MailWebsite, pageUrl } from '../mail';

const PURPOSE = 'links of bookings';
/** 132 bits. */
const KEY_LENGTH = 22;
const TOKEN = /^([1-9]\d{0,15})-([\w-]{22})$/;

/** The address at which a customer sees, moves and cancels a booking: whoever has the mail has the right. */
export function customerLink(website: MailWebsite, bookingId: number): string {
  return `${pageUrl(website)}/visit/${bookingId}-${signBooking(website.keyedHash, bookingId)}`;
}

/** Returns the booking that a link is for; null for one that the server has not made. */
export function readCustomerLink(keyedHash: KeyedHash, token: string): number | null {
  const [, id = '', key = ''] = TOKEN.exec(token) ?? [];
  if (id === '' || !timingSafeEqual(Buffer.from(key), Buffer.from(signBooking(keyedHash, Number(id)))))
    return null;
  return Number(id);
}

function signBooking(keyedHash: KeyedHash, bookingId: number): string {
  return keyedHash(PURPOSE, String(bookingId)).slice(0, KEY_LENGTH);
}
