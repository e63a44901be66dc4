import { and, asc, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AccountWebsite } from '@/contracts/account';
import type { ListedWebsite, Website } from '@/contracts/websites';
import type { Phrase } from '@/core/messages';
import type { Tier } from '@/core/plans';
import { listClosedFeatures, parsePage, toPageData } from '@/sections/page/page';
import { socialLinks, websiteRevisions, websites } from '../../db/tables/websites';
import { countRows, type Database, getOne, type Transaction } from '../../kernel/database';
import { findEarlier, type KnownRequest } from '../../kernel/known-request';
import { createWebsiteNotFoundError } from '../../kernel/not-found';
import type { ReservedAddress } from './reserved-slugs';

export type WebsiteRecord = typeof websites.$inferSelect;

export const KEPT_REVISIONS = 50;

/** Lists the websites of an owner whose plan is `tier`, newest first. */
export async function listWebsites(db: Database, userId: number, tier: Tier): Promise<ListedWebsite[]> {
  const rows = await db
    .select({
      id: websites.id,
      title: websites.title,
      slug: websites.slug,
      description: websites.description,
      logoUrl: websites.logoUrl,
      isPublished: websites.isPublished,
      version: websites.version,
      updatedAt: websites.updatedAt,
      language: websites.language,
      languageGuess: websites.languageGuess,
      // Only the types are read, because the pages may be large.
      types: sql<string[]>`jsonb_path_query_array(${websites.pageData}, '$.sections[*].type')`,
    })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(desc(websites.createdAt), desc(websites.id));
  return rows.map(({ types, language, languageGuess, ...row }) => {
    const closed = listClosedFeatures(types, tier);
    return {
      ...row,
      language,
      updatedAt: row.updatedAt.toISOString(),
      ...(closed.length > 0 && { closedFeatures: closed }),
      ...(languageGuess === 'untold' && { guessedLanguage: language }),
    };
  });
}

export async function findWebsite(db: Database, id: number): Promise<WebsiteRecord | null> {
  const [website] = await db.select().from(websites).where(eq(websites.id, id));
  return website ?? null;
}

/** Returns a website. Throws NOT_FOUND if it is gone meanwhile. */
export async function getWebsite(db: Database, id: number): Promise<WebsiteRecord> {
  const website = await findWebsite(db, id);
  if (!website) throw createWebsiteNotFoundError();
  return website;
}

/** Returns a website and locks it until the transaction ends, so that two saves follow each other. */
export async function lockWebsite(tx: Transaction, id: number): Promise<WebsiteRecord | null> {
  const [website] = await tx.select().from(websites).where(eq(websites.id, id)).for('update');
  return website ?? null;
}

export async function countWebsites(db: Database, userId: number): Promise<number> {
  return db.$count(websites, eq(websites.userId, userId));
}

export async function insertWebsite(
  tx: Transaction,
  website: typeof websites.$inferInsert,
): Promise<WebsiteRecord> {
  return getOne(await tx.insert(websites).values(website).returning());
}

export async function updateWebsite(
  tx: Transaction,
  id: number,
  changes: Partial<typeof websites.$inferInsert>,
): Promise<WebsiteRecord> {
  return getOne(await tx.update(websites).set(changes).where(eq(websites.id, id)).returning());
}

/** Returns up to which moment the owner has seen the news of a website; null before the first time. */
export async function findNewsSeen(db: Database, id: number): Promise<Date | null> {
  const [website] = await db
    .select({ newsSeenAt: websites.newsSeenAt })
    .from(websites)
    .where(eq(websites.id, id));
  return website?.newsSeenAt ?? null;
}

/** Stores up to which moment the owner has seen the news of a website, unless a later one is stored. */
export async function moveNewsSeen(tx: Transaction, id: number, until: Date): Promise<void> {
  const isLater = or(isNull(websites.newsSeenAt), lt(websites.newsSeenAt, until));
  await tx
    .update(websites)
    .set({ newsSeenAt: until })
    .where(and(eq(websites.id, id), isLater));
}

/** Deletes the draft of a website; does nothing when there is none, or no such website any more. */
export async function discardDraft(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(websites).set({ draftData: null, draftSavedAt: now }).where(eq(websites.id, id));
}

export async function deleteWebsite(tx: Transaction, id: number): Promise<void> {
  await tx.delete(websites).where(eq(websites.id, id));
}

/** Stores a save as a revision, and deletes all but the last KEPT_REVISIONS. */
export async function insertRevision(tx: Transaction, website: WebsiteRecord): Promise<void> {
  const { id: websiteId, version, description, logoUrl, pageData, updatedAt: createdAt } = website;
  await tx.insert(websiteRevisions).values({ websiteId, version, description, logoUrl, pageData, createdAt });
  await tx
    .delete(websiteRevisions)
    .where(
      and(
        eq(websiteRevisions.websiteId, websiteId),
        lt(websiteRevisions.version, version - KEPT_REVISIONS + 1),
      ),
    );
}

export async function replaceSocialLinks(
  tx: Transaction,
  websiteId: number,
  links: readonly { platform: string; url: string }[],
): Promise<void> {
  await tx.delete(socialLinks).where(eq(socialLinks.websiteId, websiteId));
  if (links.length > 0) await tx.insert(socialLinks).values(links.map((link) => ({ websiteId, ...link })));
}

export async function isSlugUsed(db: Database, slug: string): Promise<boolean> {
  const rows = await db.select({ id: websites.id }).from(websites).where(eq(websites.slug, slug));
  return rows.length > 0;
}

/** Returns a website as its owner's browser gets it. */
export function presentWebsite(record: WebsiteRecord): Website {
  return {
    id: record.id,
    userId: record.userId,
    timeZone: record.timeZone,
    language: record.language,
    title: record.title,
    slug: record.slug,
    description: record.description,
    logoUrl: record.logoUrl,
    pageData: toPageData(parsePage(record.pageData)),
    isPublished: record.isPublished,
    version: record.version,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    draft:
      record.draftData && record.draftSavedAt
        ? {
            ...record.draftData,
            pageData: toPageData(parsePage(record.draftData.pageData)),
            savedAt: record.draftSavedAt.toISOString(),
          }
        : null,
  };
}

/** Lists the websites of an owner, newest first, without their content. */
export function listAccountWebsites(db: Database, userId: number): Promise<AccountWebsite[]> {
  const { id, title, slug, createdAt } = websites;
  return db
    .select({ id, title, slug })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

/** Locks the websites of an owner in the order of their ids, as every rule does that locks several. */
export async function lockWebsitesOf(
  tx: Transaction,
  userId: number,
  strength: 'update' | 'no key update',
): Promise<void> {
  await tx
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(asc(websites.id))
    .for(strength);
}

/** Lists the addresses of an owner's websites, the longest published first. */
export async function listAddresses(db: Database, userId: number): Promise<ReservedAddress[]> {
  return db
    .select({ slug: websites.slug, publishedAt: websites.publishedAt })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(asc(websites.publishedAt), asc(websites.id));
}

export async function listWebsiteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(asc(websites.id));
  return rows.map(({ id }) => id);
}

/** Lists the websites of an owner, each with the time zone of its clock. */
export function listWebsiteClocks(db: Database, userId: number): Promise<{ id: number; timeZone: string }[]> {
  return db
    .select({ id: websites.id, timeZone: websites.timeZone })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(asc(websites.id));
}

export async function isOwnWebsite(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.$count(websites, and(eq(websites.id, id), eq(websites.userId, userId)))) > 0;
}

export async function countAllWebsites(db: Database): Promise<number> {
  return countRows(db, websites);
}

/** Returns the address and the time zone of a website. */
export async function getWebsiteClock(db: Database, id: number): Promise<{ slug: string; timeZone: string }> {
  const { slug, timeZone } = websites;
  return getOne(await db.select({ slug, timeZone }).from(websites).where(eq(websites.id, id)));
}

/** Locks a website against saves until the transaction ends; null when it is not this owner's. */
export async function lockWebsiteForReading(
  tx: Transaction,
  id: number,
  userId?: number,
): Promise<WebsiteRecord | null> {
  const isOwn = userId === undefined ? undefined : eq(websites.userId, userId);
  const [website] = await tx
    .select()
    .from(websites)
    .where(and(eq(websites.id, id), isOwn))
    .for('share');
  return website ?? null;
}

function selectPages(db: Database, id: number) {
  const { pageData, updatedAt, draftData, draftSavedAt } = websites;
  return db
    .select({ pageData, updatedAt, draftData, draftSavedAt })
    .from(websites)
    .where(eq(websites.id, id));
}

/** Finds the saved page and the draft of a website. */
export async function findPages(db: Database, id: number) {
  const [pages] = await selectPages(db, id);
  return pages ?? null;
}

/** Finds the same and locks the website, so that two uploads are counted one after the other. */
export async function lockPages(tx: Transaction, id: number) {
  // The lock 'update' would also block rows that only refer to the website, such as a visitor's order.
  const [pages] = await selectPages(tx, id).for('no key update');
  return pages ?? null;
}

/** A query reads all pages of an owner, or those of one website. */
export type PageOwner = { userId: number } | { websiteId: number };

/**
 * Selects the texts of pages, in which images are named: the saved page and its draft, and with `ever shown` the kept
 * revisions as well.
 */
export function selectPageTexts(of: PageOwner, names: 'ever shown' | 'shown now'): SQL {
  const isMeant = 'userId' in of ? eq(websites.userId, of.userId) : eq(websites.id, of.websiteId);
  const now = sql`
    SELECT concat(websites.logo_url, ' ', websites.page_data, ' ', websites.draft_data, ' ', websites.people)
    FROM websites WHERE ${isMeant}`;
  if (names === 'shown now') return now;
  return sql`${now}
    UNION ALL
    SELECT concat(revisions.logo_url, ' ', revisions.page_data)
    FROM website_revisions revisions JOIN websites ON websites.id = revisions.website_id
    WHERE ${isMeant}`;
}

/** Selects the ids of an owner's websites, for a condition of another query. */
export function selectWebsiteIds(userId: number): SQL {
  return sql`(SELECT id FROM websites WHERE user_id = ${userId})`;
}

/** Matches if a website with this id is stored. */
export function isStoredWebsite(id: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM websites WHERE websites.id = ${id})`;
}

/**
 * Finds the website that the same call of an owner has created before. Throws CONFLICT when that call had other
 * content.
 */
export function findEarlierWebsite(
  tx: Transaction,
  userId: number,
  request: KnownRequest,
  message: Phrase,
): Promise<number | null> {
  return findEarlier(tx, websites, { column: websites.userId, id: userId }, request, message);
}
