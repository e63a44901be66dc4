import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Has one row, whose id stands in the folder with files too: that folder belongs to this database. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull(),
    /**
     * Processes see by this keyed hash that they all have one SESSION_SECRET; null until the first process has written
     * it.
     */
    secretCheck: text('secret_check'),
  },
  (table) => [check('installation_only_check', sql`${table.isOnly}`)],
);
