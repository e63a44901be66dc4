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
  const [website] = await db.select().from(websites).where(isPublishedAt(slug));
  if (!website) throw websiteNotFound();
  return website;
}

/**
 * The same without its page, held until the transaction ends: no save and no deletion comes between. First of all in
 * a transaction, because a save locks the website before anything that belongs to it.
 */
export async function holdPublishedWebsite(
  db: Database,
  slug: string,
): Promise<Pick<WebsiteRecord, 'id' | 'timeZone'>> {
  const [website] = await db
    .select({ id: websites.id, timeZone: websites.timeZone })
    .from(websites)
    .where(isPublishedAt(slug))
    .for('key share');
  if (!website) throw websiteNotFound();
  return website;
}

const isPublishedAt = (slug: string) => and(eq(websites.slug, slug), eq(websites.isPublished, true));

function websiteNotFound(): AppError {
  return new AppError('NOT_FOUND', text('errors.websiteNotFound'));
}
