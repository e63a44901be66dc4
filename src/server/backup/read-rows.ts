import type { SQL } from 'drizzle-orm';
import type { Database } from '../kernel/database';

/** The rows that a statement answers, which both drivers put under the same name. */
export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}
