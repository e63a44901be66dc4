import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from './websites';

/** How often the address of a calendar was renewed: the number is a part of what the address is made of. No row is never. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    websiteId: websiteId(),
    /** What the calendar shows: `all`, or the name of a person or a room. */
    subject: text('subject').notNull(),
    renewals: integer('renewals').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.subject] })],
);
