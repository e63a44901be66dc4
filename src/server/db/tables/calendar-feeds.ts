import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { FEED_PROBLEMS } from '@/core/feeds';
import { id, moment } from './columns';
import { websiteId } from './websites';

/** Each row is a calendar of another program, such as that of a room at a platform: what is taken there is blocked here. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    websiteId: websiteId(),
    name: text('name').notNull(),
    /** Anybody who knows this address can read the calendar. */
    url: text('url').notNull(),
    /** The calendar closes this diary; null for all of the website. */
    resource: text('resource'),
    createdAt: moment('created_at').notNull(),
    /** The calendar is read again then. */
    nextAt: moment('next_at').notNull(),
    readAt: moment('read_at'),
    /** The last attempt failed for this reason; null where it did not. */
    problem: text('problem', { enum: FEED_PROBLEMS }),
    /** Counts the attempts that have failed one after the other. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    index('calendar_feeds_website_id_idx').on(table.websiteId),
    index('calendar_feeds_next_at_idx').on(table.nextAt),
  ],
);
