import * as z from 'zod/mini';
import { dateField, emailField, lineText, nameLine, requestId, timestamp, trapField } from '@/core/fields';
import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '@/core/visitor-limits';
import { bookedGuests, moreServices } from './bookings';
import { itemId, personId, sectionId } from './page-ids';

/** A visitor asks to be told when something gets free on a full day. A stay needs only its nights where any room will do. */
export const waitlistInput = z.object({
  sectionId,
  /** A stay may leave it out: then any room will do. */
  serviceId: z.optional(itemId),
  moreServiceIds: z.optional(moreServices),
  /** Anyone will do where it is missing. */
  personId: z.optional(personId),
  requestId,
  ...trapField,
  date: dateField,
  /** Only stays have one; it is the day of departure. */
  endDate: z.optional(dateField),
  guests: bookedGuests,
  customerName: nameLine(NAME_MAX_LENGTH),
  customerEmail: emailField,
  customerPhone: z.optional(lineText(PHONE_MAX_LENGTH)),
});
export type WaitlistInput = z.infer<typeof waitlistInput>;

/** The message is always the same: whether an address is known here is nobody's business. */
export const waitlistJoined = z.object({ message: z.string() });

/** Shows somebody who waits to the owner. */
export const waitlistEntry = z.object({
  id: z.int(),
  sectionId: z.string(),
  /** It is null for a stay where any room will do. */
  serviceId: z.nullable(z.string()),
  moreServiceIds: z.array(z.string()),
  personId: z.nullable(z.string()),
  /** It is empty where any room will do. */
  service: z.string(),
  personName: z.nullable(z.string()),
  /** It is a day on the website's wall calendar, YYYY-MM-DD. */
  date: z.string(),
  /** Only stays have one; it is the day of departure. */
  endDate: z.nullable(z.string()),
  guests: z.nullable(z.int()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** It is true if something was free for them at the last look. */
  hasFree: z.boolean(),
  /** They were told last at this moment that something is free. */
  toldAt: z.nullable(timestamp),
  /** The card of the customer has this key. */
  customerKey: z.nullable(z.string()),
  createdAt: timestamp,
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;
