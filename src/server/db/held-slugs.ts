import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@/core/day-ms';
import type { Database } from './client';
import { reservedSlugs } from './tables/websites';

export const HOLD_DAYS = 30;

/** Keeps the address of a deleted website for its former owner, or for nobody when the account goes too. */
export async function holdSlug(db: Database, slug: string, userId: number | null, now: Date): Promise<void> {
  const reservedUntil = new Date(now.getTime() + HOLD_DAYS * DAY_MS);
  await db
    .insert(reservedSlugs)
    .values({ slug, userId, reservedUntil })
    .onConflictDoUpdate({
      target: reservedSlugs.slug,
      set: { userId, reservedUntil: sql`excluded.reserved_until` },
    });
}

/** Whether an address that a deleted website left is not this owner's to take. */
export async function isSlugHeld(db: Database, slug: string, userId: number, now: Date): Promise<boolean> {
  const isAnothers = or(isNull(reservedSlugs.userId), ne(reservedSlugs.userId, userId));
  const isHeld = and(eq(reservedSlugs.slug, slug), gt(reservedSlugs.reservedUntil, now), isAnothers);
  return (await db.$count(reservedSlugs, isHeld)) > 0;
}

export async function releaseSlug(db: Database, slug: string): Promise<void> {
  await db.delete(reservedSlugs).where(eq(reservedSlugs.slug, slug));
}
