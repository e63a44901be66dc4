import type { UserRecord } from '../../db/tables/users';
import { users } from '../../db/tables/users';
import { type Database, one } from '../../kernel/database';

export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRecord> {
  return one(await db.insert(users).values(user).returning());
}
