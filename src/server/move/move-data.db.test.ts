import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  dump,
  fail,
  RESTORE_MS,
  readFiles,
  SECRET,
  startBackupStage,
  testKind,
  withDatabase,
} from '@tests/support/backup-stage';
import { startDatabaseProxy } from '@tests/support/database-proxy';
import { fillAccount } from '@tests/support/full-account';
import { type Browser, createTestAssets } from '@tests/support/test-server';
import { visitorCalls } from '@tests/support/visitor-sections';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { restoreBackup } from '../backup/restore-backup';

import { buildServer } from '../build-server';
import { createDependencies } from '../create-dependencies';
import { ownsFiles } from '../db/file-owner';
import { readMigrations } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { type DatabaseHandle, listRows } from '../kernel/database';
import { openFileLocation } from '../ports/file-location';
import type { Config } from '../settings/config';
import type { MoveWatch } from './copy-rows';
import { moveData } from './move-data';

const stage = await startBackupStage();
const { server } = stage;

const never = new AbortController().signal;
const watch = (onRows: MoveWatch['onRows'] = () => undefined, signal = never) => ({
  signal,
  onRows,
  log: fail,
});

/** These rows are of tables that an account fills only by and by, and of those that belong to nobody. */
const MORE_ROWS = [
  `INSERT INTO reserved_slugs VALUES ('gone', NULL, '2026-01-01') ON CONFLICT DO NOTHING`,
  `INSERT INTO payment_events VALUES ('event', 'invoice.paid', '2026-01-01')`,
  `INSERT INTO sandbox_customers VALUES ('customer', 'zora@example.com', '1', '2026-01-01')`,
  `INSERT INTO sandbox_subscriptions (id, customer_id, status, price_cents, created_at)
    VALUES ('subscription', 'customer', 'active', 1199, '2026-01-01')`,
  `INSERT INTO sandbox_payment_intents (id, customer_id, subscription_id, client_secret, amount_cents, status, created_at)
    VALUES ('intent', 'customer', 'subscription', 'secret', 1199, 'succeeded', '2026-01-01')`,
  `INSERT INTO email_proofs SELECT 'proof', id, 'new@example.com', '2026-01-01', NULL FROM users`,
  `INSERT INTO password_resets SELECT 'reset', id, '2026-01-01', NULL FROM users`,
  `INSERT INTO booking_proofs (token_hash, website_id, email, network, input, expires_at)
    SELECT 'token', id, 'eva@example.com', 'network', '{"serviceId": "cut"}', '2026-01-01' FROM websites`,
  `INSERT INTO booking_reminders SELECT id, '2026-01-01' FROM websites`,
  `INSERT INTO proven_emails SELECT id, 'eva@example.com', '2026-01-01' FROM websites`,
  `INSERT INTO order_events (order_id, kind, what, created_at) SELECT id, 'status', 'paid', '2026-01-01' FROM orders`,
  `INSERT INTO order_counters SELECT id, 2026, 3 FROM websites`,
  `INSERT INTO diary_changes (website_id) SELECT id FROM websites`,
  `INSERT INTO jobs (name) VALUES ('retention')`,
  // Every claim is noted for somebody who waits: a move must not note them again.
  `INSERT INTO waitlist_entries (website_id, section_id, service, date, during, name, email, look_at, created_at)
    SELECT id, 'booking-1', 'Cut', '2026-11-25', '[2020-01-01,2040-01-01)', 'Eva', 'eva@example.com', now(), now()
    FROM websites`,
];

/** Holds a product on PGlite with rows in every table, which is not running; it is made once, since a move only reads it. */
let product: { place: Config; owner: Browser } | null = null;

async function getProduct(): Promise<{ place: Config; owner: Browser }> {
  if (product) return product;
  await fillAccount(server, stage.owner, 'salon');
  await stage.backUp();
  const place = await stage.newPlace('pglite');
  await restoreBackup(place, stage.archive, fail);
  await withDatabase(place, async ({ db }) => {
    for (const statement of MORE_ROWS) await db.execute(sql.raw(statement));
    await ownsFiles(db, await openFileLocation({ ...place, bucket: null }, fail), fail);
  });
  product = { place, owner: stage.owner };
  return product;
}

const getUploadsFolder = (place: Config) => path.join(place.dataDir, 'uploads');
const readAll = (place: Config) => withDatabase(place, ({ db }) => dump(db));
/** Returns the next number that a database gives to a website. */
const goOn = ({ db }: DatabaseHandle) =>
  listRows(db, sql`SELECT nextval(pg_get_serial_sequence('websites', 'id'))::integer AS id`);
const isEmpty = async (place: Config) =>
  Object.values(await readAll(place)).every((rows) => rows.length === 0);

/** Builds the real app on a place, as a start does, for as long as it is used. */
async function useProduct(
  place: Config,
  use: (product: Awaited<ReturnType<typeof buildServer>>) => Promise<void>,
) {
  const parts = await createDependencies({ ...place, logLevel: 'silent', hasRateLimits: false });
  const app = await buildServer({ ...parts, clock: server.clock, assets: await createTestAssets(place) });
  try {
    await app.ready();
    await use(app);
  } finally {
    await app.close();
    await parts.database.close();
  }
}

it.runIf(testKind === 'postgres')(
  'brings everything from PGlite into PostgreSQL and back, where it goes on',
  { timeout: RESTORE_MS },
  async () => {
    const { place: begun, owner: zora } = await getProduct();
    const [rows, files] = [await readAll(begun), await readFiles(getUploadsFolder(begun))];
    const empty = Object.keys(rows).filter((table) => rows[table]?.length === 0);
    expect(empty).toEqual([]);
    const grown = { ...(await stage.newPlace('postgres')), dataDir: begun.dataDir };
    const steps: string[] = [];
    const moved = await moveData(
      begun,
      grown,
      watch((step, done, all) => steps.push(`${step} ${done}/${all}`)),
    );
    const all = Object.values(rows).flat().length;
    expect(moved).toEqual({ rows: all, tables: Object.keys(rows).length, files: 0 });
    expect([steps.at(-1), steps.includes(`copied ${all}/${all}`)]).toEqual([`compared ${all}/${all}`, true]);
    expect(await readAll(grown)).toEqual(rows);
    const numbers = await withDatabase(begun, async (database) => {
      expect(await dump(database.db)).toEqual(rows);
      return goOn(database);
    });
    expect(await withDatabase(grown, goOn)).toEqual(numbers);
    const signing = { ...grown, sessionSecret: 'a secret of tests that is long enough to sign with' };
    await useProduct(signing, async (app) => {
      const [owner, visitor] = [zora.through(app), server.visitor().through(app)];
      expect((await owner.get('/api/auth/user')).json()).toMatchObject({ nickname: 'zora' });
      expect((await visitor.get('/salon')).body).toContain('Salón');
      const taken = await visitor.post('/api/public/salon/booking', visitorCalls.booking);
      expect(taken.statusCode).toBe(409);
      const message = { ...visitorCalls.contact, message: 'After the move' };
      expect((await visitor.post('/api/public/salon/contact', message)).statusCode).toBe(201);
    });
    const later = await readAll(grown);
    const back = { ...(await stage.newPlace('pglite')), databaseUrl: null };
    await moveData(grown, back, watch());
    expect(await readAll(back)).toEqual(later);
    expect(await readFiles(getUploadsFolder(back))).toEqual(files);
    expect(await readFile(path.join(back.dataDir, 'session-secret'), 'utf8')).toBe(SECRET);
    const [name] = Object.keys(files);
    await useProduct({ ...back, sessionSecret: signing.sessionSecret }, async (app) => {
      const owner = zora.through(app);
      expect((await owner.get('/api/auth/user')).json()).toMatchObject({ nickname: 'zora' });
      expect((await owner.get(`/uploads/${name}`)).statusCode).toBe(200);
    });
  },
);

describe('an interrupted move', () => {
  it('leaves the target empty and can be started again', { timeout: RESTORE_MS }, async () => {
    const { place: begun } = await getProduct();
    const rows = await readAll(begun);
    const place = await stage.newPlace();
    const target = testKind === 'postgres' ? { ...place, dataDir: begun.dataDir } : place;
    // Opening a PGlite takes seconds of a busy machine.
    const steps = testKind === 'postgres' ? ['copied', 'compared'] : ['compared'];
    for (const step of steps) {
      const stopping = new AbortController();
      const stop: MoveWatch['onRows'] = (at, done, all) => {
        if (at === step && done > all / 2) stopping.abort(new Error('Stopped'));
      };
      await expect(moveData(begun, target, watch(stop, stopping.signal))).rejects.toThrow('Stopped');
      if (target === place) expect(await readdir(getUploadsFolder(place))).toEqual([]);
    }
    // A target with rows would be refused.
    await moveData(begun, target, watch());
    expect(await readAll(target)).toEqual(rows);
  });

  it.runIf(testKind === 'postgres')(
    'leaves nothing when the connection breaks, and says so when only the last answer is missing',
    { timeout: RESTORE_MS },
    async () => {
      const { place: begun } = await getProduct();
      const place = await stage.newPlace('postgres');
      const proxy = await startDatabaseProxy(place.databaseUrl ?? '');
      const target = { ...place, dataDir: begun.dataDir };
      const far = { ...target, databaseUrl: proxy.url };
      const silence = (onRows: MoveWatch['onRows']) => ({ ...watch(onRows), log: () => undefined });
      try {
        const cut = silence((step, done, all) => step === 'copied' && done > all / 2 && proxy.cut());
        await expect(moveData(begun, far, cut)).rejects.toThrow(/broken off.*empty as before/);
        expect(await isEmpty(target)).toBe(true);
        const cutLast = silence(
          (step, done, all) => step === 'compared' && done === all && proxy.cutAfterCommit(),
        );
        await expect(moveData(begun, far, cutLast)).rejects.toThrow('the last answer of');
        expect(await readAll(target)).toEqual(await readAll(begun));
        await expect(moveData(begun, target, watch())).rejects.toThrow('is not empty');
      } finally {
        await proxy.close();
      }
    },
  );
});

const ADD_EVENT = `INSERT INTO payment_events VALUES ('event', 'paid', '2026-01-01')`;

describe.runIf(testKind === 'postgres')('refused without a change', () => {
  const write = (place: Config, ...statements: string[]) =>
    withDatabase(place, async ({ db }) => {
      for (const statement of statements) await db.execute(sql.raw(statement));
    });
  const expectRefused = (source: Config, target: Config, told: string | RegExp) =>
    expect(moveData(source, target, watch())).rejects.toThrow(told);

  it('is a target with rows, of a newer version, in use, or the source itself', {
    timeout: RESTORE_MS,
  }, async () => {
    const [begun, target] = [await stage.newPlace('postgres'), await stage.newPlace('postgres')];
    await write(begun, ADD_EVENT);
    const rows = await readAll(begun);
    await expectRefused(begun, begun, 'Source and target are the same');
    const proxy = await startDatabaseProxy(begun.databaseUrl ?? '');
    await expectRefused(begun, { ...begun, databaseUrl: proxy.url }, 'Source and target are the same');
    await proxy.close();
    await expectRefused(target, begun, 'There is nothing to move');
    await write(target, ADD_EVENT);
    await expectRefused(begun, target, 'is not empty: it has rows in payment_events');
    const when = readMigrations().at(-1)?.when ?? 0;
    const known = 'drizzle.__drizzle_migrations SET created_at = created_at';
    await write(target, 'DELETE FROM payment_events', `UPDATE ${known} + 1 WHERE created_at = ${when}`);
    await expectRefused(begun, target, 'newer version');
    await expectRefused(target, begun, 'newer version');
    const database = await openDatabase(target, fail, null);
    await database.db.execute(sql.raw(`UPDATE ${known} - 2 WHERE created_at = ${when + 1}`));
    await expectRefused(target, begun, 'older version');
    await database.db.execute(sql.raw(`UPDATE ${known} + 1 WHERE created_at = ${when - 1}`));
    await database.listen('page_changes', () => undefined);
    await expectRefused(begun, target, /A server is running on the database test_.* Stop it/);
    await expectRefused(target, begun, /A server is running on the database test_.* Stop it/);
    await database.close();
    await expectRefused({ ...target, databaseUrl: null }, target, 'There is no database in');
    expect(await readAll(begun)).toEqual(rows);
    expect(await isEmpty(target)).toBe(true);
  });

  it('is a wrong password, which is told without it, and a folder in use', {
    timeout: RESTORE_MS,
  }, async () => {
    const { place: begun } = await getProduct();
    const target = await stage.newPlace('postgres');
    await withDatabase(begun, () => expectRefused(begun, target, /A server runs on .* \(process \d+\)/));
    const url = new URL(target.databaseUrl ?? '');
    url.password = 'geheim-wort';
    const said: unknown[] = [];
    const parts = { ...watch(), log: (message: string) => void said.push(message) };
    const moving = moveData(begun, { ...target, databaseUrl: url.href }, parts);
    said.push(await moving.catch((error: Error) => [error, error.message, error.stack]));
    expect(JSON.stringify(said)).toContain('password authentication failed');
    expect(JSON.stringify(said)).not.toContain('geheim-wort');
  });

  it.each([
    ['reserved_slugs', 'DO INSTEAD NOTHING'],
    ['users', `DO ALSO UPDATE users SET nickname = 'Other'`],
  ])('is a target that does not keep its %s', { timeout: RESTORE_MS }, async (table, lie) => {
    const { place: begun } = await getProduct();
    const target = { ...(await stage.newPlace('postgres')), dataDir: begun.dataDir };
    await write(target, `CREATE RULE liar AS ON INSERT TO ${table} ${lie}`);
    await expectRefused(begun, target, `The rows of ${table} are not the same on both sides`);
    expect(await isEmpty(target)).toBe(true);
  });
});
