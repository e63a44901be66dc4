import { PRODUCT_NAME } from '@/core/brand';
import { toAddressLine } from '@/core/business';
import { MINUTE_MS } from '@/core/dates';
import type { MailAttachment } from '../../db/tables/outbox';
import { text } from '../../kernel/text';
import { findProvenName, getPageUrl, type MailWebsite } from '../mail';
import { listRequestedFacts } from './booking-facts';
import { type CalendarAlarm, writeInvitation } from './calendar-file';
import { getCustomerLink } from './customer-link';
import type { BookingRecord } from './queries';

/**
 * Creates the entry of a booking for the customer's calendar. Its UID never changes and its SEQUENCE grows, so that a
 * change replaces the earlier entry. Returns null for an address with letters that no calendar knows, because a booking
 * matters more than its attachment.
 */
export function createBookingCalendar(
  website: MailWebsite,
  booking: BookingRecord,
  method: 'REQUEST' | 'CANCEL',
  now: Date,
  note = '',
): MailAttachment | null {
  const { customerEmail } = booking;
  if (!IS_CALENDAR_ADDRESS.test(customerEmail)) return null;
  const name = findProvenName(website);
  const what = [booking.service, booking.personName].filter(Boolean).join(', ');
  const isOver = method === 'CANCEL';
  const content = writeInvitation(
    {
      ...toCalendarTimes(booking),
      uid: getBookingUid(website, booking.id),
      sequence: booking.calendarSequence,
      title: name ? `${what} – ${name}` : what,
      description: isOver ? getPageUrl(website) : composeDescription(website, booking, name && note),
      location: (name && toAddressLine(website.business.address)) || undefined,
      isTentative: booking.status === 'pending',
      alarm: isOver ? undefined : createAlarm(booking),
    },
    {
      method,
      language: website.language,
      organizer: name
        ? { name, email: website.account.email }
        : { name: PRODUCT_NAME, email: website.platformEmail },
      // The email stands in for the name, because somebody else may have typed the name.
      attendee: { name: customerEmail, email: customerEmail },
    },
    now,
  );
  return {
    fileName: `${text(website.language, 'exports.files.booking')}.ics`,
    contentType: 'text/calendar',
    content,
    method,
  };
}

/** An address in a calendar is a part of a URI (RFC 5545, 3.3.3). */
const IS_CALENDAR_ADDRESS = /^[\x21-\x7e]+$/;

/** Returns the UID of a booking, which is the same in every file and at every calendar address. */
export function getBookingUid(website: Pick<MailWebsite, 'publicUrl'>, bookingId: number): string {
  return getUid(website, `booking-${bookingId}`);
}

/** Returns the UID of an entry, which no other website has. */
export function getUid({ publicUrl }: Pick<MailWebsite, 'publicUrl'>, name: string): string {
  return `${name}@${new URL(publicUrl).hostname}`;
}

/**
 * Writes the terms of a stay and what customers should know, a line for each, and ends with the link to the booking.
 */
function composeDescription(website: MailWebsite, booking: BookingRecord, note: string | null): string {
  const facts = booking.stay ? listRequestedFacts(booking, website.language) : [];
  const lines = facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return [...lines, note?.trim(), getCustomerLink(website, booking.id)].filter(Boolean).join('\n');
}

/** Calendars ring two hours before a visit, and at noon of the day before a stay. */
function createAlarm({ service, bookingEndDateText }: BookingRecord): CalendarAlarm {
  return { text: service, hoursBefore: bookingEndDateText === null ? 2 : 12 };
}

/** Returns the instants of a visit, or the days of a stay, whose end in a calendar is the day of departure. */
export function toCalendarTimes({
  bookingDate,
  bookingDateText,
  bookingEndDateText,
  durationMinutes,
}: Pick<BookingRecord, 'bookingDate' | 'bookingDateText' | 'bookingEndDateText' | 'durationMinutes'>) {
  if (bookingEndDateText !== null) return { start: bookingDateText, end: bookingEndDateText };
  const start = bookingDate.getTime();
  return { start, end: start + (durationMinutes ?? 0) * MINUTE_MS };
}
