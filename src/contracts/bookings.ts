import * as z from 'zod/mini';
import { countNights, MAX_CALENDAR_DAYS } from '@/core/booking-limits';
import {
  dateField,
  emailField,
  lineText,
  nameLine,
  requestId,
  timeField,
  timestamp,
  trapField,
} from '@/core/fields';
import { key, type MessageKey } from '@/core/messages';
import { NAME_MAX_LENGTH, NOTES_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';

const itemId = z
  .string(key('validation.required'))
  .check(z.minLength(1, key('validation.required')), z.maxLength(80, key('validation.invalid')));
const sectionId = z.string().check(z.maxLength(80, key('validation.invalid')));

/** A visitor chooses a service, and names its section where several sections of a page know the same id. */
const serviceChoice = z.object({ serviceId: itemId, sectionId: z.optional(sectionId) });

/** A visitor sends this to book. `endDate` is the day of departure, for stays, which send the time 12:00. */
export const bookingInput = z.extend(serviceChoice, {
  requestId,
  ...trapField,
  date: dateField,
  time: timeField,
  endDate: z.optional(dateField),
  customerName: nameLine(NAME_MAX_LENGTH),
  customerEmail: emailField,
  customerPhone: z.optional(lineText(PHONE_MAX_LENGTH)),
  notes: z.optional(z.string().check(z.maxLength(NOTES_MAX_LENGTH, key('validation.tooLong')))),
});
export type BookingInput = z.infer<typeof bookingInput>;

export const bookingCreated = z.object({ id: z.int(), status: z.literal('pending') });
/** With 202: too much waits already, so nothing is stored before the visitor has followed the link in a mail. */
export const bookingNeedsProof = z.object({ needsProof: z.literal(true), message: z.string() });
export const bookingAnswer = z.union([bookingCreated, bookingNeedsProof]);

/** The times of a day that can no longer be taken; `['12:00']` for a night that is taken. */
export const availabilityQuery = z.extend(serviceChoice, { date: dateField });
export const availability = z.object({ bookedTimes: z.array(z.string()) });
export type Availability = z.infer<typeof availability>;

/** A month, YYYY-MM. */
export const monthQuery = z.extend(serviceChoice, {
  month: z
    .string(key('validation.date'))
    .check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, key('validation.date'))),
});
/** The days of a month that can still be booked for a service, YYYY-MM-DD; for stays the free nights. */
export const freeDays = z.object({ freeDays: z.array(z.string()) });
export type FreeDays = z.infer<typeof freeDays>;

export const bookingStatus = z.enum(['pending', 'confirmed', 'cancelled']);
export type BookingStatus = z.infer<typeof bookingStatus>;

export const booking = z.object({
  id: z.int(),
  websiteId: z.int(),
  sectionId: z.string(),
  serviceId: z.string(),
  bookingType: z.enum(['hourly', 'daily']),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  service: z.string(),
  durationMinutes: z.nullable(z.int()),
  /** Euros per night with two decimals, for stays. */
  price: z.nullable(z.string()),
  bookingDate: timestamp,
  /** The day on the website's wall calendar, YYYY-MM-DD. */
  bookingDateText: z.string(),
  /** The time on the website's wall clock, HH:MM. */
  bookingTimeText: z.string(),
  /** The day of departure, for stays only. */
  bookingEndDateText: z.nullable(z.string()),
  status: bookingStatus,
  /** When it gives its time back without an answer; null for one that is answered, and where it waits as long as it takes. */
  waitsUntil: z.nullable(timestamp),
  notes: z.nullable(z.string()),
  /** False: the last mail that was due to the customer did not go out, because too many went there. */
  isCustomerTold: z.boolean(),
  createdAt: timestamp,
});
export type Booking = z.infer<typeof booking>;

/** An owner can change this of a booking. Where only the instant is sent, day and time are those of the website's zone. */
export const bookingEdit = z
  .partial(
    z.object({
      status: bookingStatus,
      bookingDate: z.iso.datetime({ offset: true, error: key('validation.date') }),
      bookingDateText: dateField,
      bookingTimeText: timeField,
      bookingEndDateText: dateField,
    }),
  )
  .check(
    z.refine(
      (edit) => Object.values(edit).some((value) => value !== undefined),
      key('validation.nothingToChange'),
    ),
  );
export type BookingEdit = z.infer<typeof bookingEdit>;

/** The days of a calendar, both included; at most six weeks. */
export const calendarQuery = z.object({ from: dateField, to: dateField }).check(
  z.superRefine(({ from, to }, context) => {
    const refuse = (message: MessageKey) =>
      context.addIssue({ code: 'custom', path: ['to'], message, params: { max: MAX_CALENDAR_DAYS } });
    if (to < from) refuse(key('validation.date'));
    else if (countNights(from, to) >= MAX_CALENDAR_DAYS) refuse(key('validation.calendarDays'));
  }),
);
/** Bookings that touch those days, in the order of their beginning, cancelled ones left out. */
export const calendarBookings = z.array(booking);
