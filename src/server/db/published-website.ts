import { and, eq } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { text } from '../http/translate';
import type { Database } from './client';
import { websites } from './tables/websites';

export type WebsiteRecord = typeof websites.$inferSelect;

export async function findWebsiteBySlug(db: Database, slug: string): Promise<WebsiteRecord | null> {
  const [website] = await db.select().from(websites).where(eq(websites.slug, slug));
  return website ?? null;
}

/** The website that visitors see at a slug; an unpublished one is NOT_FOUND like an unknown one. */
export async function publishedWebsite(db: Database, slug: string): Promise<WebsiteRecord> {
  return found(await db.select().from(websites).where(isPublishedAt(slug)));
}

/**
 * The same, held until the transaction ends: no save and no deletion comes between. First of all in a transaction,
 * because a save locks the website before anything that belongs to it.
 */
export async function holdPublishedWebsite(tx: Database, slug: string): Promise<WebsiteRecord> {
  return found(await tx.select().from(websites).where(isPublishedAt(slug)).for('key share'));
}

/** A website without its page, which may be large. */
export type WebsitePlace = Pick<WebsiteRecord, 'id' | 'userId' | 'title' | 'slug' | 'timeZone'>;

/** Held alike, for what needs nothing of the page. */
export async function holdPublishedPlace(tx: Database, slug: string): Promise<WebsitePlace> {
  const { id, userId, title, timeZone } = websites;
  const place = { id, userId, title, slug: websites.slug, timeZone };
  return found(await tx.select(place).from(websites).where(isPublishedAt(slug)).for('key share'));
}

const isPublishedAt = (slug: string) => and(eq(websites.slug, slug), eq(websites.isPublished, true));

function found<Website>([website]: Website[]): Website {
  if (!website) throw new AppError('NOT_FOUND', text('errors.websiteNotFound'));
  return website;
}
