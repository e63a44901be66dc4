import { and, eq, getTableColumns } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { effectiveTier, hasFeature, type TierRecord, type VisitorFeature } from '@/core/plans';
import type { Deps } from '../deps';
import { text } from '../http/translate';
import type { Database } from './client';
import { users } from './tables/users';
import { websites } from './tables/websites';

export type WebsiteRecord = typeof websites.$inferSelect;

/** A website with what says which plan its owner has. */
export type OwnedWebsite = WebsiteRecord & { owner: TierRecord };

export async function findWebsiteBySlug(db: Database, slug: string): Promise<OwnedWebsite | null> {
  const [website] = await selectWebsites(db).where(eq(websites.slug, slug));
  return website ?? null;
}

/** A website by its id, published or not. */
export async function findWebsite(db: Database, id: number): Promise<WebsitePlace | null> {
  const { userId, title, slug, timeZone } = websites;
  const [website] = await db
    .select({ id: websites.id, userId, title, slug, timeZone })
    .from(websites)
    .where(eq(websites.id, id))
    .for('key share');
  return website ?? null;
}

/** The website that visitors read at a slug; an unpublished one is NOT_FOUND like an unknown one. */
export async function publishedWebsite(db: Database, slug: string): Promise<OwnedWebsite> {
  return found(await selectWebsites(db).where(isPublishedAt(slug)));
}

/** The website at a slug where visitors use something that its owner's plan has; SUBSCRIPTION_EXPIRED when it lacks it. */
export async function servedWebsite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  feature: VisitorFeature,
): Promise<WebsiteRecord> {
  return served(await publishedWebsite(db, slug), feature, clock.now());
}

/**
 * The same, held until the transaction ends: no save and no deletion comes between. First of all in a transaction,
 * because a save locks the website before anything that belongs to it.
 */
export async function holdServedWebsite(
  tx: Database,
  slug: string,
  feature: VisitorFeature,
  now: Date,
): Promise<WebsiteRecord> {
  const held = selectWebsites(tx).where(isPublishedAt(slug)).for('key share', { of: websites });
  return served(found(await held), feature, now);
}

/** A website without its page, which may be large. */
export type WebsitePlace = Pick<WebsiteRecord, 'id' | 'userId' | 'title' | 'slug' | 'timeZone'>;

/** Held alike, for what needs nothing of the page. */
export async function holdServedPlace(
  tx: Database,
  slug: string,
  feature: VisitorFeature,
  now: Date,
): Promise<WebsitePlace> {
  const held = selectPlaces(tx).where(isPublishedAt(slug)).for('key share', { of: websites });
  return served(found(await held), feature, now);
}

/** The published website at a slug, whatever its owner's plan; an unpublished one is NOT_FOUND like an unknown one. */
export async function publishedPlace(db: Database, slug: string): Promise<WebsitePlace> {
  return found(await selectPlaces(db).where(isPublishedAt(slug)));
}

const owner = { subscriptionTier: users.subscriptionTier, trialEndDate: users.trialEndDate };

function selectWebsites(db: Database) {
  return db
    .select({ ...getTableColumns(websites), owner })
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

function found<Website>([website]: Website[]): Website {
  if (!website) throw new AppError('NOT_FOUND', text('failures.websiteNotFound'));
  return website;
}

/** Without `subscriptionExpired`, which would send a visitor's browser to the plans. */
function served<Website extends { owner: TierRecord }>(
  website: Website,
  feature: VisitorFeature,
  now: Date,
): Website {
  if (hasFeature(effectiveTier(website.owner, now), feature)) return website;
  throw new AppError('SUBSCRIPTION_EXPIRED', text(`errors.pageIsClosed.${feature}`));
}
