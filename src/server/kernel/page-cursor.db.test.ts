import { openTestDatabase } from '@tests/support/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings } from '../db/tables/bookings';
import { contactSubmissions } from '../db/tables/messages';
import { orders } from '../db/tables/orders';
import type { DatabaseHandle } from './database';
import { buildPageFilter, buildPageOrder, PAGE_SIZE } from './page-cursor';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each([
  ['messages', contactSubmissions],
  ['bookings', bookings],
  ['orders', orders],
])('a page of %s is read off the index, however far down it lies', async (_, table) => {
  const plan = await database.db.transaction(async (tx) => {
    // Tables of tests are too small for an index to pay, and a vacuum makes them cheaper to sort.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    await tx.execute(sql`SET LOCAL enable_sort = off`);
    await tx.execute(sql`SET LOCAL enable_bitmapscan = off`);
    const page = tx
      .select()
      .from(table)
      .where(buildPageFilter(table, 1, '1795000000000-7'))
      .orderBy(...buildPageOrder(table))
      .limit(PAGE_SIZE);
    return JSON.stringify(await tx.execute(sql`EXPLAIN ${page.getSQL()}`));
  });
  expect(plan).toMatch(/Index Cond: .*ROW\(/);
  expect(plan).not.toContain('Sort');
});
