import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { addEmptyDatabase } from '@tests/support/empty-database';
import { fillAccount } from '@tests/support/full-account';
import { newDataDir } from '@tests/support/new-data-dir';
import { createDatabase } from '@tests/support/postgres-database';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { visitorCalls } from '@tests/support/visitor-sections';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { readMigrations } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { contactSubmissions } from '../db/tables/messages';
import { users } from '../db/tables/users';
import type { Database, DatabaseHandle } from '../kernel/database';
import { createDiskFileStore } from '../ports/file-store/disk-file-store';
import { type Config, readConfig } from '../settings/config';
import { holdFiles } from './held-files';
import { loadRows } from './load-rows';
import { makeBackup } from './make-backup';
import { migrationsUpTo } from './migrations-up-to';
import { openArchive } from './open-archive';
import { readRows } from './read-rows';
import { restoreBackup } from './restore-backup';
import { findLastMigration } from './snapshot-rows';
import { nameOf } from './table-range';
import { findTables } from './tables';
import { writeBackup } from './write-backup';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const dataDir = await newDataDir();
const uploads = path.join(dataDir, 'uploads');
const server = startTestServer({}, undefined, { files: await createDiskFileStore(uploads) });
const cleaning: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true })];
afterAll(async () => {
  for (const clean of cleaning.reverse()) await clean();
});

const fail = (message: string) => {
  throw new Error(message);
};

/** Making a PGlite takes seconds, many on a busy machine. */
const RESTORE_MS = 180_000;
const SECRET = 'a secret that the data folder keeps, long enough';
let archive: string;
let owner: Browser;
beforeEach(async () => {
  await rm(uploads, { recursive: true });
  await createDiskFileStore(uploads);
  await writeFile(path.join(dataDir, 'session-secret'), SECRET);
  archive = path.join(await folder(), 'backup.zip');
  owner = await server.owner('zora');
});

async function folder(): Promise<string> {
  const name = await newDataDir();
  cleaning.push(() => rm(name, { recursive: true }));
  return name;
}

const backUp = (file = archive, database: DatabaseHandle = server.database) =>
  writeBackup(
    makeBackup({ database, config: { dataDir, sessionSecret: null }, now: server.clock.now() }),
    file,
  );

async function deleteAccount(of: Browser): Promise<void> {
  const { email } = (await of.get('/api/auth/user')).json();
  const payload = { currentPassword: 'secret-1', confirmation: email };
  const answer = await of.call({ method: 'DELETE', url: '/api/account', payload });
  expect(answer.statusCode).toBe(204);
}

/** An empty place of either kind. */
async function newPlace(kind: 'pglite' | 'postgres'): Promise<Config> {
  const place = { ...readConfig({}), dataDir: await folder() };
  if (kind === 'pglite') {
    await addEmptyDatabase(place.dataDir);
    return place;
  }
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  cleaning.push(drop);
  return { ...place, databaseUrl: url };
}

async function withDatabase<Result>(
  place: Awaited<ReturnType<typeof newPlace>>,
  use: (handle: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await openDatabase(place, fail);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/** Every row of every table in the database's own words. */
async function dump(db: Database): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('TimeZone', 'UTC', true)`);
    const rows: Record<string, string[]> = {};
    for (const { name } of await findTables(tx)) {
      const found = await readRows<{ row: string }>(
        tx,
        sql`SELECT t::text AS row FROM ${nameOf({ name })} AS t ORDER BY 1`,
      );
      rows[name] = found.map(({ row }) => row);
    }
    return rows;
  });
}

async function filesIn(place: string): Promise<Record<string, string>> {
  const names = (await readdir(place)).filter((name) => !name.startsWith('.')).sort();
  const contents = await Promise.all(names.map((name) => readFile(path.join(place, name), 'base64')));
  return Object.fromEntries(names.map((name, index) => [name, contents[index] ?? '']));
}

/** The next number that a database gives to a website. */
const goOn = ({ db }: DatabaseHandle) =>
  readRows(db, sql`SELECT nextval(pg_get_serial_sequence('websites', 'id'))::integer AS id`);

it('has every row and file, goes on counting where it stopped, and is restored into an empty place only', {
  timeout: RESTORE_MS,
}, async () => {
  const gone = await server.owner('tibor');
  await fillAccount(server, gone, 'gone');
  await deleteAccount(gone);
  await fillAccount(server, owner, 'salon');
  await backUp();
  const [rows, files] = [await dump(server.database.db), await filesIn(uploads)];
  expect(rows.websites).toHaveLength(1);
  expect(Object.keys(files).length).toBeGreaterThan(2);
  const place = await newPlace(isPostgres ? 'postgres' : 'pglite');
  // Where there is no database at all, one is made.
  await rm(path.join(place.dataDir, 'database'), { recursive: true, force: true });
  await restoreBackup(place, archive, fail);
  await withDatabase(place, async (restored) => {
    expect(await dump(restored.db)).toEqual(rows);
    expect(await filesIn(path.join(place.dataDir, 'uploads'))).toEqual(files);
    expect(await readFile(path.join(place.dataDir, 'session-secret'), 'utf8')).toBe(SECRET);
    expect(await goOn(restored)).toEqual(await goOn(server.database));
    await restored.listen('page_changes', () => undefined);
    await expect(restoreBackup(place, archive, fail)).rejects.toThrow('uploads holds');
    await rm(path.join(place.dataDir, 'uploads'), { recursive: true });
    await expect(restoreBackup(place, archive, fail)).rejects.toThrow(/in use|A server is running/);
  });
  await expect(restoreBackup(place, archive, fail)).rejects.toThrow('has rows in');
  await withDatabase(place, async ({ db }) => expect(await dump(db)).toEqual(rows));
});

it.runIf(isPostgres)(
  'goes from PostgreSQL into PGlite, and from there into PostgreSQL, with every row, file and counter',
  { timeout: RESTORE_MS },
  async () => {
    await fillAccount(server, owner, 'salon');
    await backUp();
    const [rows, files] = [await dump(server.database.db), await filesIn(uploads)];
    for (const kind of ['pglite', 'postgres'] as const) {
      const place = await newPlace(kind);
      const { engine } = await restoreBackup(place, archive, fail);
      expect(engine).not.toBe(kind);
      archive = path.join(await folder(), 'backup.zip');
      await withDatabase(place, async (database) => {
        expect(await dump(database.db)).toEqual(rows);
        expect(await filesIn(path.join(place.dataDir, 'uploads'))).toEqual(files);
        expect(await goOn(database)).toEqual(await goOn(server.database));
        await writeBackup(makeBackup({ database, config: place, now: server.clock.now() }), archive);
      });
    }
  },
);

it('shows one moment while visitors and owners go on', { timeout: RESTORE_MS }, async () => {
  const websiteId = await fillAccount(server, owner, 'salon');
  const told = await server.database.db.$count(contactSubmissions);
  let isOver = false;
  let known = 0;
  const turns: number[] = [];
  const repeat = async (act: (turn: number) => Promise<unknown>) => {
    const loop = turns.push(0) - 1;
    for (let turn = 0; !isOver; turn += 1) {
      await act(turn);
      turns[loop] = turn;
    }
  };
  const visitor = server.visitor();
  const post = (call: keyof typeof visitorCalls, change = {}) =>
    visitor.post(`/api/public/salon/${call}`, { ...visitorCalls[call], ...change });
  const load = [
    repeat((turn) => post('contact', { message: `Number ${turn}` })),
    repeat((turn) => post('poll-vote', { optionIndex: turn % 3 })),
    repeat((turn) => post('orders', { quantity: 1 + (turn % 2), totalAmount: turn % 2 ? '24.00' : '12.00' })),
    repeat((turn) => owner.put(`/api/websites/${websiteId}`, { description: `Turn ${turn}` })),
    repeat(async (turn) => {
      const other = await server.owner(`guest${turn}`);
      await fillAccount(server, other, `guest-${turn}`);
      await deleteAccount(other);
    }),
  ];
  const messages = () => server.database.db.$count(contactSubmissions);
  const waitForMessages = (count: number) =>
    vi.waitFor(async () => expect(await messages()).toBeGreaterThan(count), { timeout: 60_000 });
  try {
    await waitForMessages(told + 5);
    await vi.waitFor(() => expect(Math.min(...turns)).toBeGreaterThan(0), { timeout: 60_000 });
    const acknowledged = await messages();
    await backUp();
    await waitForMessages(acknowledged);
    known = acknowledged;
  } finally {
    isOver = true;
    await Promise.all(load);
  }
  const later = await dump(server.database.db);
  const place = await newPlace(isPostgres ? 'postgres' : 'pglite');
  const { missingFiles } = await restoreBackup(place, archive, fail);
  expect(missingFiles).toEqual([]);
  await withDatabase(place, async ({ db }) => {
    const rows = await dump(db);
    expect(rows.contact_submissions?.length).toBeGreaterThanOrEqual(known);
    // What is never changed is as it was stored.
    for (const table of ['contact_submissions', 'section_poll_votes', 'order_items']) {
      const inSalon = await ofWebsite(db, table, websiteId);
      expect(inSalon.length).toBeGreaterThan(0);
      const stored = new Set(later[table]);
      expect(inSalon.filter((row) => !stored.has(row))).toEqual([]);
    }
    // What is written together is there together.
    expect(
      await readRows(
        db,
        sql`
      SELECT (SELECT sum(votes) FROM poll_options)::integer = (SELECT count(*) FROM section_poll_votes)::integer AS votes,
        (SELECT count(*) FROM orders) = (SELECT count(*) FROM order_items) AS orders,
        (SELECT sum(last % 1000000) FROM order_counters)::integer = (SELECT count(*) FROM orders)::integer AS counters,
        (SELECT sum(version) FROM websites)::integer = (SELECT sum(latest) FROM (
          SELECT max(version) AS latest FROM website_revisions GROUP BY website_id) AS saves)::integer AS saves`,
      ),
    ).toEqual([{ votes: true, orders: true, counters: true, saves: true }]);
  });
});

async function ofWebsite(db: Database, table: string, websiteId: number): Promise<string[]> {
  const isOfWebsite =
    table === 'order_items'
      ? sql`order_id IN (SELECT id FROM orders WHERE website_id = ${websiteId})`
      : sql`website_id = ${websiteId}`;
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('TimeZone', 'UTC', true)`);
    return readRows<{ row: string }>(
      tx,
      sql`SELECT t::text AS row FROM ${nameOf({ name: table })} AS t WHERE ${isOfWebsite}`,
    );
  });
  return rows.map(({ row }) => row);
}

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
    await backUp();
    const opened = await openArchive(archive);
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
  const kind = isPostgres ? 'postgres' : 'pglite';
  const [old, place] = [await newPlace(kind), await newPlace(kind)];
  const [, then] = readMigrations();
  const migrations = await migrationsUpTo(then?.when ?? 0);
  const database = await openDatabase(old, fail, migrations.folder);
  await migrations.remove();
  await database.db.execute(sql`
    INSERT INTO users (nickname, nickname_key, email, password_hash, created_at, updated_at)
    VALUES ('Zora', 'zora', 'zora@example.com', 'hash', now(), now())`);
  await backUp(archive, database);
  await database.close();
  const { schema } = await restoreBackup(place, archive, fail);
  expect(schema).toMatchObject({ name: '0001_nickname_key' });
  await withDatabase(place, async ({ db }) => {
    expect(await findLastMigration(db)).toBe(readMigrations().at(-1)?.when);
    expect(
      await db.select({ nickname: users.nickname, version: users.subscriptionVersion }).from(users),
    ).toEqual([{ nickname: 'Zora', version: 0 }]);
  });
});

describe('refused before anything is written', () => {
  const untouched = async (file: string, told: string | RegExp) => {
    const place = { ...readConfig({}), dataDir: path.join(await folder(), 'data') };
    await expect(restoreBackup(place, file, fail)).rejects.toThrow(told);
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT');
  };

  it(
    'is an archive that is cut off, changed anywhere, or none',
    async () => {
      await fillAccount(server, owner, 'salon');
      await backUp();
      const bytes = await readFile(archive);
      const whole = await openArchive(archive);
      whole.close();
      const broken = `${archive}.broken`;
      for (const share of [0, 0.01, 0.5, 0.9, 0.999]) {
        await writeFile(broken, bytes.subarray(0, Math.floor(bytes.length * share)));
        await untouched(broken, 'is not a whole backup');
      }
      let refused = 0;
      for (let turn = 0; turn < 60; turn += 1) {
        const changed = Buffer.from(bytes);
        const at = Math.floor((turn * bytes.length) / 60);
        changed[at] = (changed[at] ?? 0) ^ 0x41;
        await writeFile(broken, changed);
        const opened = await openArchive(broken).catch((error: Error) => {
          expect(error.message).toContain('is not a whole backup');
          refused += 1;
          return null;
        });
        // It fell on a time, or on what an archive says twice.
        if (opened) expect([opened.names, opened.manifest]).toEqual([whole.names, whole.manifest]);
        opened?.close();
      }
      expect(refused).toBeGreaterThan(30);
      await writeFile(broken, 'no archive');
      await untouched(broken, 'is not a whole backup');
      await untouched(`${archive}.none`, 'There is no file');
    },
    RESTORE_MS,
  );

  it('is an archive of a newer schema', async () => {
    const { db } = server.database;
    const when = (readMigrations().at(-1)?.when ?? 0) + 1;
    await db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', ${when})`,
    );
    await backUp().finally(() =>
      db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`),
    );
    await untouched(archive, 'made by a newer version');
  });
});

it('keeps the files of a website that is deleted while the backup is made', async () => {
  const id = await fillAccount(server, owner, 'salon');
  const files = await filesIn(uploads);
  const held = await holdFiles(uploads);
  await owner.delete(`/api/websites/${id}`);
  expect(Object.keys(await filesIn(uploads))).toEqual([]);
  for (const [name, content] of Object.entries(files)) {
    const file = await held.open(name);
    expect((await buffer(file?.stream as Readable)).toString('base64')).toBe(content);
  }
  await held.release();
  expect(await readdir(uploads)).toEqual([]);
});
