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
  return found(await publishedAt(db, slug));
}

/**
 * The same, held until the transaction ends: no save and no deletion comes between. First of all in a transaction,
 * because a save locks the website before anything that belongs to it.
 */
export async function holdPublishedWebsite(tx: Database, slug: string): Promise<WebsiteRecord> {
  return found(await publishedAt(tx, slug).for('share'));
}

function publishedAt(db: Database, slug: string) {
  return db
    .select()
    .from(websites)
    .where(and(eq(websites.slug, slug), eq(websites.isPublished, true)));
}

function found([website]: WebsiteRecord[]): WebsiteRecord {
  if (!website) throw new AppError('NOT_FOUND', text('errors.websiteNotFound'));
  return website;
}
