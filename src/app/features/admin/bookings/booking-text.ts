import { formatDay, formatDayOfWeek, formatDayRange } from '@/app/lib/dates';
import type { Text } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import { formatTimes } from '../calendar/bookings-of-day';

/** Looks like `24/11/2026, 10:30 – 11:30`, or for a stay `26/11 – 28/11/2026`. */
export function formatWhen(booking: Booking): string {
  const { bookingDateText: day, bookingEndDateText: departure } = booking;
  return departure ? formatDayRange(day, departure) : `${formatDay(day, 'date')}, ${formatTimes(booking)}`;
}

/**
 * Writes when a booking of the days to come is, such as `Tue 24/11, 10:30 – 11:30`; inside a sentence `writeDay` is
 * another function.
 */
export function formatWhenSoon(booking: Booking, writeDay = formatDayOfWeek): string {
  const { bookingDateText: day, bookingEndDateText: departure } = booking;
  return departure ? formatDayRange(day, departure) : `${writeDay(day)}, ${formatTimes(booking)}`;
}

/** Looks like `Haircut, 60 min, Eva`. */
export function formatService({ service, durationMinutes, personName }: Booking, t: Text<'admin'>): string {
  const what =
    durationMinutes === null ? service : t('admin.bookings.minutes', { service, minutes: durationMinutes });
  return [what, personName].filter(Boolean).join(', ');
}
