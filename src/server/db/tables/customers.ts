import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  customerColumns,
  customerIndexes,
  foreignId,
  id,
  moment,
  searchColumns,
  searchIndexes,
} from './columns';
import { imports } from './imports';
import { websiteId } from './websites';

/** An owner keeps this about a customer beside the records; most customers have no row. */
export const customerCards = pgTable(
  'customer_cards',
  {
    websiteId: websiteId(),
    /** Some records have this key, as `customerColumns` computes it. */
    key: uuid('key').notNull(),
    /** The customer has this key; it is another one where the owner has joined two. */
    person: uuid('person').notNull(),
    note: text('note').notNull().default(''),
    /** Visits of this customer take this long. */
    minutes: integer('minutes'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.key] }),
    index('customer_cards_website_id_person_idx').on(table.websiteId, table.person),
    index('customer_cards_saved_at_idx').on(table.savedAt),
  ],
);

/**
 * Each row is a customer from the file of another system: an address or a phone number of the file that said something
 * new.
 */
export const importedCustomers = pgTable(
  'imported_customers',
  {
    id: id(),
    websiteId: websiteId(),
    /** Is null once the import can no longer be taken back. */
    importId: foreignId('import_id').references(() => imports.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** The import has put this into the owner's note about the customer. */
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    ...searchColumns(),
    ...customerColumns('email', 'phone'),
  },
  (table) => [
    index('imported_customers_website_id_created_at_idx').on(
      table.websiteId,
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('imported_customers_import_id_idx').on(table.importId).where(sql`${table.importId} IS NOT NULL`),
    uniqueIndex('imported_customers_key').on(table.websiteId, table.customerKey, table.importId),
    ...searchIndexes('imported_customers', table),
    ...customerIndexes('imported_customers', table),
  ],
);

const selectRecords = (table: string, [name, email, phone]: readonly [string, string, string]) => `
  SELECT website_id, customer_key, phone_key, created_at, ${name} AS name, ${email} AS email, ${phone} AS phone,
    search_text, search_keys, ${table === 'imported_customers'} AS is_imported
  FROM ${table}`;

const ofCustomer = ['customer_name', 'customer_email', 'customer_phone'] as const;

/**
 * Joins bookings, orders, messages and customers from a file. It has no condition of its own, so that the planner reads
 * the tables by their indexes.
 */
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
  isImported: boolean('is_imported').notNull(),
}).as(
  sql.raw(
    [
      selectRecords('bookings', ofCustomer),
      selectRecords('orders', ofCustomer),
      selectRecords('contact_submissions', ['name', 'email', 'phone']),
      selectRecords('imported_customers', ['name', 'email', 'phone']),
    ].join('\n  UNION ALL'),
  ),
);
