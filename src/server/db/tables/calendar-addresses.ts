import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from './websites';

/**
 * Counts how often the address of a calendar was renewed; the address is made of the number too. Without a row it was
 * never renewed.
 */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    websiteId: websiteId(),
    /** The calendar shows this: `all`, or the name of a person or a room. */
    subject: text('subject').notNull(),
    renewals: integer('renewals').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.subject] })],
);
