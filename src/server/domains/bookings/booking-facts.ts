import { countNights } from '@/core/booking-limits';
import { formatCents, parsePriceCents } from '@/core/money';
import { localDateTime } from '@/core/wall-clock';
import type { bookings } from '../../db/tables/bookings';
import { text } from '../../kernel/text';
import type { MailBody, MailWebsite } from '../mail';

export type MailBooking = typeof bookings.$inferSelect;

const dayFormat = new Intl.DateTimeFormat('sk-SK', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** As much of a booking as is known before it is stored. */
export type RequestedBooking = Pick<
  MailBooking,
  'service' | 'bookingDateText' | 'bookingTimeText' | 'bookingEndDateText' | 'durationMinutes' | 'price'
>;

/** What was booked and when, on the website's wall clock. */
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

/** The same, and until when a booking that waits is held. */
export function bookingFacts(booking: MailBooking, { timeZone }: MailWebsite): MailBody['facts'] {
  const facts = requestedFacts(booking);
  const { status, waitsUntil } = booking;
  if (status !== 'pending' || waitsUntil === null) return facts;
  return [...facts, [text('mail.heldUntil'), momentText(waitsUntil, timeZone)]];
}

/** A moment on the website's wall clock. */
export function momentText(moment: Date, timeZone: string): string {
  const [day = '', time = ''] = localDateTime(moment, timeZone).split(' ');
  return `${dayText(day)}, ${time}`;
}

/** utorok 24. novembra 2026 */
function dayText(date: string): string {
  return dayFormat.format(new Date(date));
}
