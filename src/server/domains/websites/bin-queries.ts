import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { BIN_DAYS, type BinnedWebsite } from '@/contracts/websites';
import { DAY_MS } from '@/core/dates';
import { binnedWebsites, type KeptWebsite } from '../../db/tables/websites';
import type { Database, Transaction } from '../../kernel/database';
import type { WebsiteRecord } from './queries';

type BinnedRecord = typeof binnedWebsites.$inferSelect;

/** The bin of one owner keeps this many websites, the last deleted ones. */
export const MAX_BINNED = 20;

/**
 * Returns the parts of a website that a copy of it has: everything but what visitors sent, and the name and address.
 */
export function keepWebsite(record: WebsiteRecord): KeptWebsite {
  const { description, logoUrl, pageData, draftData, timeZone, hours } = record;
  const { business, legal, people, language, newsBy, overviewHour, retentionMonths } = record;
  return {
    description,
    logoUrl,
    pageData,
    draftData,
    timeZone,
    hours,
    business,
    legal,
    people,
    language,
    newsBy,
    overviewHour,
    retentionMonths,
  };
}

/**
 * Puts a website into its owner's bin; if there are more than it holds, those that were deleted first are gone for
 * good.
 */
export async function binWebsite(tx: Transaction, record: WebsiteRecord, now: Date): Promise<void> {
  const { userId, title, slug } = record;
  await tx.insert(binnedWebsites).values({ userId, title, slug, kept: keepWebsite(record), deletedAt: now });
  await tx.execute(sql`
    DELETE FROM ${binnedWebsites} WHERE id IN (
      SELECT id FROM ${binnedWebsites} WHERE ${eq(binnedWebsites.userId, userId)}
      ORDER BY deleted_at DESC, id DESC OFFSET ${MAX_BINNED})`);
}

/** Lists the websites in an owner's bin, the last deleted first, without their content. */
export async function listBin(db: Database, userId: number): Promise<BinnedWebsite[]> {
  const { id, title, slug, deletedAt } = binnedWebsites;
  const rows = await db
    .select({ id, title, slug, deletedAt })
    .from(binnedWebsites)
    .where(eq(binnedWebsites.userId, userId))
    .orderBy(desc(deletedAt), desc(id));
  return rows.map((row) => ({
    ...row,
    deletedAt: row.deletedAt.toISOString(),
    goneAt: new Date(row.deletedAt.getTime() + BIN_DAYS * DAY_MS).toISOString(),
  }));
}

/** Finds a website in its owner's bin. */
export async function findBinned(db: Database, userId: number, id: number): Promise<BinnedRecord | null> {
  const [binned] = await db.select().from(binnedWebsites).where(isBinned(userId, id));
  return binned ?? null;
}

/** Takes a website out of its owner's bin; null when it is no longer there, or is somebody else's. */
export async function takeFromBin(tx: Transaction, userId: number, id: number): Promise<BinnedRecord | null> {
  const [binned] = await tx.delete(binnedWebsites).where(isBinned(userId, id)).returning();
  return binned ?? null;
}

const isBinned = (userId: number, id?: number) =>
  and(eq(binnedWebsites.userId, userId), id === undefined ? undefined : eq(binnedWebsites.id, id));

/** Deletes websites that have been in a bin for long enough, and returns the ids of their owners. */
export async function takeOverdue(tx: Transaction, now: Date): Promise<number[]> {
  const rows = await tx
    .delete(binnedWebsites)
    .where(lte(binnedWebsites.deletedAt, new Date(now.getTime() - BIN_DAYS * DAY_MS)))
    .returning({ userId: binnedWebsites.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Selects the texts of an owner's bin, or of one website in it, in which images are named. */
export function selectBinTexts(userId: number, id?: number): SQL {
  return sql`SELECT ${binnedWebsites.kept}::text FROM ${binnedWebsites} WHERE ${isBinned(userId, id)}`;
}
