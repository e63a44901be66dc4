import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, inject } from 'vitest';
import { makeBackup, writeBackup } from '@/server/backup/make-backup';
import { getQualifiedName } from '@/server/backup/table-range';
import { listTables } from '@/server/backup/tables';
import { openDatabase } from '@/server/db/open-database';
import { type DatabaseHandle, listRows, type Transaction } from '@/server/kernel/database';
import { openFileLocation } from '@/server/ports/file-location';
import { type Config, readConfig } from '@/server/settings/config';
import { addEmptyDatabase } from './empty-database';
import { createDataDir } from './new-data-dir';
import { createDatabase } from './postgres-database';
import { type Browser, startTestServer, type TestServer } from './test-server';

/** Making a PGlite takes seconds, and many of them on a busy machine. */
export const RESTORE_MS = 180_000;
/** Tells the kind of database of the running project. */
export const testKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';
export const SECRET = 'a secret that the data folder keeps, long enough';

interface BackupStage {
  server: TestServer;
  uploads: string;
  /** Each test gets a new owner, and the path of an archive that is not there yet. */
  owner: Browser;
  archive: string;
  /** Backs the server up, or another database, into `archive`. */
  backUp(database?: DatabaseHandle): Promise<unknown>;
  /** Creates a folder that is removed after the tests of the file. */
  folder(): Promise<string>;
  /** Creates an empty installation on a database of either kind. */
  newPlace(kind?: 'pglite' | 'postgres'): Promise<Config>;
}

/** Starts a server whose files lie on the disk or in a bucket, to be backed up and restored elsewhere. */
export async function startBackupStage(bucket: Config['bucket'] = null): Promise<BackupStage> {
  const dataDir = await createDataDir();
  const uploads = path.join(dataDir, 'uploads');
  const place = await openFileLocation({ dataDir, bucket }, fail);
  const server = startTestServer({ bucket }, undefined, { files: place.files });
  const cleaning: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true })];
  afterAll(async () => {
    for (const clean of cleaning.reverse()) await clean();
  });
  const stage = { server, uploads } as BackupStage;
  stage.folder = async () => {
    const name = await createDataDir();
    cleaning.push(() => rm(name, { recursive: true }));
    return name;
  };
  stage.backUp = (database = server.database) =>
    writeBackup(
      makeBackup({
        database,
        config: { dataDir, sessionSecret: null },
        fileLocation: place,
        now: server.clock.now(),
      }),
      stage.archive,
    );
  stage.newPlace = async (kind = testKind) => {
    const place = { ...readConfig({}), dataDir: await stage.folder() };
    if (kind === 'pglite') {
      await addEmptyDatabase(place.dataDir);
      return place;
    }
    const { url, drop } = await createDatabase(inject('postgresUrl'));
    cleaning.push(drop);
    return { ...place, databaseUrl: url };
  };
  beforeEach(async () => {
    await rm(uploads, { recursive: true, force: true });
    await mkdir(uploads);
    await writeFile(path.join(dataDir, 'session-secret'), SECRET);
    stage.archive = path.join(await stage.folder(), 'backup.zip');
    stage.owner = await server.owner('zora');
  });
  return stage;
}

export function fail(message: string): never {
  throw new Error(message);
}

export async function withDatabase<Result>(
  place: Config,
  use: (handle: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await openDatabase(place, fail);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

export async function deleteAccount(of: Browser): Promise<void> {
  const { email } = (await of.get('/api/auth/user')).json();
  const payload = { currentPassword: 'secret-1', confirmation: email };
  const answer = await of.call({ method: 'DELETE', url: '/api/account', payload });
  expect(answer.statusCode).toBe(204);
}

/** Reads every row of every table as the database itself writes it. */
export async function dump(db: Transaction): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('TimeZone', 'UTC', true)`);
    const rows: Record<string, string[]> = {};
    for (const { name } of await listTables(tx)) {
      const found = await listRows<{ row: string }>(
        tx,
        sql`SELECT t::text AS row FROM ${getQualifiedName({ name })} AS t ORDER BY 1`,
      );
      rows[name] = found.map(({ row }) => row);
    }
    return rows;
  });
}

/** Reads the files of a folder, in base64 by name. */
export async function readFiles(place: string): Promise<Record<string, string>> {
  const names = (await readdir(place)).filter((name) => !name.startsWith('.')).sort();
  const contents = await Promise.all(names.map((name) => readFile(path.join(place, name), 'base64')));
  return Object.fromEntries(names.map((name, index) => [name, contents[index] ?? '']));
}
