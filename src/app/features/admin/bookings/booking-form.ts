import * as z from 'zod/mini';
import { type Booking, type BookingEdit, bookingStatus } from '@/contracts/bookings';
import { dateField, timeField } from '@/core/calendar-date';
import { key } from '@/core/messages';

const fields = z.object({
  status: bookingStatus,
  bookingDateText: dateField,
  bookingTimeText: z.string(),
  bookingEndDateText: z.string(),
});
export type BookingFormInput = z.input<typeof fields>;

/** What an owner can change of a visit and of a stay; only the fields of its kind are sent. */
export const bookingForms: Record<Booking['bookingType'], z.ZodMiniType<BookingEdit, BookingFormInput>> = {
  hourly: z.pipe(
    z.extend(fields, { bookingTimeText: timeField }),
    z.transform(({ bookingEndDateText: _none, ...edit }) => edit),
  ),
  daily: z.pipe(
    z.extend(fields, { bookingEndDateText: dateField }).check(
      z.refine((stay) => stay.bookingEndDateText > stay.bookingDateText, {
        path: ['bookingEndDateText'],
        message: key('validation.departure'),
      }),
    ),
    z.transform(({ bookingTimeText: _fixed, ...edit }) => edit),
  ),
};

export function bookingFormOf(booking: Booking): BookingFormInput {
  return {
    status: booking.status,
    bookingDateText: booking.bookingDateText,
    bookingTimeText: booking.bookingTimeText,
    bookingEndDateText: booking.bookingEndDateText ?? '',
  };
}
