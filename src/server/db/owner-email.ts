import { eq } from 'drizzle-orm';
import { type Database, one } from './client';
import { users } from './tables/users';

/** Where the owner of a website gets mail. */
export async function findOwnerEmail(db: Database, userId: number): Promise<string> {
  return one(await db.select({ email: users.email }).from(users).where(eq(users.id, userId))).email;
}
