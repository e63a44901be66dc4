import { countNights, PROOF_HOURS } from '@/core/booking-limits';
import { formatCents, parsePriceCents } from '@/core/money';
import { localDateTime } from '@/core/wall-clock';
import { text } from '../../kernel/text';
import {
  accountMail,
  adminUrl,
  type Mail,
  type MailBody,
  type MailWebsite,
  ownerMail,
  pageUrl,
  provenName,
  visitorMail,
} from '../mail';
import { bookingCalendar } from './booking-calendar';
import type { BookingRecord } from './queries';

/** What became of a booking, as far as its customer wants to hear of it. */
export type BookingNews = 'received' | 'confirmed' | 'moved' | 'cancelled' | 'lapsed';

/** Tells the owner who wants to come. */
export function newBookingMail(website: MailWebsite, booking: BookingRecord): Mail {
  const { customerName, customerEmail, customerPhone, notes } = booking;
  return ownerMail(website, {
    subject: text('mail.newBooking.subject', { name: customerName, service: booking.service }),
    person: customerEmail,
    body: {
      heading: text('mail.newBooking.heading', { name: customerName }),
      lead: text('mail.newBooking.lead', { website: website.title }),
      facts: [
        ...bookingFacts(booking, website),
        [text('mail.name'), customerName],
        [text('mail.email'), customerEmail],
        [text('mail.phone'), customerPhone ?? ''],
      ],
      quote: notes ?? undefined,
      action: { label: text('mail.newBooking.action'), url: adminUrl(website, 'bookings') },
    },
  });
}

/** Tells the customer, and their calendar, what became of a booking as it stands now. */
export function bookingMail(
  website: MailWebsite,
  booking: BookingRecord,
  news: BookingNews,
  now: Date,
): Mail {
  const values = { website: provenName(website) ?? text('mail.business') };
  const isOver = booking.status === 'cancelled';
  const calendar = bookingCalendar(website, booking, isOver ? 'CANCEL' : 'REQUEST', now);
  const isOwners = news !== 'received' && news !== 'lapsed';
  return visitorMail(website, isOwners ? 'decision' : 'receipt', {
    subject: text(`mail.booking.${news}.subject`),
    person: booking.customerEmail,
    body: {
      heading: text(`mail.booking.${news}.heading`),
      lead: text(`mail.booking.${news}.lead`, values),
      facts: bookingFacts(booking, website),
      action: { label: text('mail.openPage'), url: pageUrl(website) },
    },
    attachments: calendar ? [calendar] : [],
  });
}

const dayFormat = new Intl.DateTimeFormat('sk-SK', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** As much of a booking as is known before it is stored. */
type RequestedBooking = Pick<
  BookingRecord,
  'service' | 'bookingDateText' | 'bookingTimeText' | 'bookingEndDateText' | 'durationMinutes' | 'price'
>;

/** Lists what was booked and when, on the website's wall clock. */
export function requestedFacts(booking: RequestedBooking): MailBody['facts'] {
  const { service, bookingDateText, bookingTimeText, bookingEndDateText } = booking;
  if (bookingEndDateText === null) {
    return [
      [text('mail.service'), service],
      [text('mail.date'), dayText(bookingDateText)],
      [text('mail.time'), bookingTimeText],
      [text('mail.duration'), text('mail.minutes', { minutes: booking.durationMinutes ?? 0 })],
    ];
  }
  const nights = countNights(bookingDateText, bookingEndDateText);
  return [
    [text('mail.service'), service],
    [text('mail.arrival'), dayText(bookingDateText)],
    [text('mail.departure'), dayText(bookingEndDateText)],
    [text('mail.nights'), String(nights)],
    [text('mail.total'), formatCents(nights * (parsePriceCents(booking.price ?? '0') ?? 0))],
  ];
}

/** Adds to these facts until when a booking that waits is held. */
function bookingFacts(booking: BookingRecord, { timeZone }: MailWebsite): MailBody['facts'] {
  const facts = requestedFacts(booking);
  const { status, waitsUntil } = booking;
  if (status !== 'pending' || waitsUntil === null) return facts;
  return [...facts, [text('mail.heldUntil'), momentText(waitsUntil, timeZone)]];
}

/** A moment on the website's wall clock. */
function momentText(moment: Date, timeZone: string): string {
  const [day = '', time = ''] = localDateTime(moment, timeZone).split(' ');
  return `${dayText(day)}, ${time}`;
}

/** utorok 24. novembra 2026 */
function dayText(date: string): string {
  return dayFormat.format(new Date(date));
}

/** Asks whoever reads an address whether they want to book; only then is anything booked. */
export function bookingProofMail(
  website: MailWebsite,
  address: string,
  requested: RequestedBooking,
  token: string,
): Mail {
  return visitorMail(website, 'receipt', {
    subject: text('mail.bookingProof.subject'),
    person: address,
    body: {
      heading: text('mail.bookingProof.heading'),
      lead: text('mail.bookingProof.lead', {
        website: provenName(website) ?? text('mail.business'),
        hours: PROOF_HOURS,
      }),
      facts: requestedFacts(requested),
      action: { label: text('mail.bookingProof.action'), url: `${pageUrl(website)}/booking/${token}` },
    },
  });
}

/** Tells the owner which bookings give their time back soon because nobody has answered them. */
export function waitingBookingsMail(website: MailWebsite, bookings: readonly BookingRecord[]): Mail {
  const count = bookings.length;
  return accountMail(
    website.account,
    text('mail.waitingBookings.subject', { count, website: website.title }),
    {
      heading: text('mail.waitingBookings.heading', { count }),
      lead: text('mail.waitingBookings.lead', { website: website.title }),
      facts: bookings.map(({ customerName, service, bookingDate, waitsUntil }): [string, string] => [
        momentText(bookingDate, website.timeZone),
        text('mail.waitingBookings.booking', {
          name: customerName,
          service,
          until: waitsUntil ? momentText(waitsUntil, website.timeZone) : '',
        }),
      ]),
      action: { label: text('mail.newBooking.action'), url: adminUrl(website, 'bookings') },
    },
  );
}
