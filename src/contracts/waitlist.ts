import * as z from 'zod/mini';
import { dateField, emailField, lineText, nameLine, requestId, timestamp, trapField } from '@/core/fields';
import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';
import { bookedGuests, moreServices } from './bookings';
import { itemId, personId, sectionId } from './page-ids';

/** A visitor asks to be told when something gets free on a full day; for a stay by its nights, where any room will do. */
export const waitlistInput = z.object({
  sectionId,
  /** A stay may leave it out: then any room will do. */
  serviceId: z.optional(itemId),
  moreServiceIds: z.optional(moreServices),
  /** Anyone where it is missing. */
  personId: z.optional(personId),
  requestId,
  ...trapField,
  date: dateField,
  /** The day of departure, for stays. */
  endDate: z.optional(dateField),
  guests: bookedGuests,
  customerName: nameLine(NAME_MAX_LENGTH),
  customerEmail: emailField,
  customerPhone: z.optional(lineText(PHONE_MAX_LENGTH)),
});
export type WaitlistInput = z.infer<typeof waitlistInput>;

/** Always the same: whether an address is known here is nobody's business. */
export const waitlistJoined = z.object({ message: z.string() });

/** Somebody who waits, as the owner sees them. */
export const waitlistEntry = z.object({
  id: z.int(),
  sectionId: z.string(),
  /** Null for a stay where any room will do. */
  serviceId: z.nullable(z.string()),
  moreServiceIds: z.array(z.string()),
  personId: z.nullable(z.string()),
  /** Empty where any room will do. */
  service: z.string(),
  personName: z.nullable(z.string()),
  /** YYYY-MM-DD on the website's wall calendar. */
  date: z.string(),
  /** The day of departure, for stays. */
  endDate: z.nullable(z.string()),
  guests: z.nullable(z.int()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** True if something was free for them when it was looked last. */
  hasFree: z.boolean(),
  /** When they were told last that something is free. */
  toldAt: z.nullable(timestamp),
  /** Leads to the card of the customer. */
  customerKey: z.nullable(z.string()),
  createdAt: timestamp,
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;
