import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';
import { websiteId } from './websites';

/** The uploaded pictures of a website's galleries. Each save makes them those of its page. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    websiteId: websiteId(),
    url: text('url').notNull(),
    caption: text('caption').notNull().default(''),
    sortOrder: integer('sort_order').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('photos_website_id_url_key').on(table.websiteId, table.url)],
);
