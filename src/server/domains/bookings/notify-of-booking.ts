import type { Deps } from '../../http/deps';
import { inTransaction, type Work, type WorkDeps } from '../../kernel/unit-of-work';
import { type Mail, type MailWebsite, queueAllNews, queueMail, queueNews, withdrawMail } from '../mail';
import { getMailWebsite, type MailFacts, type PublishedWebsite } from '../websites';
import {
  type BookingNews,
  composeBookingMail,
  composeChangedBookingMail,
  composeNewBookingMail,
  isMoved,
} from './booking-mails';
import type { BookingTimes } from './check-times';
import { getRulesOnPage } from './get-service';
import { type BookingRecord, lockBooking, markUntold, updateBooking } from './queries';

/** Rules that notify owner and customer of a booking need these dependencies. */
export type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'publishEffects' | 'keyedHash'>;

/** An edit turns `before` into `after`; both are the same record when nothing was to change. */
export interface BookingChange {
  before: BookingRecord;
  after: BookingRecord;
}

/** Tells the owner about new bookings, and the customers that theirs have arrived, or are confirmed already. */
export async function notifyOfBookings(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite & { mailing?: MailFacts },
  bookings: readonly BookingRecord[],
): Promise<void> {
  const mailWebsite = await getMailWebsite(work.db, deps, website);
  const now = deps.clock.now();
  work.notifyOwner(website.id, 'booking');
  const areTold = await queueAllNews(
    work,
    deps,
    mailWebsite,
    bookings.map((booking) => {
      const news = booking.status === 'confirmed' ? 'confirmed' : 'received';
      const mail = composeBookingMail(mailWebsite, booking, news, now, { note: findNote(website, booking) });
      return {
        news: composeNewBookingMail(mailWebsite, booking),
        toVisitor: { mail, topic: { about: getFinalTopic(booking) } },
      };
    }),
  );
  const untold = bookings.filter((_, index) => !areTold[index]);
  await markUntold(
    work.db,
    untold.map(({ id }) => id),
  );
}

/**
 * Tells the owner's other devices about a change, and the customer what the owner did to their booking, unless it is
 * over. The mail waits for some seconds: changing the booking back takes the mail back, and another change replaces it.
 * A final change is mailed at once. Returns whether the mail is on its way; null when there is nothing to tell.
 */
export async function notifyOfChange(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite,
  { before, after }: BookingChange,
  isFinal = false,
): Promise<boolean | null> {
  work.notifyOwner(website.id, 'booking-changed');
  const about = getRevocableTopic(after);
  const known = (await withdrawNews(work, about)) ?? before;
  const news = findNews(known, after);
  const now = deps.clock.now();
  if (!news || !hasNews(before, after, now)) return null;
  const mailWebsite = await getMailWebsite(work.db, deps, website);
  const extras = { before: known, note: findNote(website, after) };
  const mail = composeBookingMail(mailWebsite, after, news, now, extras);
  return queueMail(
    work,
    deps,
    mail,
    isFinal ? { about: getFinalTopic(after) } : { about, known: toKnown(known) },
  );
}

/** Returns true if a change matters to the customer: the booking is not over, and they have left an address. */
export function hasNews(before: BookingRecord, after: BookingRecord, now: Date): boolean {
  const isOver = before.bookingDate < now && after.bookingDate < now;
  // A customer who booked by phone may have left no address.
  return !isOver && after.customerEmail !== '';
}

/**
 * Mails an owner's proposal to the customer of a booking; it can be taken back like a change. Returns whether the mail
 * is on its way.
 */
export async function notifyOfProposal(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite,
  booking: BookingRecord,
  write: (mailWebsite: MailWebsite) => Mail,
): Promise<boolean> {
  work.notifyOwner(website.id, 'booking-changed');
  const about = getRevocableTopic(booking);
  const known = (await withdrawNews(work, about)) ?? booking;
  const mailWebsite = await getMailWebsite(work.db, deps, website);
  return queueMail(work, deps, write(mailWebsite), { about, known: toKnown(known) });
}

/** The customer was told these parts of a booking. */
type KnownBooking = Pick<BookingRecord, 'status' | 'bookingDate' | keyof BookingTimes>;

function toKnown(booking: KnownBooking): KnownBooking {
  const { status, bookingDate, bookingDateText, bookingTimeText, bookingEndDateText } = booking;
  return { status, bookingDate, bookingDateText, bookingTimeText, bookingEndDateText };
}

/**
 * Takes back a mail that has not left yet; returns what its customer knows of the booking, or null when no mail waits.
 */
async function withdrawNews(work: Work, about: string): Promise<KnownBooking | null> {
  const known = await withdrawMail<KnownBooking>(work, about);
  return known && { ...known, bookingDate: new Date(known.bookingDate) };
}

/** Names the mails about a booking that can be taken back. */
export const getRevocableTopic = ({ id }: Pick<BookingRecord, 'id'>) => `booking ${id}`;

/** Names the mails about a booking that leave at once. */
export const getFinalTopic = ({ id }: BookingRecord) => `booking ${id} word`;

/** Notes at a booking that a mail to its customer did not leave; does nothing for mail about something else. */
export async function noteBookingMail(deps: WorkDeps, about: string, hasLeft: boolean): Promise<void> {
  const [, id] = /^booking (\d+)( word)?$/.exec(about) ?? [];
  if (id === undefined || hasLeft) return;
  await inTransaction(deps, async (work) => {
    const booking = await lockBooking(work.db, Number(id));
    if (!booking) return;
    await updateBooking(work.db, booking.id, { isCustomerTold: false });
    work.notifyOwner(booking.websiteId, 'booking-changed');
  });
}

/** Tells both sides what a customer did to their booking. Returns whether the customer's mail is on its way. */
export async function notifyOfOwnChange(
  work: Work,
  deps: NotifyDeps,
  website: PublishedWebsite,
  { before, after }: BookingChange,
  confirmedNews: 'moved' | 'confirmed' = 'moved',
): Promise<boolean> {
  work.notifyOwner(website.id, 'booking-changed');
  const mailWebsite = await getMailWebsite(work.db, deps, website);
  await withdrawNews(work, getRevocableTopic(after));
  const news = ({ pending: 'received', confirmed: confirmedNews, cancelled: 'cancelled' } as const)[
    after.status
  ];
  const extras = { before, note: findNote(website, after), isCustomers: true };
  const mail = composeBookingMail(mailWebsite, after, news, deps.clock.now(), extras);
  return queueNews(work, deps, mailWebsite, composeChangedBookingMail(mailWebsite, before, after), {
    mail,
    topic: { about: getFinalTopic(after) },
  });
}

/** Finds the note of a section for customers. */
export function findNote({ pageData }: PublishedWebsite, { sectionId }: BookingRecord): string | undefined {
  return getRulesOnPage(pageData, sectionId).customerNote;
}

/** Returns what a change means for the customer; null when it does not matter to them. */
function findNews(before: KnownBooking, after: BookingRecord): BookingNews | null {
  if (after.status === 'cancelled') {
    if (before.status === 'cancelled') return null;
    return before.status === 'pending' ? 'declined' : 'cancelled';
  }
  if (after.status === 'confirmed' && before.status !== 'confirmed') return 'confirmed';
  return isMoved(before, after) ? 'moved' : null;
}
