import { formatDay, formatDayOfWeek, formatDayRange } from '@/app/lib/dates';
import type { Text } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
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
