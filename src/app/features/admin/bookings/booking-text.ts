import { formatMoney } from '@/app/lib/amounts';
import { formatDay, formatDayOfWeek, formatDayRange } from '@/app/lib/dates';
import type { Text } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { sumCityTax } from '@/core/stays';
import { timesText } from '../calendar/bookings-of-day';

/** 24/11/2026, 10:30 – 11:30; a stay's days: 26/11 – 28/11/2026 */
export function whenText(booking: Booking): string {
  const { bookingDateText: day, bookingEndDateText: departure } = booking;
  return departure ? formatDayRange(day, departure) : `${formatDay(day, 'date')}, ${timesText(booking)}`;
}

/** The same for days that are near: Tue 24/11, 10:30 – 11:30; `writeDay` is another one inside a sentence. */
export function whenSoonText(booking: Booking, writeDay = formatDayOfWeek): string {
  const { bookingDateText: day, bookingEndDateText: departure } = booking;
  return departure ? formatDayRange(day, departure) : `${writeDay(day)}, ${timesText(booking)}`;
}

/** Haircut, 60 min, Eva */
export function serviceText({ service, durationMinutes, personName }: Booking, t: Text<'admin'>): string {
  const what =
    durationMinutes === null ? service : t('admin.bookings.minutes', { service, minutes: durationMinutes });
  return [what, personName].filter(Boolean).join(', ');
}

/** 2 nights, €128.00; without the sum where none is said. */
export function nightsText(
  arrival: string,
  departure: string,
  cents: number | null,
  t: Text<'admin'>,
): string {
  const count = countNights(arrival, departure);
  return cents === null
    ? t('admin.bookings.nights', { count })
    : t('admin.bookings.nightsTotal', { count, total: formatMoney(cents) });
}

/** What else is agreed of a stay, in lines: 2 guests; 3 × €80.00, 2 × €95.00; the city tax. */
export function stayLines(
  { stay, bookingDateText, bookingEndDateText }: Booking,
  t: Text<'admin'>,
): string[] {
  if (!stay || bookingEndDateText === null) return [];
  const { guests, nights } = stay;
  const tax = sumCityTax(stay, countNights(bookingDateText, bookingEndDateText));
  return [
    guests === null ? '' : t('admin.bookings.guestCount', { count: guests }),
    // One price is the sum divided by the nights.
    nights.length < 2 ? '' : nights.map((one) => `${one.nights} × ${formatMoney(one.cents)}`).join(', '),
    tax === null ? '' : t('admin.bookings.cityTax', { total: formatMoney(tax) }),
  ].filter((line) => line !== '');
}
