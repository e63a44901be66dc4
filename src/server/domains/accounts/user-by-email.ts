import { eq, sql } from 'drizzle-orm';
import type { UserRecord } from '../../db/tables/users';
import { users } from '../../db/tables/users';
import type { Database } from '../../kernel/database';

/** The account of an email address, whatever its case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user ?? null;
}
