import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS_FOLDER, readMigrations } from '../db/migrate';

/** A folder with the migrations up to one of them, for a database that is to have the schema of then. */
export async function migrationsUpTo(when: number): Promise<{ folder: string; remove(): Promise<void> }> {
  const known = readMigrations();
  if (!known.some((migration) => migration.when === when)) {
    const isNewer = when > (known.at(-1)?.when ?? 0);
    throw new Error(
      isNewer
        ? 'The backup was made by a newer version of the product. Update this one first; nothing was changed.'
        : 'The backup has a database schema that this version does not know; nothing was changed.',
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'verandly-migrations-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { when: number }[] };
  journal.entries = journal.entries.filter((entry) => entry.when <= when);
  await writeFile(journalFile, JSON.stringify(journal));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
