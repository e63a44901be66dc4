import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  customerColumns,
  customerIndexes,
  foreignId,
  id,
  moment,
  requestOnce,
  wallClockRange,
} from './columns';
import { websiteId } from './websites';

/** Somebody waits for a place on a full day: on the day of a visit, or for the nights of a stay. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    websiteId: websiteId(),
    sectionId: text('section_id').notNull(),
    /** Is null for a stay in any room. */
    serviceId: text('service_id'),
    moreServiceIds: jsonb('more_service_ids').$type<string[]>().notNull().default([]),
    /** Is null where anyone will do. */
    personId: text('person_id'),
    /** Names are copies, as in a booking; the service's is empty where any room will do. */
    service: text('service').notNull(),
    personName: text('person_name'),
    /** Holds the day of the visit, or of the arrival for a stay. */
    date: text('date').notNull(),
    /** Only stays have one; it is the day of departure. */
    endDate: text('end_date'),
    guests: integer('guests'),
    /** Covers the day or the nights, so that changes of these find the entry. */
    during: wallClockRange('during').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** Holds a keyed hash of the network that the entry came from, until the address is proven. */
    network: text('network'),
    /** The link in the mail was followed then. Without that nobody is written to, or shown to the owner. */
    provenAt: moment('proven_at'),
    /**
     * The server looks then whether something is free; null before the address is proven, and when the last mail is
     * written.
     */
    lookAt: moment('look_at'),
    /** These were free at the last look: times of the day, or rooms for the nights. */
    seenFree: jsonb('seen_free').$type<string[]>().notNull().default([]),
    /** Counts the mails that told of something free. */
    mails: integer('mails').notNull().default(0),
    toldAt: moment('told_at'),
    /** The owner has removed the entry then, and may yet take that back. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull(),
    ...requestOnce(),
    ...customerColumns('email', 'phone'),
  },
  (table) => [
    index('waitlist_entries_website_id_during_idx').using('gist', table.websiteId, table.during),
    index('waitlist_entries_look_at_idx').on(table.lookAt).where(sql`${table.lookAt} IS NOT NULL`),
    uniqueIndex('waitlist_entries_request_key').on(table.websiteId, table.requestId),
    check('waitlist_entries_during_check', sql`NOT isempty(${table.during})`),
    ...customerIndexes('waitlist_entries', table),
  ],
);

/**
 * Each row notes that free times have changed while somebody waits for one. Triggers in the migration write it, so
 * that no rule can forget it, and the next look at the waiting list takes it up.
 */
export const diaryChanges = pgTable('diary_changes', {
  /** The id is random and no number, because triggers wrote rows while the version before loaded a backup. */
  id: uuid('id').primaryKey().defaultRandom(),
  /** Is no foreign key, because a row is written also when the website goes. */
  websiteId: foreignId('website_id').notNull(),
  /** Is null for all days, as when opening hours change. */
  during: wallClockRange('during'),
});
