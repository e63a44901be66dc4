import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foreignId, id, moment } from './columns';
import { users } from './users';
import { websiteId } from './websites';

/** Holds the uploaded pictures of a website's galleries. Each save replaces them by those of its page. */
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

/** Each row is a file in the file store; a file that belongs to no website yet was uploaded before the first save. */
export const uploads = pgTable(
  'uploads',
  {
    fileName: text('file_name').primaryKey(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('uploads_user_id_idx').on(table.userId)],
);
