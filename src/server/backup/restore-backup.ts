import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getTableName, sql } from 'drizzle-orm';
import { adoptFiles } from '../db/file-owner';
import { findLastMigration, MIGRATIONS_FOLDER, readMigrations } from '../db/migrate';
import { type DatabaseSettings, openDatabase } from '../db/open-database';
import { installation } from '../db/tables/installation';
import { getSecretFile, getUploadsFolder, prepareDataDir } from '../kernel/data-dir';
import type { Database, DatabaseHandle, Transaction } from '../kernel/database';
import { listNames } from '../kernel/missing-files';
import { writeDurably } from '../kernel/sync-files';
import { type FileLocation, openFileLocation } from '../ports/file-location';
import type { Config } from '../settings/config';
import { type Archive, getPartName, type Manifest, openArchive, SECRET_NAME, toUploadName } from './archive';
import { listFilledTables, takeRunningLock } from './database-state';
import { loadRows } from './load-rows';
import { getQualifiedName, join } from './table-range';
import { listTables } from './tables';

/** An archive is restored into this folder and database. */
type RestoreTarget = DatabaseSettings & Pick<Config, 'sessionSecret' | 'bucket'>;

/**
 * Brings an archive's rows and files into an empty database and an empty folder or bucket. The rows are loaded in one
 * transaction with the schema that they had, and are then migrated as they would have been in their old database.
 */
export async function restoreBackup(
  config: RestoreTarget,
  file: string,
  log: (message: string) => void,
): Promise<Manifest> {
  const archive = await openArchive(file);
  try {
    const migrations = await copyMigrationsUpTo(archive.manifest.schema.when);
    try {
      const fileLocation = await openTarget(config, archive, log);
      const database = await openEmpty(config, archive.manifest, migrations.folder, log);
      try {
        await restoreInto(database, config, fileLocation, archive);
      } finally {
        await database.close();
      }
      await migrateOn(config, fileLocation, archive.manifest, log);
    } finally {
      await migrations.remove();
    }
    return archive.manifest;
  } finally {
    archive.close();
  }
}

/**
 * Restores the files first, because rows without their files would pass for a restored product. When the rows fail, the
 * written files are removed.
 */
async function restoreInto(
  { db }: DatabaseHandle,
  config: RestoreTarget,
  fileLocation: FileLocation,
  archive: Archive,
): Promise<void> {
  const { files } = fileLocation;
  const written: string[] = [];
  try {
    const wanted = new Set(listUploads(archive));
    // A bucket may still have some of the files; a name never gets another content.
    for await (const { name } of files.list()) wanted.delete(name);
    for (const fileName of wanted) {
      written.push(fileName);
      await files.put(fileName, await buffer(await archive.open(toUploadName(fileName))));
    }
    await db.transaction((tx) => loadRows(tx, archive));
    if (isCurrent(archive.manifest.schema)) await adoptFiles(db, fileLocation);
  } catch (error) {
    await Promise.allSettled(written.map((name) => files.remove(name)));
    throw error;
  }
  if (config.sessionSecret || !archive.names.includes(SECRET_NAME)) return;
  await writeDurably(getSecretFile(config.dataDir), await archive.readText(SECRET_NAME));
}

const isCurrent = ({ when }: Manifest['schema']) => when === readMigrations().at(-1)?.when;

async function migrateOn(
  config: RestoreTarget,
  fileLocation: FileLocation,
  { schema }: Manifest,
  log: (message: string) => void,
): Promise<void> {
  if (isCurrent(schema)) return;
  const database = await openDatabase(config, log);
  await adoptFiles(database.db, fileLocation);
  await database.close();
}

/** Opens the place of the files; throws when somebody's files are in it. */
async function openTarget(
  config: RestoreTarget,
  archive: Archive,
  log: (message: string) => void,
): Promise<FileLocation> {
  if (!config.bucket) await assertNoFiles(getUploadsFolder(config.dataDir));
  await prepareDataDir(config.dataDir);
  const fileLocation = await openFileLocation(config, log);
  if (config.bucket) await assertNoStranger(fileLocation, archive);
  return fileLocation;
}

async function assertNoFiles(folder: string): Promise<void> {
  const files = (await listNames(folder)).filter((name) => !name.startsWith('.'));
  if (files.length > 0)
    throw new Error(
      `${folder} holds ${files.length} files. A backup is restored into an empty DATA_DIR: move this one away or choose another.`,
    );
}

/** A bucket outlives a lost database, so it may hold the files of the very database that is restored. */
async function assertNoStranger({ files, mark, location }: FileLocation, archive: Archive): Promise<void> {
  const { done: isEmpty } = await files.list()[Symbol.asyncIterator]().next();
  if (isEmpty || (await mark.read()) === (await readDatabaseId(archive))) return;
  throw new Error(
    `${location} holds the files of another database. A backup is restored into an empty bucket, or into that of its own database; nothing was changed.`,
  );
}

/** Reads from an archive's rows which database its files belong to; returns 'unknown' where the rows do not say. */
async function readDatabaseId({ manifest: { tables }, readText }: Archive): Promise<string> {
  const table = tables.find(({ name }) => name === getTableName(installation));
  const column = table?.columns.indexOf('id') ?? -1;
  for (const part of table?.parts ?? []) {
    const [line = ''] = (await readText(getPartName(getTableName(installation), part))).split('\n');
    const id: unknown = line && JSON.parse(line)[column];
    if (typeof id === 'string') return id;
  }
  return 'unknown';
}

function listUploads({ names }: Archive): string[] {
  const folder = toUploadName('');
  return names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
}

/** Opens the database with the archive's schema; throws when somebody's data is in it, or somebody uses it. */
async function openEmpty(
  config: RestoreTarget,
  { schema }: Manifest,
  migrationsFolder: string,
  log: (message: string) => void,
): Promise<DatabaseHandle> {
  const database = await openDatabase(config, log, migrationsFolder);
  try {
    await assertUnused(database);
    await assertEmpty(database.db);
    if ((await findLastMigration(database.db)) === schema.when) return database;
    // Another version made this database: its empty tables are made anew.
    await dropTables(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  await database.close();
  return openDatabase(config, log, migrationsFolder);
}

async function assertEmpty(db: Database): Promise<void> {
  const filled = await listFilledTables(db);
  if (filled.length === 0) return;
  throw new Error(
    `The database is not empty: it has rows in ${filled.join(', ')}. A backup is restored into an empty one; nothing was changed.`,
  );
}

async function assertUnused({ db, kind }: DatabaseHandle): Promise<void> {
  if (kind === 'pglite' || (await takeRunningLock(db))) return;
  throw new Error('A server is running on this database. Stop it before you restore a backup.');
}

async function dropTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`DROP TABLE ${join((await listTables(tx)).map(getQualifiedName))} CASCADE`);
  await tx.execute(sql`DROP SCHEMA IF EXISTS drizzle CASCADE`);
}

/** Makes a folder with the migrations up to one of them, for a database that is to have the schema of that time. */
export async function copyMigrationsUpTo(when: number): Promise<{ folder: string; remove(): Promise<void> }> {
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
