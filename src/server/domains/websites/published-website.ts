import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PageData } from '@/contracts/page-data';
import { AppError } from '@/core/app-error';
import { getEffectiveTier, getEntitlements, type TierColumns, type VisitorFeature } from '@/core/plans';
import { users } from '../../db/tables/users';
import { websites } from '../../db/tables/websites';
import type { Deps } from '../../http/deps';
import type { Database } from '../../kernel/database';
import { text } from '../../kernel/text';

/** A website without the unsaved work of its owner, which is no visitor's and may be as large as the page. */
export type PublishedWebsite = Omit<typeof websites.$inferSelect, 'draftData' | 'draftSavedAt'>;

/** A website with what says which plan its owner has. */
export type OwnedWebsite = PublishedWebsite & { owner: TierColumns };

/** The unsaved work at a slug; undefined when this owner has no website there. */
export async function findDraft(db: Database, slug: string, userId: number) {
  const [found] = await db
    .select({ draftData: websites.draftData })
    .from(websites)
    .where(and(eq(websites.slug, slug), eq(websites.userId, userId)));
  return found?.draftData;
}

export async function findWebsiteBySlug(db: Database, slug: string): Promise<OwnedWebsite | null> {
  const [website] = await selectWebsites(db).where(eq(websites.slug, slug));
  return website ?? null;
}

/** A website by its id, published or not. */
export async function lockWebsiteHead(db: Database, id: number): Promise<WebsiteHead | null> {
  const { userId, title, slug, timeZone } = websites;
  const [website] = await db
    .select({ id: websites.id, userId, title, slug, timeZone })
    .from(websites)
    .where(eq(websites.id, id))
    .for('key share');
  return website ?? null;
}

/** The website that visitors read at a slug; null where there is none, without reading the page of an unpublished one. */
export async function findPublishedWebsite(db: Database, slug: string): Promise<OwnedWebsite | null> {
  const [website] = await selectWebsites(db).where(isPublishedAt(slug));
  return website ?? null;
}

/** The same; an unpublished one is NOT_FOUND like an unknown one. */
export async function getPublishedWebsite(db: Database, slug: string): Promise<OwnedWebsite> {
  return found([await findPublishedWebsite(db, slug)]);
}

/**
 * The website at a slug where visitors use something that its owner's plan has; SUBSCRIPTION_EXPIRED when it lacks it.
 * Of its page only the sections in which they do: the whole may be large, and anybody may call often.
 */
export async function getServedWebsite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  feature: VisitorFeature,
): Promise<PublishedWebsite> {
  return served(
    found(await selectWebsites(db, sectionsOf(feature)).where(isPublishedAt(slug))),
    feature,
    clock.now(),
  );
}

/**
 * The same, held until the transaction ends: no save and no deletion comes between. First of all in a transaction,
 * because a save locks the website before anything that belongs to it.
 */
export async function lockServedWebsite(
  tx: Database,
  slug: string,
  feature: VisitorFeature,
  now: Date,
): Promise<PublishedWebsite> {
  const held = selectWebsites(tx, sectionsOf(feature))
    .where(isPublishedAt(slug))
    .for('key share', { of: websites });
  return served(found(await held), feature, now);
}

/** A website without its page, which may be large. */
export type WebsiteHead = Pick<PublishedWebsite, 'id' | 'userId' | 'title' | 'slug' | 'timeZone'>;

/** Held alike, for what needs nothing of the page. */
export async function lockServedHead(
  tx: Database,
  slug: string,
  feature: VisitorFeature,
  now: Date,
): Promise<WebsiteHead> {
  const held = selectPlaces(tx).where(isPublishedAt(slug)).for('key share', { of: websites });
  return served(found(await held), feature, now);
}

/** The published website at a slug, whatever its owner's plan; an unpublished one is NOT_FOUND like an unknown one. */
export async function getPublishedHead(db: Database, slug: string): Promise<WebsiteHead> {
  return found(await selectPlaces(db).where(isPublishedAt(slug)));
}

type PageSource = typeof websites.pageData | SQL<PageData>;

const owner = { subscriptionTier: users.subscriptionTier, trialEndDate: users.trialEndDate };

/** A page of nothing but the sections of one type. */
const sectionsOf = (type: VisitorFeature) => sql<PageData>`jsonb_build_object('sections', coalesce((
  SELECT jsonb_agg(section) FROM jsonb_array_elements(${websites.pageData} -> 'sections') AS section
  WHERE section ->> 'type' = ${type}
), '[]'))`;

function selectWebsites(db: Database, pageData: PageSource = websites.pageData) {
  const { draftData, draftSavedAt, ...columns } = getTableColumns(websites);
  return db
    .select({ ...columns, pageData, owner })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .$dynamic();
}

function selectPlaces(db: Database) {
  const { id, userId, title, timeZone } = websites;
  return db
    .select({ id, userId, title, slug: websites.slug, timeZone, owner })
    .from(websites)
    .innerJoin(users, eq(users.id, websites.userId))
    .$dynamic();
}

const isPublishedAt = (slug: string) => and(eq(websites.slug, slug), eq(websites.isPublished, true));

function found<Website>([website]: (Website | null)[]): Website {
  if (!website) throw new AppError('NOT_FOUND', text('failures.websiteNotFound'));
  return website;
}

/** Without `subscriptionExpired`, which would send a visitor's browser to the plans. */
function served<Website extends { owner: TierColumns }>(
  website: Website,
  feature: VisitorFeature,
  now: Date,
): Website {
  if (getEntitlements(getEffectiveTier(website.owner, now)).can(feature)) return website;
  throw new AppError('SUBSCRIPTION_EXPIRED', text(`errors.pageIsClosed.${feature}`));
}
