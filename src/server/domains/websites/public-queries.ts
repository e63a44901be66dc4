import { and, eq, sql } from 'drizzle-orm';
import type { Theme } from '@/core/theme';
import type { ShareCardSite } from '@/site/share-card';
import { websites } from '../../db/tables/websites';
import type { Database } from '../../kernel/database';

/** What the card of a published website shows, without its page; null when there is none. */
export async function findShareCardSite(db: Database, slug: string): Promise<ShareCardSite | null> {
  const { title, logoUrl, pageData } = websites;
  const theme = sql<Theme | null>`${pageData}->'theme'`;
  const [site] = await db
    .select({ title, slug: websites.slug, logoUrl, theme })
    .from(websites)
    .where(and(eq(websites.slug, slug), eq(websites.isPublished, true)));
  return site ? { ...site, theme: site.theme ?? undefined } : null;
}

/**
 * Which state of an owner's website and its draft a preview shows: any change of either gives another. Null when this
 * owner has no website there.
 */
export async function findPreviewState(db: Database, slug: string, userId: number): Promise<string | null> {
  const [found] = await db
    .select({ id: websites.id, written: sql<string>`${websites}.xmin::text` })
    .from(websites)
    .where(and(eq(websites.slug, slug), eq(websites.userId, userId)));
  return found ? `${found.id} ${found.written}` : null;
}
