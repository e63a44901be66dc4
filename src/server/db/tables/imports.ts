import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { IMPORT_STATES, type ImportField, type ImportProblem } from '@/core/imports';
import { id, moment } from './columns';
import { websiteId } from './websites';

/** Holds what the owner has chosen for a file. */
export interface ImportChoice {
  /** Each column has its meaning here; a calendar has no columns. */
  fields: (ImportField | null)[];
  /** Bookings of services that the page does not name become bookings of this one; looks like `{section}/{service}`. */
  service: string | null;
}

/** Describes a row of the file of which something did not come in. */
export interface RefusedRow {
  row: number;
  name: string;
  problem: ImportProblem;
}

/** Each row is a file of another system whose customers and bookings are brought in. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    websiteId: websiteId(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('draft'),
    /** Holds the text of the file, as long as the owner only looks at it. */
    content: text('content'),
    choice: jsonb('choice').$type<ImportChoice>().notNull(),
    /** Holds the entries to be stored, in order, as JSON; they are kept from the owner's press until all are stored. */
    entries: text('entries'),
    /** `position` counts the entries that are dealt with, `total` all of them. */
    position: integer('position').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Lists rows that could not be stored; only the first ones are listed, and the count is of all. */
    refused: jsonb('refused').$type<RefusedRow[]>().notNull().default([]),
    refusedCount: integer('refused_count').notNull().default(0),
    /** Counts the customers and bookings that were there already. */
    known: integer('known').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
  },
  (table) => [
    index('imports_website_id_created_at_idx').on(table.websiteId, table.createdAt.desc()),
    index('imports_created_at_idx').on(table.createdAt),
    // The database allows a website one open import at a time.
    uniqueIndex('imports_open_key')
      .on(table.websiteId)
      .where(sql`${table.state} IN ('draft', 'running', 'takingBack')`),
  ],
);
