import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  deleteAccount,
  dump,
  fail,
  RESTORE_MS,
  readFiles,
  SECRET,
  startBackupStage,
  testKind,
  withDatabase,
} from '@tests/support/backup-stage';
import { fillAccount } from '@tests/support/full-account';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findLastMigration, readMigrations } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { users } from '../db/tables/users';
import { type DatabaseHandle, listRows } from '../kernel/database';
import { openFileLocation } from '../ports/file-location';
import { openArchive } from './archive';
import { loadRows } from './load-rows';
import { makeBackup, writeBackup } from './make-backup';
import { copyMigrationsUpTo, restoreBackup } from './restore-backup';

const stage = await startBackupStage();
const { server, uploads } = stage;

/** Returns the next number that a database gives to a website. */
const goOn = ({ db }: DatabaseHandle) =>
  listRows(db, sql`SELECT nextval(pg_get_serial_sequence('websites', 'id'))::integer AS id`);

it('has every row and file, goes on counting where it stopped, and is restored into an empty place only', {
  timeout: RESTORE_MS,
}, async () => {
  const gone = await server.owner('tibor');
  await fillAccount(server, gone, 'gone');
  await deleteAccount(gone);
  await fillAccount(server, stage.owner, 'salon');
  // A trigger turns such a row into the next number of its owner.
  await server.database.db.execute(sql`INSERT INTO order_counters SELECT id, 2026, 3 FROM websites`);
  await stage.backUp();
  const [rows, files] = [await dump(server.database.db), await readFiles(uploads)];
  expect(rows.websites).toHaveLength(1);
  expect(Object.keys(files).length).toBeGreaterThan(2);
  const place = await stage.newPlace();
  // A database is made if there is none.
  await rm(path.join(place.dataDir, 'database'), { recursive: true, force: true });
  await restoreBackup(place, stage.archive, fail);
  await withDatabase(place, async (restored) => {
    expect(await dump(restored.db)).toEqual(rows);
    expect(await readFiles(path.join(place.dataDir, 'uploads'))).toEqual(files);
    expect(await readFile(path.join(place.dataDir, 'session-secret'), 'utf8')).toBe(SECRET);
    expect(await goOn(restored)).toEqual(await goOn(server.database));
    await restored.listen('page_changes', () => undefined);
    await expect(restoreBackup(place, stage.archive, fail)).rejects.toThrow('uploads holds');
    await rm(path.join(place.dataDir, 'uploads'), { recursive: true });
    await expect(restoreBackup(place, stage.archive, fail)).rejects.toThrow(/in use|A server is running/);
  });
  await expect(restoreBackup(place, stage.archive, fail)).rejects.toThrow('has rows in');
  await withDatabase(place, async ({ db }) => expect(await dump(db)).toEqual(rows));
});

it.runIf(testKind === 'postgres')(
  'goes from PostgreSQL into PGlite, and from there into PostgreSQL, with every row, file and counter',
  { timeout: RESTORE_MS },
  async () => {
    await fillAccount(server, stage.owner, 'salon');
    await stage.backUp();
    const [rows, files] = [await dump(server.database.db), await readFiles(uploads)];
    for (const kind of ['pglite', 'postgres'] as const) {
      const place = await stage.newPlace(kind);
      const { engine } = await restoreBackup(place, stage.archive, fail);
      expect(engine).not.toBe(kind);
      stage.archive = path.join(await stage.folder(), 'backup.zip');
      await withDatabase(place, async (database) => {
        expect(await dump(database.db)).toEqual(rows);
        expect(await readFiles(path.join(place.dataDir, 'uploads'))).toEqual(files);
        expect(await goOn(database)).toEqual(await goOn(server.database));
        const parts = { database, config: place, fileLocation: await openFileLocation(place, fail) };
        await writeBackup(makeBackup({ ...parts, now: server.clock.now() }), stage.archive);
      });
    }
  },
);

it('keeps values of every kind exactly', async () => {
  const { db } = server.database;
  await db.execute(sql`
    CREATE TABLE backup_kinds (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, twice bigint GENERATED ALWAYS AS (small * 2) STORED,
      small smallint, flag boolean, amount numeric(30, 10), share double precision, bytes bytea, object jsonb,
      during tsrange, moment timestamptz, wall timestamp, day date, span interval, words text[], key uuid, line text
    )`);
  try {
    await db.execute(sql`
      INSERT INTO backup_kinds (small, flag, amount, share, bytes, object, during, moment, wall, day, span, words, key, line)
      VALUES
        (1, true, 12345678901234567890.0123456789, 0.1, '\\x00ff0a5c', '{"a": [1.50, "\\u010d \\" \\\\ \\n", null]}',
          '[2026-11-24 09:00,2026-11-24 10:00)', '2026-10-25 02:30:00.123456+02', '2026-03-29 02:30', '2028-02-29',
          '1 mon 2 days 03:04:05.6', ARRAY['a,b', NULL, '"', 'č'], '5d4b1c52-6a43-4a7d-9a35-3c2f0e0f1a77', ${'\\N\t\r\n"\'\u2028 😀'}),
        (-32768, false, -0.0000000001, 1e-300, '', 'null', 'empty', 'infinity', '-infinity', '0044-03-15 BC', '-1 year', '{}', NULL, ''),
        (NULL, NULL, 'NaN', 'NaN', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)`);
    const rows = await dump(db);
    await stage.backUp();
    const opened = await openArchive(stage.archive);
    await db.execute(sql`DELETE FROM backup_kinds WHERE small = 1`);
    await db.transaction((tx) => loadRows(tx, opened));
    opened.close();
    expect(rows.backup_kinds).toHaveLength(3);
    expect(await dump(db)).toEqual(rows);
  } finally {
    await db.execute(sql`DROP TABLE backup_kinds`);
  }
});

it('of an older schema is brought up to date', { timeout: RESTORE_MS }, async () => {
  const [old, place] = [await stage.newPlace(), await stage.newPlace()];
  const [, then] = readMigrations();
  const migrations = await copyMigrationsUpTo(then?.when ?? 0);
  const database = await openDatabase(old, fail, migrations.folder);
  await migrations.remove();
  await database.db.execute(sql`
    INSERT INTO users (nickname, nickname_key, email, password_hash, created_at, updated_at)
    VALUES ('Zora', 'zora', 'zora@example.com', 'hash', now(), now())`);
  await stage.backUp(database);
  await database.close();
  const { schema } = await restoreBackup(place, stage.archive, fail);
  expect(schema).toMatchObject({ name: '0001_nickname_key' });
  await withDatabase(place, async ({ db }) => {
    expect(await findLastMigration(db)).toBe(readMigrations().at(-1)?.when);
    expect(
      await db.select({ nickname: users.nickname, version: users.subscriptionVersion }).from(users),
    ).toEqual([{ nickname: 'Zora', version: 0 }]);
  });
});
