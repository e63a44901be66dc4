import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  customerColumns,
  customerIndexes,
  id,
  moment,
  requestOnce,
  searchColumns,
  searchIndexes,
} from './columns';
import { websiteId } from './websites';

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: id(),
    websiteId: websiteId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    ...requestOnce(),
    ...searchColumns(),
    ...customerColumns('email', 'phone'),
  },
  (table) => [
    index('contact_submissions_website_id_created_at_idx').on(
      table.websiteId,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('contact_submissions_website_id_is_read_idx').on(
      table.websiteId,
      table.isRead,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    ...searchIndexes('contact_submissions', table),
    ...customerIndexes('contact_submissions', table),
    uniqueIndex('contact_submissions_request_key').on(table.websiteId, table.requestId),
  ],
);
