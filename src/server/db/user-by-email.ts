import { eq, sql } from 'drizzle-orm';
import type { UserRecord } from '../http/session-user';
import type { Database } from './client';
import { users } from './tables/users';

/** The account of an email address, whatever its case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user ?? null;
}
