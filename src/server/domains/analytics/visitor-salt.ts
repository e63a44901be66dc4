import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { localDate } from '@/core/wall-clock';
import { visitorSalts } from '../../db/tables/analytics';
import { type Database, one } from '../../kernel/database';

/** Hashes with the random salt of the UTC day, after which nobody can tell any more what was hashed. */
type HashOfDay = (text: string) => string;

export async function hashOfDay(db: Database, now: Date): Promise<HashOfDay> {
  const salt = await saltOfDay(db, localDate(now, 'UTC'));
  return (text) => createHmac('sha256', salt).update(text).digest('base64url');
}

/** Made by whoever asks first. */
async function saltOfDay(db: Database, date: string): Promise<string> {
  const [known] = await db.select().from(visitorSalts).where(eq(visitorSalts.date, date));
  if (known) return known.salt;
  const salt = randomBytes(32).toString('base64url');
  await db.insert(visitorSalts).values({ date, salt }).onConflictDoNothing();
  return one(await db.select().from(visitorSalts).where(eq(visitorSalts.date, date))).salt;
}
