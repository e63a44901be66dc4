import { formatMoney } from '@/app/lib/amounts';
import type { Text } from '@/app/lib/texts';
import type { Booking } from '@/contracts/bookings';
import { countNights } from '@/core/booking-limits';
import { sumCityTax } from '@/core/stays';

/** 2 nights, €128.00; without the sum where none is said. */
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

/** Lists in lines what else is agreed of a stay: 2 guests; 3 × €80.00, 2 × €95.00; the city tax. */
export function listStayLines(
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
