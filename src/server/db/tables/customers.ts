import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { websiteId } from './websites';

/** An owner keeps this about a customer beside the records; most customers have no row. */
export const customerCards = pgTable(
  'customer_cards',
  {
    websiteId: websiteId(),
    /** The key of some records, as `customerColumns` computes it. */
    key: uuid('key').notNull(),
    /** The key of the person: another one where the owner has joined two. */
    person: uuid('person').notNull(),
    note: text('note').notNull().default(''),
    /** A visit of this customer takes so long. */
    minutes: integer('minutes'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.key] }),
    index('customer_cards_website_id_person_idx').on(table.websiteId, table.person),
    index('customer_cards_saved_at_idx').on(table.savedAt),
  ],
);

const recordsOf = (table: string, [name, email, phone]: readonly [string, string, string]) => `
  SELECT website_id, customer_key, phone_key, created_at, ${name} AS name, ${email} AS email, ${phone} AS phone,
    search_text, search_keys
  FROM ${table}`;

const ofCustomer = ['customer_name', 'customer_email', 'customer_phone'] as const;

/** Joins bookings, orders and messages with the people who left them. It has no condition of its own, so that the planner reads the tables by their indexes. */
export const customerRecords = pgView('customer_records', {
  websiteId: bigint('website_id', { mode: 'number' }).notNull(),
  customerKey: uuid('customer_key').notNull(),
  phoneKey: text('phone_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  searchText: text('search_text'),
  searchKeys: integer('search_keys').array(),
}).as(
  sql.raw(
    [
      recordsOf('bookings', ofCustomer),
      recordsOf('orders', ofCustomer),
      recordsOf('contact_submissions', ['name', 'email', 'phone']),
    ].join('\n  UNION ALL'),
  ),
);
