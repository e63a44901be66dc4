import { formatMoney } from '@/app/lib/amounts';
import type { Text } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { sumCityTax } from '@/core/stays';

/** Looks like `2 nights, €128.00`; the sum is left out where it is unknown. */
export function formatNights(
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

/** Lists the other details of a stay, one in each line: `2 guests`; `3 × €80.00, 2 × €95.00`; the city tax. */
export function listStayLines(
  { stay, bookingDateText, bookingEndDateText }: Booking,
  t: Text<'admin'>,
): string[] {
  if (!stay || bookingEndDateText === null) return [];
  const { guests, nights } = stay;
  const tax = sumCityTax(stay, countNights(bookingDateText, bookingEndDateText));
  return [
    guests === null ? '' : t('admin.bookings.guestCount', { count: guests }),
    // With a single price, the sum divided by the nights says the same.
    nights.length < 2 ? '' : nights.map((one) => `${one.nights} × ${formatMoney(one.cents)}`).join(', '),
    tax === null ? '' : t('admin.bookings.cityTax', { total: formatMoney(tax) }),
  ].filter((line) => line !== '');
}
