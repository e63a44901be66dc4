import { openTestDatabase } from '@tests/support/test-database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../db/tables/users';
import type { DatabaseHandle } from '../../kernel/database';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('an account is found by its customer at the payment provider without reading all accounts', async () => {
  const plan = await database.db.transaction(async (tx) => {
    // Tables of tests are so small that the planner would prefer to read them whole.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const found = tx.select().from(users).where(eq(users.stripeCustomerId, 'cus_1'));
    return JSON.stringify(await tx.execute(sql`EXPLAIN ${found.getSQL()}`));
  });
  expect(plan).toMatch(/Index Cond: .*stripe_customer_id/);
});
