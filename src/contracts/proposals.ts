import * as z from 'zod/mini';
import { MAX_PROPOSED_TIMES } from '@/core/booking-limits';
import { dateField, timeField } from '@/core/fields';
import { key } from '@/core/messages';
import { booking, ownerWords } from './bookings';

/** An owner proposes other times to somebody who waits for an answer. */
export const proposal = z.object({
  times: z
    .array(z.object({ date: dateField, time: timeField }))
    .check(
      z.minLength(1, key('validation.required')),
      z.maxLength(MAX_PROPOSED_TIMES, key('validation.invalid')),
    ),
  words: z.optional(ownerWords),
  /** The call is refused if the booking has been changed since it had this number of changes. */
  changes: z.int(),
});
export type Proposal = z.infer<typeof proposal>;

/** A time is held for the customer of a booking, to whom the owner has proposed it. */
export const heldTime = z.object({
  date: z.string(),
  time: z.string(),
  /** This person would serve; null where people are not booked. */
  personId: z.nullable(z.string()),
  /** It shows the booking as it stands now, at the time that was asked for. */
  booking,
});
export type HeldTime = z.infer<typeof heldTime>;
