import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BookingInput } from '@/contracts/bookings';
import { moment } from './columns';
import { websiteId } from './websites';

/** Each row waits until the visitor has followed the link in the mail; then it becomes a booking. */
export const bookingProofs = pgTable(
  'booking_proofs',
  {
    /** Only the SHA-256 of the link's secret is stored. */
    tokenHash: text('token_hash').primaryKey(),
    websiteId: websiteId(),
    requestId: uuid('request_id'),
    /** Only keyed hashes of the address and of the network that asked are kept. */
    email: text('email').notNull(),
    network: text('network').notNull(),
    /** The visitor sent this; it is forgotten when the link is used. */
    input: jsonb('input').$type<BookingInput>(),
    /** Is set when the link has led to a booking. */
    bookedAt: moment('booked_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('booking_proofs_website_id_idx').on(table.websiteId),
    index('booking_proofs_expires_at_idx').on(table.expiresAt),
  ],
);

/** A row says whose address is known to be theirs at a website, as a keyed hash. */
export const provenEmails = pgTable(
  'proven_emails',
  {
    websiteId: websiteId(),
    email: text('email').notNull(),
    provenUntil: moment('proven_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.email] }),
    index('proven_emails_proven_until_idx').on(table.provenUntil),
  ],
);

/** Keeps when an owner was last told that bookings of a website wait for an answer. */
export const bookingReminders = pgTable('booking_reminders', {
  websiteId: websiteId().primaryKey(),
  toldAt: moment('told_at').notNull(),
});
