import { countNights } from '@/core/booking-limits';
import { formatFullDay, formatMoney } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { findBookedCents, type StayTerms, sumCityTax } from '@/core/stays';
import { toLocalDateTime } from '@/core/wall-clock';
import { getTextsIn, text } from '../../kernel/text';
import type { MailBody, MailWebsite } from '../mail';
import type { BookingTimes } from './check-times';
import type { BookingRecord } from './queries';

/** Returns when a booking is, on the website's wall clock: when a visit begins, or both days of a stay. */
export function formatTimes(
  { bookingDateText, bookingTimeText, bookingEndDateText }: BookingTimes,
  locale: Locale,
): string {
  const day = formatFullDay(locale, bookingDateText);
  return bookingEndDateText === null
    ? `${day}, ${bookingTimeText}`
    : `${day} – ${formatFullDay(locale, bookingEndDateText)}`;
}

/** These parts of a booking are known before it is stored. */
export type RequestedBooking = Pick<
  BookingRecord,
  | 'service'
  | 'personName'
  | 'bookingDateText'
  | 'bookingTimeText'
  | 'bookingEndDateText'
  | 'durationMinutes'
  | 'price'
  | 'stay'
>;

/** Lists what was booked and when, on the website's wall clock. */
export function listRequestedFacts(booking: RequestedBooking, locale: Locale): MailBody['facts'] {
  const t = getTextsIn(locale);
  const formatBookedDay = (date: string) => formatFullDay(locale, date);
  const { service, bookingDateText, bookingTimeText, bookingEndDateText } = booking;
  if (bookingEndDateText === null) {
    return [
      [t('mail.service'), service],
      [t('mail.person'), booking.personName ?? ''],
      [t('mail.date'), formatBookedDay(bookingDateText)],
      [t('mail.time'), bookingTimeText],
      [t('mail.duration'), t('mail.minutes', { minutes: booking.durationMinutes ?? 0 })],
      // A line without a value is left out.
      [t('mail.total'), formatCents(findBookedCents(booking), locale)],
    ];
  }
  const nights = countNights(bookingDateText, bookingEndDateText);
  const { stay } = booking;
  const formatHour = (time: string | undefined, message: 'mail.checkIn' | 'mail.checkOut') =>
    time ? `, ${t(message, { time })}` : '';
  return [
    [t('mail.room'), service],
    [t('mail.arrival'), formatBookedDay(bookingDateText) + formatHour(stay?.checkIn, 'mail.checkIn')],
    [t('mail.departure'), formatBookedDay(bookingEndDateText) + formatHour(stay?.checkOut, 'mail.checkOut')],
    [t('mail.nights'), String(nights)],
    [t('mail.guests'), stay?.guests ? String(stay.guests) : ''],
    [t('mail.price'), formatNights(stay, locale)],
    [t('mail.total'), formatCents(findBookedCents(booking), locale)],
    [t('mail.cityTax'), stay ? formatCityTax(stay, nights, locale) : ''],
  ];
}

const formatCents = (cents: number | null, locale: Locale) =>
  cents === null ? '' : formatMoney(locale, cents);

/** Looks like `3 × 80 €, 2 × 95 €`; empty where no price is given. */
function formatNights(stay: StayTerms | null, locale: Locale): string {
  if (!stay || stay.nights.length === 0) return '';
  return stay.nights.map(({ nights, cents }) => `${nights} × ${formatMoney(locale, cents)}`).join(', ');
}

function formatCityTax(stay: StayTerms, nights: number, locale: Locale): string {
  if (stay.cityTaxCents === 0) return '';
  const price = formatMoney(locale, stay.cityTaxCents);
  const total = sumCityTax(stay, nights);
  return total === null
    ? text(locale, 'mail.cityTaxEach', { price })
    : text(locale, 'mail.cityTaxSum', { price, total: formatMoney(locale, total) });
}

/** Lists these facts and, for a booking that waits, until when it is held. */
export function listBookingFacts(
  booking: BookingRecord,
  { timeZone }: Pick<MailWebsite, 'timeZone'>,
  locale: Locale,
): MailBody['facts'] {
  const facts = listRequestedFacts(booking, locale);
  const { status, waitsUntil } = booking;
  if (status !== 'pending' || waitsUntil === null) return facts;
  return [...facts, [text(locale, 'mail.heldUntil'), formatMoment(locale, waitsUntil, timeZone)]];
}

/** Formats a moment on the website's wall clock. */
export function formatMoment(locale: Locale, moment: Date, timeZone: string): string {
  const [day = '', time = ''] = toLocalDateTime(moment, timeZone).split(' ');
  return `${formatFullDay(locale, day)}, ${time}`;
}
