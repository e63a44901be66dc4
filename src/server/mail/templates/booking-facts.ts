import { countNights } from '@/core/booking-limits';
import { formatCents, parsePriceCents } from '@/core/money';
import type { bookings } from '../../db/tables/bookings';
import { text } from '../../http/translate';
import type { MailBody } from './mail-body';

export type MailBooking = typeof bookings.$inferSelect;

const dayFormat = new Intl.DateTimeFormat('sk-SK', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What was booked and when, on the website's wall clock. */
export function bookingFacts(booking: MailBooking): MailBody['facts'] {
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

/** utorok 24. novembra 2026 */
function dayText(date: string): string {
  return dayFormat.format(new Date(date));
}
