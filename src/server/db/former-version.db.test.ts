import { listBreaks, readColumns, runFormerStatements } from '@tests/support/former-version';
import { openTestDatabase } from '@tests/support/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DatabaseHandle } from '../kernel/database';

let database: DatabaseHandle;
const run = (statement: string) => database.db.execute(sql.raw(statement));
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await run(`CREATE TABLE parcels (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL,
    weight integer, sent boolean NOT NULL DEFAULT false)`);
  await run(`INSERT INTO parcels (name) VALUES ('first')`);
});
afterEach(() => run('DROP TABLE parcels'));
afterAll(() => database.close());

/** Runs statements as a migration; returns what breaks the version before, and whether its statements still run. */
async function migrate(...statements: string[]) {
  const before = (await readColumns(database.db)).filter(({ table }) => table === 'parcels');
  for (const statement of statements) await run(statement);
  const after = (await readColumns(database.db)).filter(({ table }) => table === 'parcels');
  const ran = await runFormerStatements(database.db, before).then(
    () => true,
    () => false,
  );
  return { breaks: listBreaks(before, after), ran };
}

it.each([
  'ALTER TABLE parcels ADD COLUMN colour text',
  "ALTER TABLE parcels ADD COLUMN colour text NOT NULL DEFAULT 'red'",
  'CREATE UNIQUE INDEX parcels_name ON parcels (name)',
])('goes on after %s', async (statement) => {
  expect(await migrate(statement)).toEqual({ breaks: [], ran: true });
  expect(await database.db.execute(sql`SELECT 1 FROM parcels`)).toMatchObject({ rows: [{}] });
});

it.each([
  [['ALTER TABLE parcels DROP COLUMN weight'], 'parcels.weight is gone'],
  [['ALTER TABLE parcels RENAME COLUMN name TO title'], 'parcels.name is gone'],
  [
    [
      'ALTER TABLE parcels ADD COLUMN colour text',
      "UPDATE parcels SET colour = 'red'",
      'ALTER TABLE parcels ALTER COLUMN colour SET NOT NULL',
    ],
    'parcels.colour is new, and an INSERT must name it',
  ],
])('fails after %j', async (statements, reason) => {
  const { breaks, ran } = await migrate(...statements);
  expect(breaks).toContain(reason);
  expect(ran).toBe(false);
});

it.each([
  ['ALTER COLUMN weight TYPE bigint', 'parcels.weight was integer and is bigint'],
  ['ALTER COLUMN sent DROP DEFAULT', 'parcels.sent has no default any more'],
])('finds what no statement shows: %s', async (change, reason) => {
  expect((await migrate(`ALTER TABLE parcels ${change}`)).breaks).toEqual([reason]);
});

it('finds a column that may not be empty any more', async () => {
  await run('UPDATE parcels SET weight = 1');
  const { breaks } = await migrate('ALTER TABLE parcels ALTER COLUMN weight SET NOT NULL');
  expect(breaks).toEqual(['parcels.weight may not be null any more']);
});
