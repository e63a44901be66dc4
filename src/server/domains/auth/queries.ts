import { type Database, one } from '../../db/client';
import { users } from '../../db/tables/users';
import type { UserRecord } from '../../http/session-user';

export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRecord> {
  return one(await db.insert(users).values(user).returning());
}
