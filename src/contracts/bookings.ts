import { z } from 'zod';
import { countNights, MAX_CALENDAR_DAYS } from '@/core/booking-limits';
import { dateField, timeField } from '@/core/calendar-date';
import { emailField, lineText, requiredLine, timestamp } from '@/core/fields';
import { key, type MessageKey } from '@/core/messages';
import { NAME_MAX_LENGTH, NOTES_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';

const itemId = z
  .string(key('validation.required'))
  .min(1, key('validation.required'))
  .max(80, key('validation.invalid'));
const sectionId = z.string().max(80, key('validation.invalid'));

/** Which service, and of which section where several sections of a page know the same id. */
const serviceChoice = z.object({ serviceId: itemId, sectionId: sectionId.optional() });

/** What a visitor sends to book. `endDate` is the day of departure, for stays, which send the time 12:00. */
export const bookingInput = serviceChoice.extend({
  date: dateField,
  time: timeField,
  endDate: dateField.optional(),
  customerName: requiredLine(NAME_MAX_LENGTH),
  customerEmail: emailField,
  customerPhone: lineText(PHONE_MAX_LENGTH).optional(),
  notes: z.string().max(NOTES_MAX_LENGTH, key('validation.tooLong')).optional(),
});
export type BookingInput = z.infer<typeof bookingInput>;

export const bookingCreated = z.object({ id: z.number().int(), status: z.literal('pending') });

/** The times of a day that can no longer be taken; `['12:00']` for a night that is taken. */
export const availabilityQuery = serviceChoice.extend({ date: dateField });
export const availability = z.object({ bookedTimes: z.array(z.string()) });
export type Availability = z.infer<typeof availability>;

/** A month, YYYY-MM. */
export const monthQuery = serviceChoice.extend({
  month: z.string(key('validation.date')).regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, key('validation.date')),
});
/** The days of a month that can still be booked for a service, YYYY-MM-DD; for stays the free nights. */
export const freeDays = z.object({ freeDays: z.array(z.string()) });
export type FreeDays = z.infer<typeof freeDays>;

export const bookingStatus = z.enum(['pending', 'confirmed', 'cancelled']);
export type BookingStatus = z.infer<typeof bookingStatus>;

export const booking = z.object({
  id: z.number().int(),
  websiteId: z.number().int(),
  sectionId: z.string(),
  serviceId: z.string(),
  bookingType: z.enum(['hourly', 'daily']),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  service: z.string(),
  durationMinutes: z.number().int().nullable(),
  /** Euros per night with two decimals, for stays. */
  price: z.string().nullable(),
  bookingDate: timestamp,
  /** The day on the website's wall calendar, YYYY-MM-DD. */
  bookingDateText: z.string(),
  /** The time on the website's wall clock, HH:MM. */
  bookingTimeText: z.string(),
  /** The day of departure, for stays only. */
  bookingEndDateText: z.string().nullable(),
  status: bookingStatus,
  notes: z.string().nullable(),
  createdAt: timestamp,
});
export type Booking = z.infer<typeof booking>;

/** What an owner changes of a booking. Where only the instant is sent, day and time are those of the website's zone. */
export const bookingEdit = z
  .object({
    status: bookingStatus,
    bookingDate: z.iso.datetime({ offset: true, error: key('validation.date') }),
    bookingDateText: dateField,
    bookingTimeText: timeField,
    bookingEndDateText: dateField,
  })
  .partial()
  .refine(
    (edit) => Object.values(edit).some((value) => value !== undefined),
    key('validation.nothingToChange'),
  );
export type BookingEdit = z.infer<typeof bookingEdit>;

/** The days of a calendar, both included; at most six weeks. */
export const calendarQuery = z
  .object({ from: dateField, to: dateField })
  .superRefine(({ from, to }, context) => {
    const refuse = (message: MessageKey) =>
      context.addIssue({ code: 'custom', path: ['to'], message, params: { max: MAX_CALENDAR_DAYS } });
    if (to < from) refuse(key('validation.date'));
    else if (countNights(from, to) >= MAX_CALENDAR_DAYS) refuse(key('validation.calendarDays'));
  });
/** Bookings that touch those days, in the order of their beginning, cancelled ones left out. */
export const calendarBookings = z.array(booking);
