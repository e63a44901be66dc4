import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

/** By what a folder with files is known as this database's own; one row. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull(),
  },
  (table) => [check('installation_only_check', sql`${table.isOnly}`)],
);
