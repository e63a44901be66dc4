import { type Alarm, createEvent, type DateArray } from 'ics';
import { PRODUCT_NAME } from '@/core/brand';
import { addressLine } from '@/core/business';
import type { MailAttachment } from '../../db/tables/outbox';
import { text } from '../../kernel/text';
import { type MailWebsite, pageUrl, provenName } from '../mail';
import { requestedFacts } from './booking-facts';
import { customerLink } from './customer-link';
import type { BookingRecord } from './queries';

const STATUS = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/**
 * A booking for the customer's calendar. Its UID never changes and its SEQUENCE grows, so that a change replaces what
 * stands there. Null when the calendar library refuses an address: a booking matters more than its attachment.
 */
export function bookingCalendar(
  website: MailWebsite,
  booking: BookingRecord,
  method: 'REQUEST' | 'CANCEL',
  now: Date,
  note = '',
): MailAttachment | null {
  const name = provenName(website);
  const what = [booking.service, booking.personName].filter(Boolean).join(', ');
  const event = {
    ...calendarTimes(booking),
    uid: bookingUid(website, booking.id),
    sequence: booking.calendarSequence,
    timestamp: now.getTime(),
    method,
    productId: `-//${PRODUCT_NAME}//${website.language.toUpperCase()}`,
    title: name ? `${what} – ${name}` : what,
    description: method === 'CANCEL' ? pageUrl(website) : description(website, booking, name && note),
    location: (name && addressLine(website.business.address)) || undefined,
    alarms: method === 'CANCEL' ? [] : [alarm(booking)],
    status: method === 'CANCEL' ? STATUS.cancelled : STATUS[booking.status],
    organizer: name
      ? { name: parameter(name), email: website.account.email }
      : { name: PRODUCT_NAME, email: website.platformEmail },
    attendees: [
      {
        // Not the name: somebody else may have typed it.
        name: booking.customerEmail,
        email: booking.customerEmail,
        rsvp: false,
        partstat: 'ACCEPTED' as const,
        role: 'REQ-PARTICIPANT' as const,
      },
    ],
  };
  const { value } = createEvent(event);
  if (!value) return null;
  return {
    fileName: `${text(website.language, 'exports.files.booking')}.ics`,
    contentType: 'text/calendar',
    content: foldCalendarLines(value),
    method,
  };
}

/** Names a booking in calendars, whichever file or address it comes by. */
export function bookingUid({ publicUrl }: Pick<MailWebsite, 'publicUrl'>, bookingId: number): string {
  return `booking-${bookingId}@${new URL(publicUrl).hostname}`;
}

/** Says in lines what is agreed of a stay and what customers should know, and ends with the link to the booking. */
function description(website: MailWebsite, booking: BookingRecord, note: string | null): string {
  const facts = booking.stay ? requestedFacts(booking, website.language) : [];
  const lines = facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  return [...lines, note?.trim(), customerLink(website, booking.id)].filter(Boolean).join('\n');
}

/** Calendars ring two hours before a visit, and at noon of the day before a stay. */
function alarm({ service, bookingEndDateText }: BookingRecord): Alarm {
  const hours = bookingEndDateText === null ? 2 : 12;
  return { action: 'display', description: service, trigger: { hours, minutes: 0, before: true } };
}

/** A visit by its instants; a stay by its days, of which the calendar's end is the one of departure. */
function calendarTimes({ bookingDate, bookingDateText, bookingEndDateText, durationMinutes }: BookingRecord) {
  if (bookingEndDateText !== null) {
    return { start: dateParts(bookingDateText), end: dateParts(bookingEndDateText) };
  }
  const start = bookingDate.getTime();
  return { start, end: start + (durationMinutes ?? 0) * 60_000 };
}

function dateParts(date: string): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** A parameter of iCalendar cannot hold a quotation mark or a line break (RFC 5545, 3.1). */
function parameter(value: string): string {
  return value.replace(/"/g, "'").replace(/\p{Cc}+/gu, ' ');
}

const LINE_MAX_BYTES = 75;
const BREAK = '\r\n';
/** A line that goes on in the next one: that begins with a blank. */
const FOLD = /\r\n[ \t]/g;

/** A calendar file whose lines have at most 75 bytes (RFC 5545, 3.1): the library counts letters, and accents have two. */
export function foldCalendarLines(calendar: string): string {
  return calendar.replace(FOLD, '').split(BREAK).map(foldLine).join(BREAK);
}

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_MAX_BYTES) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_MAX_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join(BREAK);
}
