import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  customerColumns,
  customerIndexes,
  foreignId,
  id,
  moment,
  requestOnce,
  searchColumns,
  searchIndexes,
} from './columns';
import { websiteId } from './websites';

/** Keeps an answer with the request that brought it, so that the same call again changes nothing. */
export interface StoredReply {
  text: string;
  createdAt: string;
  requestId: string | null;
  /** Is true when the answer's mail was given up. */
  hasFailed?: boolean;
}

const messageColumns = () => ({
  websiteId: websiteId(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  isRead: boolean('is_read').notNull().default(false),
  /** The owner answered these from the admin, the oldest first. */
  replies: jsonb('replies').$type<StoredReply[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  ...requestOnce(),
  ...searchColumns(),
  ...customerColumns('email', 'phone'),
});

export const contactSubmissions = pgTable(
  'contact_submissions',
  { id: id(), ...messageColumns() },
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

/**
 * Holds messages that an owner calls spam, and later ones from the same addresses. They have a table of their own, so
 * that nothing that lists, counts or knows customers meets them.
 */
export const spamMessages = pgTable(
  'spam_messages',
  { id: foreignId('id').primaryKey(), ...messageColumns(), spamAt: moment('spam_at').notNull() },
  (table) => [
    index('spam_messages_website_id_created_at_idx').on(
      table.websiteId,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('spam_messages_spam_at_idx').on(table.spamAt),
    ...searchIndexes('spam_messages', table),
    ...customerIndexes('spam_messages', table),
    uniqueIndex('spam_messages_request_key').on(table.websiteId, table.requestId),
  ],
);
