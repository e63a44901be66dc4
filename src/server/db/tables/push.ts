import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { foreignId, id, moment } from './columns';
import { sessions, users } from './users';

/**
 * Each row is a browser of an owner that gets pushes. It goes with its session, so that nobody who has signed out reads
 * names of customers.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    userId: foreignId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sid: text('sid')
      .notNull()
      .references(() => sessions.sid, { onDelete: 'cascade', onUpdate: 'cascade' }),
    endpoint: text('endpoint').notNull().unique('push_devices_endpoint_key'),
    /** These keys, in base64url, let only this browser read a push. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_devices_user_id_idx').on(table.userId),
    index('push_devices_sid_idx').on(table.sid),
  ],
);
