import type { Database } from '../../db/client';
import type { WebsiteRecord } from '../../db/published-website';
import type { Deps } from '../../deps';
import { announceWebsiteEvent } from '../../http/website-events';
import { queueMail, queueNews } from '../../mail/queue-mail';
import { type BookingNews, bookingMail, newBookingMail } from '../../mail/templates/booking-mails';
import { findMailWebsite } from '../../mail/templates/mail-website';
import { type BookingRecord, updateBooking } from './queries';

/** What telling of bookings takes. */
export type TellDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>;

/** A booking before and after an edit: the same record twice when nothing was to change. */
export interface BookingChange {
  before: BookingRecord;
  after: BookingRecord;
}

/** Tells the owner of a new booking, and the customer that it has arrived. */
export async function tellOfBooking(
  tx: Database,
  deps: TellDeps,
  website: WebsiteRecord,
  booking: BookingRecord,
): Promise<void> {
  const place = await findMailWebsite(tx, deps, website);
  await announceWebsiteEvent(tx, website.id, 'booking');
  await queueNews(tx, deps, place, newBookingMail(place, booking));
  const isTold = await queueMail(tx, deps, bookingMail(place, booking, 'received', deps.clock.now()));
  if (!isTold) await updateBooking(tx, booking.id, { isCustomerTold: false });
}

/**
 * Tells the owner's other devices of a change, and the customer what the owner did to their booking, unless it is over.
 * Answers whether the mail is on its way; null when there is nothing to tell.
 */
export async function tellOfChange(
  tx: Database,
  deps: TellDeps,
  website: WebsiteRecord,
  { before, after }: BookingChange,
): Promise<boolean | null> {
  await announceWebsiteEvent(tx, website.id, 'booking-changed');
  const news = newsOf({ before, after });
  const now = deps.clock.now();
  const isOver = before.bookingDate < now && after.bookingDate < now;
  if (!news || isOver) return null;
  return queueMail(tx, deps, bookingMail(await findMailWebsite(tx, deps, website), after, news, now));
}

/** Null where there is nothing that a customer waits for. */
function newsOf({ before, after }: BookingChange): BookingNews | null {
  if (after.status === 'cancelled') return before.status === 'cancelled' ? null : 'cancelled';
  if (after.status === 'confirmed' && before.status !== 'confirmed') return 'confirmed';
  const isMoved =
    before.bookingDate.getTime() !== after.bookingDate.getTime() ||
    before.bookingEndDateText !== after.bookingEndDateText;
  return isMoved ? 'moved' : null;
}
