import * as z from 'zod/mini';
import {
  CUSTOMER_NOTE_MAX_LENGTH,
  MAX_OWN_MINUTES,
  MIN_OWN_MINUTES,
  RETENTION_MONTHS,
} from '@/core/customers';
import { timestamp } from '@/core/fields';
import { key } from '@/core/messages';
import { booking } from './bookings';
import { contactSubmission } from './contact-submissions';
import { order } from './orders';
import { waitlistEntry } from './waitlist';

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The database makes this key of a customer's email, else of the phone number, by MD5: it names nobody, but who knows the
 * email can compute it.
 */
export const customerKey = z
  .string(key('validation.required'))
  .check(z.regex(KEY, key('validation.invalid')));

/**
 * The next page of the list begins after the last customer seen, given by the moment of the last record and the key.
 */
export const customerCursor = z.string().check(z.regex(/^\d{1,13}-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

const counts = {
  /** Counts the bookings that were confirmed, are over, and to which the customer came. */
  visits: z.int(),
  noShows: z.int(),
  orders: z.int(),
  /** It is a day on the website's wall clock, YYYY-MM-DD. */
  lastVisit: z.nullable(z.string()),
  /** It is a day, YYYY-MM-DD, and for visits also the time, YYYY-MM-DD HH:MM. */
  nextVisit: z.nullable(z.string()),
};

/** A customer is one person, told by email or phone, with the name and the contact of the newest record. */
export const customer = z.object({
  key: customerKey,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The newest record came at this moment. */
  lastSeen: timestamp,
  /** The newest record came from a file of another system: the customer did nothing then. */
  isImported: z.boolean(),
  ...counts,
});
export type Customer = z.infer<typeof customer>;

/** Somebody with the same phone number or the same name may be the same person. */
const alikeCustomer = z.pick(customer, { key: true, name: true, email: true, phone: true });
export type AlikeCustomer = z.infer<typeof alikeCustomer>;

/** The owner writes these notes about a customer. */
const own = {
  note: z.string(),
  /** A visit of the customer takes this many minutes; null where it takes as long as the service says. */
  minutes: z.nullable(z.int()),
  /** The notes were last saved at this moment; null when nothing was saved. */
  savedAt: z.nullable(timestamp),
};
export const customerOwn = z.object(own);
export type CustomerOwn = z.infer<typeof customerOwn>;

/** Shows all that is known of a customer; long lists have only the newest records. */
export const customerCard = z.extend(customer, {
  ...own,
  /** These lists have all addresses and numbers, as they were written last. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  /** The first record came at this moment. */
  firstSeen: timestamp,
  /** It is in euros with two decimals, and counts only orders that are paid. */
  paidTotal: z.string(),
  messageCount: z.int(),
  /** Says when the customer came from a file of another system, and which note came with them. */
  imported: z.array(z.object({ createdAt: timestamp, note: z.string() })),
  bookings: z.array(booking),
  /** The customer waits for these places, on days that are to come. */
  waiting: z.array(waitlistEntry),
  orderList: z.array(order),
  messages: z.array(contactSubmission),
  alike: z.array(alikeCustomer),
});
export type CustomerCard = z.infer<typeof customerCard>;

/** An owner saves this on a card; a field that is left out stays as another tab may have saved it. */
export const customerEdit = z.object({
  note: z.optional(
    z
      .string(key('validation.required'))
      .check(z.maxLength(CUSTOMER_NOTE_MAX_LENGTH, key('validation.tooLong')), z.trim()),
  ),
  minutes: z.optional(
    z.nullable(
      z
        .int(key('validation.invalid'))
        .check(
          z.minimum(MIN_OWN_MINUTES, key('validation.invalid')),
          z.maximum(MAX_OWN_MINUTES, key('validation.invalid')),
        ),
    ),
  ),
});
export type CustomerEdit = z.infer<typeof customerEdit>;

export const customerJoin = z.object({ other: customerKey });

/** Two cards have this phone number. */
export const alikePair = z.object({ phone: z.string(), customers: z.array(alikeCustomer) });
export type AlikePair = z.infer<typeof alikePair>;

/** A website keeps what customers left for this many months; null keeps it until somebody deletes it. */
export const retention = z.object({
  months: z.nullable(z.literal([...RETENTION_MONTHS], key('validation.invalid'))),
});
export type Retention = z.infer<typeof retention>;
