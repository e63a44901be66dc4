import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { calendarFeeds } from './calendar-feeds';
import { foreignId, id, moment, requestOnce, wallClockRange } from './columns';
import { websiteId } from './websites';

/**
 * Each row keeps some time free of bookings: for a holiday, a doctor's appointment, a stay that another platform has
 * sold.
 */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    websiteId: websiteId(),
    /** The block closes this diary; null for all of the website, also for diaries that come later. */
    resource: text('resource'),
    during: wallClockRange('during').notNull(),
    /** The block holds this place of the diary; null for all places. */
    place: integer('place'),
    /** The block comes from this calendar of another program, where it has the key below; null for a block of the owner. */
    feedId: foreignId('feed_id').references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    feedKey: text('feed_key'),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    ...requestOnce(),
  },
  (table) => [
    index('blocks_website_id_during_idx').using('gist', table.websiteId, table.during),
    index('blocks_feed_id_idx').on(table.feedId).where(sql`${table.feedId} IS NOT NULL`),
    check('blocks_during_check', sql`NOT isempty(${table.during})`),
  ],
);

/**
 * Everything that takes time holds it here: bookings that are not cancelled, and blocks. A constraint written in the
 * migration is the only judge of collisions: no two claims on one place of a resource may overlap in `during`.
 */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    websiteId: websiteId(),
    /** Names the diary: of a service, of a section, of a person or a thing that can be booked once at a time. */
    resource: text('resource').notNull(),
    /** Places are numbered from 1: a resource with six tables has six places. */
    place: integer('place').notNull(),
    /** Covers the claimed time, with what the service needs before and after a visit. */
    during: wallClockRange('during').notNull(),
    /**
     * The owner proposes a visit that begins then, for example `2026-11-25 15:00`; it is held beside the booking's own
     * time.
     */
    proposed: text('proposed'),
    bookingId: foreignId('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    blockId: foreignId('block_id').references(() => blocks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('claims_booking_id_idx').on(table.bookingId),
    index('claims_block_id_idx').on(table.blockId).where(sql`${table.blockId} IS NOT NULL`),
    index('claims_proposed_idx').on(table.bookingId).where(sql`${table.proposed} IS NOT NULL`),
    // An empty range would slip past the exclusion constraint.
    check('claims_during_check', sql`NOT isempty(${table.during})`),
    check('claims_holder_check', sql`num_nonnulls(${table.bookingId}, ${table.blockId}) = 1`),
  ],
);
