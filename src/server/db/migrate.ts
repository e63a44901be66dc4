import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, listRows } from '../kernel/database';

/** The folder stands beside this file in the sources, and beside the bundle in a build. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

/** Names the advisory lock under which one process migrates while the others wait. */
export const MIGRATION_LOCK = 7_269_341;

/** Names the advisory lock that every server which runs on a PostgreSQL database shares. */
export const RUNNING_LOCK = 7_269_342;

/** Names a migration as the journal of migrations does. */
interface Migration {
  /** Numbers the migration by the time at which it was made. */
  when: number;
  tag: string;
}

/** Reads all migrations that this version knows, in their order. */
export function readMigrations(): Migration[] {
  const journal = readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}

/** Returns the number of the last migration of a database; null where there was none. */
export async function findLastMigration(db: Database): Promise<number | null> {
  const [table] = await listRows<{ found: string | null }>(
    db,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS found`,
  );
  if (!table?.found) return null;
  const [last] = await listRows<{ when: string | null }>(
    db,
    sql`SELECT max(created_at)::text AS "when" FROM drizzle.__drizzle_migrations`,
  );
  return last?.when ? Number(last.when) : null;
}

/** Remembers how far a database is migrated; the function that it returns lists the migrations that came after that. */
export async function listMigrationsSince(db: Database): Promise<() => Promise<string[]>> {
  const before = (await findLastMigration(db)) ?? 0;
  return async () => {
    const last = (await findLastMigration(db)) ?? 0;
    return readMigrations()
      .filter(({ when }) => when > before && when <= last)
      .map(({ tag }) => tag);
  };
}

/**
 * Says in a sentence how the tables are after these migrations, also where a newer version of the product has been
 * there.
 */
export async function describeTables(db: Database, applied: readonly string[]): Promise<string> {
  const known = readMigrations().at(-1);
  const last = (await findLastMigration(db)) ?? 0;
  if (known && last > known.when)
    return 'A newer version of the product has changed the tables; this one works on them and changes nothing.';
  if (applied.length === 0) return `The tables are up to date (${known?.tag}).`;
  return `The tables were brought up to date by ${applied.length} migrations: ${applied.join(', ')}.`;
}
