import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ListedWebsite, Website } from '@/contracts/websites';
import type { Tier } from '@/core/plans';
import { parsePage, toPageData } from '@/sections/page/page';
import { findClosedFeatures } from '@/sections/page/visitors';
import { type Database, one } from '../../db/client';
import { users } from '../../db/tables/users';
import { socialLinks, websiteRevisions, websites } from '../../db/tables/websites';

export type WebsiteRecord = typeof websites.$inferSelect;

export const KEPT_REVISIONS = 50;

/** The websites of an owner whose plan is `tier`, newest first. */
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
      // The pages themselves may be large.
      types: sql<string[]>`jsonb_path_query_array(${websites.pageData}, '$.sections[*].type')`,
    })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(desc(websites.createdAt), desc(websites.id));
  return rows.map(({ types, ...row }) => {
    const closed = findClosedFeatures(types, tier);
    return {
      ...row,
      updatedAt: row.updatedAt.toISOString(),
      ...(closed.length > 0 && { closedFeatures: closed }),
    };
  });
}

export async function findWebsite(db: Database, id: number): Promise<WebsiteRecord | null> {
  const [website] = await db.select().from(websites).where(eq(websites.id, id));
  return website ?? null;
}

/** The website, locked until the transaction ends, so that two saves follow each other. */
export async function lockWebsite(db: Database, id: number): Promise<WebsiteRecord | null> {
  const [website] = await db.select().from(websites).where(eq(websites.id, id)).for('update');
  return website ?? null;
}

/** Makes the website creations of an owner follow each other, until the transaction ends. */
export async function lockOwner(db: Database, userId: number): Promise<void> {
  // Not 'update': that would also stop what only refers to the owner, such as a deletion that holds an address.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countWebsites(db: Database, userId: number): Promise<number> {
  return db.$count(websites, eq(websites.userId, userId));
}

export async function insertWebsite(
  db: Database,
  website: typeof websites.$inferInsert,
): Promise<WebsiteRecord> {
  return one(await db.insert(websites).values(website).returning());
}

export async function updateWebsite(
  db: Database,
  id: number,
  changes: Partial<typeof websites.$inferInsert>,
): Promise<WebsiteRecord> {
  return one(await db.update(websites).set(changes).where(eq(websites.id, id)).returning());
}

/** Fine when there is none, or no such website any more. */
export async function discardDraft(db: Database, id: number, now: Date): Promise<void> {
  await db.update(websites).set({ draftData: null, draftSavedAt: now }).where(eq(websites.id, id));
}

export async function deleteWebsite(db: Database, id: number): Promise<void> {
  await db.delete(websites).where(eq(websites.id, id));
}

/** Keeps what a save wrote, and of the older ones the last fifty. */
export async function insertRevision(db: Database, website: WebsiteRecord): Promise<void> {
  const { id: websiteId, version, description, logoUrl, pageData, updatedAt: createdAt } = website;
  await db.insert(websiteRevisions).values({ websiteId, version, description, logoUrl, pageData, createdAt });
  await db
    .delete(websiteRevisions)
    .where(
      and(
        eq(websiteRevisions.websiteId, websiteId),
        lt(websiteRevisions.version, version - KEPT_REVISIONS + 1),
      ),
    );
}

export async function replaceSocialLinks(
  db: Database,
  websiteId: number,
  links: readonly { platform: string; url: string }[],
): Promise<void> {
  await db.delete(socialLinks).where(eq(socialLinks.websiteId, websiteId));
  if (links.length > 0) await db.insert(socialLinks).values(links.map((link) => ({ websiteId, ...link })));
}

export async function isSlugUsed(db: Database, slug: string): Promise<boolean> {
  const rows = await db.select({ id: websites.id }).from(websites).where(eq(websites.slug, slug));
  return rows.length > 0;
}

/** The website as its owner's browser gets it. */
export function presentWebsite(record: WebsiteRecord): Website {
  return {
    id: record.id,
    userId: record.userId,
    timeZone: record.timeZone,
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
