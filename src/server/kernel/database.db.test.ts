import { emptyTables, openTestDatabase } from '@tests/support/test-database';
import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reservedSlugs } from '../db/tables/websites';
import { countRows, type DatabaseHandle, isFoundBy } from './database';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await emptyTables(database);
  await database.close();
});

it('counts the rows of a table, and takes an estimate of many', async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`INSERT INTO ${reservedSlugs} (slug, reserved_until) SELECT 'kept-' || n, now() FROM generate_series(1, 30) AS n`,
    );
    await tx.execute(sql`ANALYZE ${reservedSlugs}`);
    await tx.execute(sql`DELETE FROM ${reservedSlugs} WHERE slug <> 'kept-1'`);
    expect(await countRows(tx, reservedSlugs)).toBe(1);
    // The estimate is that of the last look at the table, whatever has been deleted since.
    expect(await countRows(tx, reservedSlugs, 29)).toBe(30);
    expect(await countRows(tx, reservedSlugs, 30)).toBe(1);
  });
});

it('takes no more rows than the limit says, however the database looks for them', async () => {
  const { db } = database;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`INSERT INTO ${reservedSlugs} (slug, reserved_until) SELECT 'taken-' || n, now() FROM generate_series(1, 30) AS n`,
    );
    // PostgreSQL loops over the table and runs the query for each row where it expects few; here nothing else is left to it.
    for (const way of ['hashjoin', 'mergejoin', 'material', 'memoize', 'hashagg', 'sort'])
      await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`));
    const some = tx
      .select({ slug: reservedSlugs.slug })
      .from(reservedSlugs)
      .where(like(reservedSlugs.slug, 'taken-%'))
      .limit(10)
      .for('update', { skipLocked: true });
    expect(
      await tx.delete(reservedSlugs).where(isFoundBy(reservedSlugs.slug, some)).returning(),
    ).toHaveLength(10);
    expect(await tx.$count(reservedSlugs, like(reservedSlugs.slug, 'taken-%'))).toBe(20);
  });
});
