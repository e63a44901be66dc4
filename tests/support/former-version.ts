import { sql } from 'drizzle-orm';
import { type Database, listRows, type Transaction } from '@/server/kernel/database';
import { findPostgresError } from '@/server/kernel/database-errors';

/** Describes a column as servers of a version know it. */
export interface KnownColumn {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The database alone gives its value, so no statement may write it. */
  isGiven: boolean;
}

/** Reads the columns on which servers of this version rely. */
export function readColumns(db: Database): Promise<KnownColumn[]> {
  return listRows<KnownColumn>(
    db,
    sql`
      SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type,
        NOT attnotnull AS "isNullable", atthasdef OR attidentity <> '' AS "hasDefault",
        attgenerated <> '' OR attidentity = 'a' AS "isGiven"
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      ORDER BY 1, attnum`,
  );
}

/**
 * Lists what servers of the version before can no longer do on the tables: columns that are gone or became stricter,
 * and new columns without a default, which the INSERTs of these servers do not name.
 */
export function listBreaks(before: readonly KnownColumn[], after: readonly KnownColumn[]): string[] {
  const key = ({ table, name }: KnownColumn) => `${table}.${name}`;
  const now = new Map(after.map((column) => [key(column), column]));
  const known = new Set(before.map(key));
  const tables = new Set(before.map(({ table }) => table));
  const breaks = before.flatMap((was) => {
    const is = now.get(key(was));
    if (!is) return `${key(was)} is gone`;
    return [
      is.type !== was.type && `${key(was)} was ${was.type} and is ${is.type}`,
      was.isNullable && !is.isNullable && `${key(was)} may not be null any more`,
      was.hasDefault && !is.hasDefault && !is.isNullable && `${key(was)} has no default any more`,
      is.isGiven && !was.isGiven && `${key(was)} cannot be written any more`,
    ].filter((line) => typeof line === 'string');
  });
  for (const column of after)
    if (tables.has(column.table) && !known.has(key(column)) && !column.isNullable && !column.hasDefault)
      breaks.push(`${key(column)} is new, and an INSERT must name it`);
  return breaks;
}

/** A second row like the first may be refused for these reasons: the statement itself was understood, which is enough. */
const IS_THERE_ALREADY = new Set(['23505', '23P01']);

/**
 * Runs the statements of servers of the version before on each table that has rows: reads all columns, writes them as
 * they are, and inserts a row anew. Rolls everything back; rejects with the first error.
 */
export async function runFormerStatements(db: Transaction, before: readonly KnownColumn[]): Promise<void> {
  const undo = new Error('nothing stays');
  const run = db.transaction(async (tx) => {
    for (const table of new Set(before.map((column) => column.table))) {
      const columns = before.filter((column) => column.table === table);
      const [all, writable] = [columns, columns.filter(({ isGiven }) => !isGiven)].map((list) =>
        sql.join(
          list.map(({ name }) => sql.identifier(name)),
          sql`, `,
        ),
      );
      const same = sql.join(
        columns
          .filter(({ isGiven }) => !isGiven)
          .map(({ name }) => sql`${sql.identifier(name)} = ${sql.identifier(name)}`),
        sql`, `,
      );
      const name = sql.identifier(table);
      await tx.execute(sql`SELECT ${all} FROM ${name}`);
      await tx.execute(sql`UPDATE ${name} SET ${same}`);
      await tx
        .transaction((inner) =>
          inner.execute(sql`INSERT INTO ${name} (${writable}) SELECT ${writable} FROM ${name} LIMIT 1`),
        )
        .catch((error: unknown) => {
          if (!IS_THERE_ALREADY.has(findPostgresError(error)?.code ?? '')) throw error;
        });
    }
    throw undo;
  });
  await run.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}
