import { and, eq, notInArray, sql } from 'drizzle-orm';
import { photos } from '../../db/tables/media';
import type { Database } from '../../kernel/database';

type PagePhoto = Pick<typeof photos.$inferInsert, 'url' | 'caption' | 'sortOrder'>;

/** Makes the photos of a website those of its page; one that is on both keeps its id. */
export async function replacePhotos(
  db: Database,
  websiteId: number,
  onPage: readonly PagePhoto[],
  now: Date,
): Promise<void> {
  // A picture that is on the page twice is one photo.
  const byUrl = new Map(onPage.map((photo) => [photo.url, photo]));
  const urls = [...byUrl.keys()];
  await db.delete(photos).where(and(eq(photos.websiteId, websiteId), notInArray(photos.url, urls)));
  if (urls.length === 0) return;
  await db
    .insert(photos)
    .values([...byUrl.values()].map((photo) => ({ ...photo, websiteId, createdAt: now })))
    .onConflictDoUpdate({
      target: [photos.websiteId, photos.url],
      set: { caption: sql`excluded.caption`, sortOrder: sql`excluded.sort_order` },
    });
}
