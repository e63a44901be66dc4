import { randomInt } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { assertStored, hasDatabaseFolder, listFilledTables, takeRunningLock } from '../backup/database-state';
import { prepareForRows, readOneMoment } from '../backup/snapshot-rows';
import { listTables } from '../backup/tables';
import { DataDirInUse } from '../db/data-dir-lock';
import { adoptFiles } from '../db/file-owner';
import { findLastMigration, MIGRATIONS_FOLDER, readMigrations } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { openPostgresForTask, type TaskDatabase } from '../db/open-postgres';
import { prepareDataDir } from '../kernel/data-dir';
import { type Database, getOne, listRows } from '../kernel/database';
import { findPostgresError, isUnavailable } from '../kernel/database-errors';
import { getFailureReason } from '../kernel/describe-failure';
import { openFileLocation } from '../ports/file-location';
import type { Config } from '../settings/config';
import { assertNoStrangers, type CopiedFiles, copySecret, copyUploads } from './copy-files';
import { copyRows, type MoveWatch } from './copy-rows';
import { type DatabaseLocation, describeLocation, isSameLocation } from './locations';

interface MoveParts extends MoveWatch {
  log(message: string): void;
}

interface Moved {
  rows: number;
  tables: number;
  files: number;
}

type Source = Pick<Config, 'dataDir' | 'databaseUrl' | 'sessionSecret' | 'bucket'>;

/**
 * Copies everything from the place of a configuration into an empty one, and only reads the source. All rows come in
 * one transaction, which is committed when all of them were read back and are the same; until then the target stays
 * empty, whatever happens. Throws sentences for the operator, without the password of an address.
 */
export async function moveData(source: Source, target: DatabaseLocation, parts: MoveParts): Promise<Moved> {
  if (isSameLocation(source, target)) throw createSameDatabaseError(source);
  await assertStored(source);
  return withDatabase(source, null, parts, async (from) => {
    await assertCurrent(source, from.db);
    return keepServersOut(source, from, async (mark) => {
      if (hasOwnUploads(source, target)) await assertNoStrangers(source.dataDir, target.dataDir);
      await prepareTarget(target, mark, parts);
      return withDatabase(target, MIGRATIONS_FOLDER, parts, (to) =>
        keepServersOut(target, to, () => move({ source, from, target, to }, parts)),
      );
    });
  });
}

/** Returns true if the secret is copied: the folder stays the same where only the database moves into it or out of it. */
const hasOwnFolder = (source: DatabaseLocation, target: DatabaseLocation) =>
  !target.databaseUrl && path.resolve(source.dataDir) !== path.resolve(target.dataDir);

/** Returns true if the uploads are copied as well; a bucket goes on to belong to the database, whose id is in its rows. */
const hasOwnUploads = (source: Source, target: DatabaseLocation) =>
  !source.bucket && hasOwnFolder(source, target);

interface Ends {
  source: Source;
  from: TaskDatabase;
  target: DatabaseLocation;
  to: TaskDatabase;
}

async function move({ source, from, target, to }: Ends, parts: MoveParts): Promise<Moved> {
  const tables = await listTables(from.db);
  const hasUploads = hasOwnUploads(source, target);
  const files: CopiedFiles = hasUploads
    ? await copyUploads(source.dataDir, target.dataDir, parts.signal)
    : { count: 0, undo: async () => undefined };
  let isComplete = false;
  try {
    const rows = await readOneMoment(from.db, tables, (reading) =>
      to.db.transaction(async (writing) => {
        const moved = await copyRows(reading, writing, tables, parts);
        if (hasOwnFolder(source, target) && !source.sessionSecret)
          await copySecret(source.dataDir, target.dataDir);
        if (hasUploads)
          await adoptFiles(writing, await openFileLocation({ ...target, bucket: null }, parts.log));
        parts.signal.throwIfAborted();
        isComplete = true;
        return moved;
      }),
    );
    return { rows, tables: tables.length, files: files.count };
  } catch (error) {
    if (isComplete)
      throw new Error(
        `All rows were written and compared, but the last answer of ${describeLocation(target)} is missing (${getFailureReason(error)}). ` +
          'Run the same command again: if it says that the target is not empty, everything is there.',
      );
    await files.undo();
    if (!isUnavailable(error) && !findPostgresError(error)) throw error;
    throw new Error(
      `The move was broken off: ${getFailureReason(error)}. The target is empty as before, and the move can be started again.`,
    );
  }
}

/** Opens a database for as long as it is used, with its tables as they are or brought up to date. */
async function withDatabase<Result>(
  location: DatabaseLocation,
  migrationsFolder: string | null,
  { log }: MoveParts,
  use: (database: TaskDatabase) => Promise<Result>,
): Promise<Result> {
  const opening = location.databaseUrl
    ? openPostgresForTask(location.databaseUrl, log, migrationsFolder)
    : openDatabase(location, log, migrationsFolder);
  const database: TaskDatabase = await opening.catch((error: unknown) => {
    if (error instanceof DataDirInUse)
      throw new Error(`A server runs on ${location.dataDir} (${error.holder}). Stop it before you move.`);
    throw error;
  });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Throws unless the source has exactly the tables of this version: nothing is changed there, so they stay as they are. */
async function assertCurrent(source: DatabaseLocation, db: Database): Promise<void> {
  const last = await findLastMigration(db);
  const current = readMigrations().at(-1)?.when ?? 0;
  if (last === current) return;
  if (last === null) throw new Error(`There is nothing to move: ${describeLocation(source)} has no tables.`);
  throw new Error(
    last > current
      ? `${begin(describeLocation(source))} was changed by a newer version of the product. Update this one first; nothing was changed.`
      : `${begin(describeLocation(source))} has the tables of an older version. Start the server of this version on it once (npm start), stop it, and move then; nothing was changed.`,
  );
}

/**
 * Makes sure that the target is empty, of no newer version, used by nobody and not the source under another name, before
 * anything is changed there. `mark` is the number of a lock that the source's database holds.
 */
async function prepareTarget(target: DatabaseLocation, mark: number | null, parts: MoveParts): Promise<void> {
  if (!target.databaseUrl) {
    await prepareDataDir(target.dataDir);
    if (!(await hasDatabaseFolder(target.dataDir))) return;
  }
  await withDatabase(target, null, parts, async ({ db, kind }) => {
    const last = await findLastMigration(db);
    if (mark !== null && kind === 'postgres' && !(await isFree(db, mark)))
      throw createSameDatabaseError(target);
    if (kind === 'postgres' && !(await takeRunningLock(db))) throw createServerRunsError(target);
    if ((last ?? 0) > (readMigrations().at(-1)?.when ?? 0))
      throw new Error(
        `${begin(describeLocation(target))} was made by a newer version of the product. Update this one first; nothing was changed.`,
      );
    const filled = await listFilledTables(db);
    if (filled.length > 0)
      throw new Error(
        `${begin(describeLocation(target))} is not empty: it has rows in ${filled.join(', ')}. Everything is moved into an empty one only; nothing was changed.`,
      );
  });
}

/**
 * Keeps the lock that servers share while `use` runs, so that no server runs and none can start. The result counts,
 * also when the connection with the lock breaks at its end.
 */
async function keepServersOut<Result>(
  location: DatabaseLocation,
  { db, kind }: TaskDatabase,
  use: (mark: number | null) => Promise<Result>,
): Promise<Result> {
  // PGlite is locked by its folder.
  if (kind === 'pglite') return use(null);
  const outcomes: Promise<Result>[] = [];
  const locked = db.transaction(async (tx) => {
    await prepareForRows(tx);
    if (!(await takeRunningLock(tx))) throw createServerRunsError(location);
    const mark = randomInt(2 ** 47);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${mark}::bigint)`);
    const outcome = use(mark);
    outcomes.push(outcome);
    return outcome;
  });
  await locked.catch(() => undefined);
  return outcomes[0] ?? locked;
}

async function isFree(db: Database, lock: number): Promise<boolean> {
  const taken = await listRows<{ taken: boolean }>(
    db,
    sql`SELECT pg_try_advisory_xact_lock(${lock}::bigint) AS taken`,
  );
  return getOne(taken).taken;
}

const createServerRunsError = (location: DatabaseLocation) =>
  new Error(`A server is running on ${describeLocation(location)}. Stop it before you move.`);

const createSameDatabaseError = (location: DatabaseLocation) =>
  new Error(`Source and target are the same: ${describeLocation(location)}. Nothing was changed.`);

const begin = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
