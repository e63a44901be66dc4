import { eq, lt, sql } from 'drizzle-orm';
import { type Database, one } from '../../db/client';
import { sessions, users } from '../../db/tables/users';
import type { UserRecord } from '../../http/session-user';

export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRecord> {
  return one(await db.insert(users).values(user).returning());
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return user ?? null;
}

/** Opens a session and sweeps out the ones that are over. */
export async function insertSession(
  db: Database,
  sid: string,
  userId: number,
  expire: Date,
  now: Date,
): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.insert(sessions).values({ sid, userId, expire });
}

export async function deleteSession(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}
