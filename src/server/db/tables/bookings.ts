import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { BOOKING_STATUSES, BOOKING_TYPES, CUSTOMER_ACTS } from '@/core/bookings';
import type { Answer } from '@/core/questions';
import type { StayTerms } from '@/core/stays';
import {
  customerColumns,
  customerIndexes,
  euros,
  foreignId,
  id,
  moment,
  requestOnce,
  searchColumns,
  searchIndexes,
  wallClockRange,
} from './columns';
import { imports } from './imports';
import { websiteId } from './websites';

/** A booking that is not cancelled holds its time in `claims`, where the database sees to it that nothing collides. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    websiteId: websiteId(),
    sectionId: text('section_id').notNull(),
    serviceId: text('service_id').notNull(),
    /** These services are done in the same visit, after the first one. */
    moreServiceIds: jsonb('more_service_ids').$type<string[]>().notNull().default([]),
    /** The booking stands in this diary, or stood there before it was cancelled: a service's own, or its section's. */
    resource: text('resource').notNull(),
    /** This person serves, where customers book people; the name is a copy, so it stays when the person goes. */
    personId: text('person_id'),
    personName: text('person_name'),
    during: wallClockRange('during').notNull(),
    bookingType: text('booking_type', { enum: BOOKING_TYPES }).notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    /** Name, length and price are copies: a later edit of the service changes no booking. */
    service: text('service').notNull(),
    /** Is null for a stay. */
    durationMinutes: integer('duration_minutes'),
    /** Covers a whole visit, or one night of a stay; null where its nights have several prices. */
    price: euros('price'),
    /** Keeps the terms of a stay as they were agreed; null for visits, and for stays from before this was kept. */
    stay: jsonb('stay').$type<StayTerms>(),
    /** The booking begins at this instant, which is derived from the texts and the website's time zone. */
    bookingDate: moment('booking_date').notNull(),
    bookingDateText: text('booking_date_text').notNull(),
    bookingTimeText: text('booking_time_text').notNull(),
    bookingEndDateText: text('booking_end_date_text'),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('pending'),
    /** A booking that nobody has answered gives its time back then; null for one that waits as long as it takes. */
    waitsUntil: moment('waits_until'),
    /** The hold of proposed times ends then, or has ended; null where none were proposed. */
    proposedUntil: moment('proposed_until'),
    /** The customer is to be reminded then; null when that is done, and for bookings that are not confirmed. */
    remindAt: moment('remind_at'),
    /** Holds a keyed hash of the network that the booking came from, while it waits. */
    network: text('network'),
    /** Is true if the customer has shown by a link that the address is theirs. */
    isEmailProven: boolean('is_email_proven').notNull().default(false),
    /** The customer did this last, and it needs no answer; null once the owner has changed the booking. */
    customerAct: text('customer_act', { enum: CUSTOMER_ACTS }),
    customerActedAt: moment('customer_acted_at'),
    /** Is true if the owner has noted that nobody came. */
    noShow: boolean('no_show').notNull().default(false),
    notes: text('notes'),
    /** The owner asked these questions, and the customer gave these answers. */
    answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
    /** The owner wrote this to the customer when cancelling, at the time below; null where no mail said it. */
    ownerWords: text('owner_words'),
    ownerWordsAt: moment('owner_words_at'),
    /** Is true if the customer got, or will get, the last mail that was due to them. */
    isCustomerTold: boolean('is_customer_told').notNull().default(true),
    /** Counts the changes that calendars were told of. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** The booking came from this file; null for all others, and once the import can no longer be taken back. */
    importId: foreignId('import_id').references(() => imports.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    ...requestOnce(),
    ...searchColumns(),
    ...customerColumns('customer_email', 'customer_phone'),
  },
  (table) => [
    index('bookings_website_id_created_at_idx').on(table.websiteId, table.createdAt.desc(), table.id.desc()),
    index('bookings_website_id_customer_email_idx').on(table.websiteId, sql`lower(${table.customerEmail})`),
    index('bookings_customer_act_idx')
      .on(table.websiteId, table.customerActedAt)
      .where(sql`${table.customerAct} IS NOT NULL`),
    index('bookings_owner_words_idx')
      .on(table.websiteId, table.ownerWordsAt.desc())
      .where(sql`${table.ownerWords} IS NOT NULL`),
    index('bookings_waiting_idx').on(table.waitsUntil).where(sql`${table.status} = 'pending'`),
    index('bookings_reminder_idx').on(table.remindAt).where(sql`${table.remindAt} IS NOT NULL`),
    index('bookings_website_id_status_idx').on(
      table.websiteId,
      table.status,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('bookings_website_id_service_id_idx').on(
      table.websiteId,
      table.serviceId,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('bookings_import_id_idx').on(table.importId).where(sql`${table.importId} IS NOT NULL`),
    index('bookings_website_id_during_idx').using('gist', table.websiteId, table.during),
    ...searchIndexes('bookings', table),
    ...customerIndexes('bookings', table),
    uniqueIndex('bookings_request_key').on(table.websiteId, table.requestId),
    check('bookings_during_check', sql`NOT isempty(${table.during})`),
  ],
);
