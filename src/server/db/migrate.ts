import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Beside this file in the sources, beside the bundle in a build. */
export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

/** Names the advisory lock under which one process migrates while the others wait. */
export const MIGRATION_LOCK = 7_269_341;

/** Names the advisory lock that every server which runs on a PostgreSQL database shares. */
export const RUNNING_LOCK = 7_269_342;

/** A migration as their journal names it. */
interface Migration {
  /** Its number: the time at which it was made. */
  when: number;
  tag: string;
}

/** All migrations that this version knows, in their order. */
export function readMigrations(): Migration[] {
  const journal = readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}
