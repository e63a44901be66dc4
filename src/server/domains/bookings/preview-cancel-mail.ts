import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { CancelMail } from '@/contracts/bookings';
import { bookings } from '../../db/tables/bookings';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { type MailWebsite, readAsVisitor } from '../mail';
import { findWebsite, getMailWebsite } from '../websites';
import { composeBookingLetter, getWordsBy } from './booking-mails';
import { hasNews } from './notify-of-booking';
import { type BookingRecord, createBookingNotFoundError, findBooking } from './queries';

const LAST_WORDS = 3;
/** The owner's last words are chosen from this many cancellations, because an owner often repeats the same words. */
const LOOKED_AT = 60;

/** Shows the mail that a customer gets when the owner cancels their booking; changes nothing. */
export async function previewCancelMail(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keyedHash'>,
  websiteId: number,
  bookingId: number,
): Promise<CancelMail> {
  const website = await findWebsite(deps.db, websiteId);
  const booking = await findBooking(deps.db, bookingId);
  if (!website || booking?.websiteId !== websiteId) throw createBookingNotFoundError();
  const mailWebsite = await getMailWebsite(deps.db, deps, website);
  const now = deps.clock.now();
  return {
    mail:
      booking.status !== 'cancelled' && hasNews(booking, booking, now)
        ? composeMail(mailWebsite, booking, now)
        : null,
    language: mailWebsite.language,
    takesWords: mailWebsite.account.owner.isProven,
    lastWords: await listLastWords(deps.db, websiteId),
  };
}

function composeMail(mailWebsite: MailWebsite, booking: BookingRecord, now: Date): CancelMail['mail'] {
  const cancelled = { ...booking, status: 'cancelled' as const, ownerWords: null };
  const news = booking.status === 'pending' ? 'declined' : 'cancelled';
  const { subject, body } = readAsVisitor(
    mailWebsite,
    composeBookingLetter(mailWebsite, cancelled, news, now),
  );
  return {
    to: booking.customerEmail,
    subject,
    lead: body.lead,
    facts: body.facts.filter(([, value]) => value !== ''),
    wordsBy: getWordsBy(mailWebsite),
    note: body.note,
  };
}

async function listLastWords(db: Database, websiteId: number): Promise<string[]> {
  const rows = await db
    .select({ words: bookings.ownerWords })
    .from(bookings)
    .where(and(eq(bookings.websiteId, websiteId), isNotNull(bookings.ownerWords)))
    .orderBy(desc(bookings.ownerWordsAt), desc(bookings.id))
    .limit(LOOKED_AT);
  return [...new Set(rows.flatMap(({ words }) => words ?? []))].slice(0, LAST_WORDS);
}
