import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { BIN_DAYS } from '@/contracts/websites';
import { DAY_MS } from '@/core/dates';
import { reservedSlugs } from '../../db/tables/websites';
import { type Database, lockName, type Transaction } from '../../kernel/database';

/** This many addresses are held for one owner, those of the last deleted websites. */
export const MAX_RESERVED = 3;

/** Since `publishedAt`, others may have the address in their links. */
export interface ReservedAddress {
  slug: string;
  publishedAt: Date | null;
}

/**
 * Holds the address of a deleted website for its former owner, or for nobody if the account is deleted too. An address
 * that was not published for a day is not held, because otherwise anybody could block addresses by creating and deleting
 * websites.
 */
export async function reserveSlug(
  tx: Transaction,
  { slug, publishedAt }: ReservedAddress,
  userId: number | null,
  now: Date,
): Promise<void> {
  if (!publishedAt || publishedAt.getTime() > now.getTime() - DAY_MS) return;
  if (userId !== null) await lockName(tx, `held addresses of ${userId}`);
  const reservedUntil = new Date(now.getTime() + BIN_DAYS * DAY_MS);
  await tx
    .insert(reservedSlugs)
    .values({ slug, userId, reservedUntil })
    .onConflictDoUpdate({
      target: reservedSlugs.slug,
      set: { userId, reservedUntil: sql`excluded.reserved_until` },
    });
  if (userId !== null) await releaseOldest(tx, userId, slug);
}

/** Returns true if the address of a deleted website is held and this owner cannot take it. */
export async function isSlugReserved(
  db: Database,
  slug: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  const isAnothers = or(isNull(reservedSlugs.userId), ne(reservedSlugs.userId, userId));
  const isHeld = and(eq(reservedSlugs.slug, slug), gt(reservedSlugs.reservedUntil, now), isAnothers);
  return (await db.$count(reservedSlugs, isHeld)) > 0;
}

export async function releaseSlug(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(reservedSlugs).where(eq(reservedSlugs.slug, slug));
}

async function releaseOldest(tx: Transaction, userId: number, latest: string): Promise<void> {
  const others = await tx
    .select({ slug: reservedSlugs.slug })
    .from(reservedSlugs)
    .where(and(eq(reservedSlugs.userId, userId), ne(reservedSlugs.slug, latest)))
    .orderBy(desc(reservedSlugs.reservedUntil))
    .offset(MAX_RESERVED - 1);
  const slugs = others.map(({ slug }) => slug);
  if (slugs.length > 0) await tx.delete(reservedSlugs).where(inArray(reservedSlugs.slug, slugs));
}
