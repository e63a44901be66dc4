import type { Deps } from '../../http/deps';
import type { Work } from '../../kernel/unit-of-work';
import { queueMail, queueNews } from '../mail';
import { findMailWebsite, type PublishedWebsite } from '../websites';
import { type BookingNews, bookingMail, changedBookingMail, isMoved, newBookingMail } from './booking-mails';
import { rulesOnPage } from './find-service';
import { type BookingRecord, updateBooking } from './queries';

/** The dependencies of rules that notify owner and customer of a booking. */
export type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'publishEffects' | 'keyedHash'>;

/** A booking before and after an edit: the same record twice when nothing was to change. */
export interface BookingChange {
  before: BookingRecord;
  after: BookingRecord;
}

/** Tells the owner of a new booking, and the customer that it has arrived, or is confirmed already. */
export async function notifyOfBooking(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite,
  booking: BookingRecord,
): Promise<void> {
  const place = await findMailWebsite(work.db, deps, website);
  work.tellOwner(website.id, 'booking');
  await queueNews(work, deps, place, newBookingMail(place, booking));
  const news = booking.status === 'confirmed' ? 'confirmed' : 'received';
  const isTold = await queueMail(
    work,
    deps,
    bookingMail(place, booking, news, deps.clock.now(), { note: noteOf(website, booking) }),
  );
  if (!isTold) await updateBooking(work.db, booking.id, { isCustomerTold: false });
}

/**
 * Tells the owner's other devices of a change, and the customer what the owner did to their booking, unless it is over.
 * Returns whether the mail is on its way; null when there is nothing to tell.
 */
export async function notifyOfChange(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite,
  { before, after }: BookingChange,
): Promise<boolean | null> {
  work.tellOwner(website.id, 'booking-changed');
  const news = newsOf({ before, after });
  const now = deps.clock.now();
  const isOver = before.bookingDate < now && after.bookingDate < now;
  // Of a customer who called the owner may have no address.
  if (!news || isOver || after.customerEmail === '') return null;
  const place = await findMailWebsite(work.db, deps, website);
  const extras = { before, note: noteOf(website, after) };
  return queueMail(work, deps, bookingMail(place, after, news, now, extras));
}

/** Tells both sides what a customer did to their booking. Returns whether the customer's mail is on its way. */
export async function notifyOfOwnChange(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite,
  { before, after }: BookingChange,
): Promise<boolean> {
  work.tellOwner(website.id, 'booking-changed');
  const place = await findMailWebsite(work.db, deps, website);
  await queueNews(work, deps, place, changedBookingMail(place, before, after));
  const news = ({ pending: 'received', confirmed: 'moved', cancelled: 'cancelled' } as const)[after.status];
  const extras = { before, note: noteOf(website, after), isCustomers: true };
  return queueMail(work, deps, bookingMail(place, after, news, deps.clock.now(), extras));
}

/** What the section of a booking wants customers to know. */
export function noteOf({ pageData }: PublishedWebsite, { sectionId }: BookingRecord): string | undefined {
  return rulesOnPage(pageData, sectionId).customerNote;
}

/** Is null where there is nothing that a customer waits for. */
function newsOf({ before, after }: BookingChange): BookingNews | null {
  if (after.status === 'cancelled') return before.status === 'cancelled' ? null : 'cancelled';
  if (after.status === 'confirmed' && before.status !== 'confirmed') return 'confirmed';
  return isMoved(before, after) ? 'moved' : null;
}
