import { countNights } from '@/core/booking-limits';
import { formatFullDay, formatMoney } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { bookedCents, type StayTerms, sumCityTax } from '@/core/stays';
import { localDateTime } from '@/core/wall-clock';
import { text, textsIn } from '../../kernel/text';
import type { MailBody, MailWebsite } from '../mail';
import type { BookingTimes } from './check-times';
import type { BookingRecord } from './queries';

/** Returns when a booking is, on the website's wall clock: its beginning, for stays both days. */
export function timeText(
  { bookingDateText, bookingTimeText, bookingEndDateText }: BookingTimes,
  locale: Locale,
): string {
  const day = formatFullDay(locale, bookingDateText);
  return bookingEndDateText === null
    ? `${day}, ${bookingTimeText}`
    : `${day} – ${formatFullDay(locale, bookingEndDateText)}`;
}

/** The part of a booking that is known before it is stored. */
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
export function requestedFacts(booking: RequestedBooking, locale: Locale): MailBody['facts'] {
  const t = textsIn(locale);
  const dayText = (date: string) => formatFullDay(locale, date);
  const { service, bookingDateText, bookingTimeText, bookingEndDateText } = booking;
  if (bookingEndDateText === null) {
    return [
      [t('mail.service'), service],
      [t('mail.person'), booking.personName ?? ''],
      [t('mail.date'), dayText(bookingDateText)],
      [t('mail.time'), bookingTimeText],
      [t('mail.duration'), t('mail.minutes', { minutes: booking.durationMinutes ?? 0 })],
      // A line without a value is left out.
      [t('mail.total'), moneyText(bookedCents(booking), locale)],
    ];
  }
  const nights = countNights(bookingDateText, bookingEndDateText);
  const { stay } = booking;
  const at = (time: string | undefined, message: 'mail.checkIn' | 'mail.checkOut') =>
    time ? `, ${t(message, { time })}` : '';
  return [
    [t('mail.room'), service],
    [t('mail.arrival'), dayText(bookingDateText) + at(stay?.checkIn, 'mail.checkIn')],
    [t('mail.departure'), dayText(bookingEndDateText) + at(stay?.checkOut, 'mail.checkOut')],
    [t('mail.nights'), String(nights)],
    [t('mail.guests'), stay?.guests ? String(stay.guests) : ''],
    [t('mail.price'), nightsText(stay, locale)],
    [t('mail.total'), moneyText(bookedCents(booking), locale)],
    [t('mail.cityTax'), stay ? cityTaxText(stay, nights, locale) : ''],
  ];
}

const moneyText = (cents: number | null, locale: Locale) =>
  cents === null ? '' : formatMoney(locale, cents);

/** 3 × 80 €, 2 × 95 €; nothing where no price is said. */
function nightsText(stay: StayTerms | null, locale: Locale): string {
  if (!stay || stay.nights.length === 0) return '';
  return stay.nights.map(({ nights, cents }) => `${nights} × ${formatMoney(locale, cents)}`).join(', ');
}

function cityTaxText(stay: StayTerms, nights: number, locale: Locale): string {
  if (stay.cityTaxCents === 0) return '';
  const price = formatMoney(locale, stay.cityTaxCents);
  const total = sumCityTax(stay, nights);
  return total === null
    ? text(locale, 'mail.cityTaxEach', { price })
    : text(locale, 'mail.cityTaxSum', { price, total: formatMoney(locale, total) });
}

/** Adds to these facts until when a booking that waits is held. */
export function bookingFacts(
  booking: BookingRecord,
  { timeZone }: Pick<MailWebsite, 'timeZone'>,
  locale: Locale,
): MailBody['facts'] {
  const facts = requestedFacts(booking, locale);
  const { status, waitsUntil } = booking;
  if (status !== 'pending' || waitsUntil === null) return facts;
  return [...facts, [text(locale, 'mail.heldUntil'), momentText(locale, waitsUntil, timeZone)]];
}

/** A moment on the website's wall clock. */
export function momentText(locale: Locale, moment: Date, timeZone: string): string {
  const [day = '', time = ''] = localDateTime(moment, timeZone).split(' ');
  return `${formatFullDay(locale, day)}, ${time}`;
}
