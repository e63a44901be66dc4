import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { websiteId } from './websites';

/** Each row counts one day of a website, in the website's time zone. */
export const analytics = pgTable(
  'analytics',
  {
    websiteId: websiteId(),
    date: date('date').notNull(),
    visits: integer('visits').notNull().default(0),
    uniqueVisitors: integer('unique_visitors').notNull().default(0),
    pageViews: integer('page_views').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.date] })],
);

/** A row says who came on a day: a keyed hash that cannot be turned back once the day's salt is gone. */
export const visitorDays = pgTable(
  'visitor_days',
  {
    websiteId: websiteId(),
    date: date('date').notNull(),
    visitor: text('visitor').notNull(),
    /** Holds a hash of the network without the browser's name, by which the network's visitors are counted. */
    network: text('network'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.date, table.visitor] }),
    // Days that are over are forgotten in small steps.
    index('visitor_days_date_idx').on(table.date),
    index('visitor_days_network_idx').on(table.websiteId, table.date, table.network),
  ],
);

/** Keeps the random salt of each UTC day, which all server processes share; it is deleted when the day is over. */
export const visitorSalts = pgTable('visitor_salts', {
  date: date('date').primaryKey(),
  salt: text('salt').notNull(),
});
