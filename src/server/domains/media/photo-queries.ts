import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Photo } from '@/contracts/endpoints/media';
import { photos } from '../../db/tables/media';
import { type Database, getOne, type Transaction } from '../../kernel/database';
import { findPages, lockPages } from '../websites';

const answered = {
  id: photos.id,
  websiteId: photos.websiteId,
  url: photos.url,
  caption: photos.caption,
  sortOrder: photos.sortOrder,
};

export async function listPhotos(db: Database, websiteId: number): Promise<Photo[]> {
  return db
    .select(answered)
    .from(photos)
    .where(eq(photos.websiteId, websiteId))
    .orderBy(asc(photos.sortOrder), asc(photos.id));
}

export async function insertPhoto(tx: Transaction, photo: typeof photos.$inferInsert): Promise<Photo> {
  return getOne(await tx.insert(photos).values(photo).returning(answered));
}

/** Deletes a photo and returns its address; null when the website has no such photo. */
export async function deletePhoto(tx: Transaction, websiteId: number, id: number): Promise<string | null> {
  const [removed] = await tx
    .delete(photos)
    .where(and(eq(photos.websiteId, websiteId), eq(photos.id, id)))
    .returning({ url: photos.url });
  return removed?.url ?? null;
}

/** Finds the pages and uploaded photos of a website; null when it was deleted meanwhile. */
export async function findGallery(db: Database, websiteId: number) {
  return withUploaded(db, websiteId, await findPages(db, websiteId));
}

/** Finds the same and locks the website, so that two uploads are counted one after the other. */
export async function lockGallery(tx: Transaction, websiteId: number) {
  return withUploaded(tx, websiteId, await lockPages(tx, websiteId));
}

async function withUploaded<Pages>(db: Database, websiteId: number, pages: Pages | null) {
  if (!pages) return null;
  const uploaded = await db
    .select({ url: photos.url, createdAt: photos.createdAt })
    .from(photos)
    .where(eq(photos.websiteId, websiteId));
  return { ...pages, uploaded };
}

type PagePhoto = Pick<typeof photos.$inferInsert, 'url' | 'caption' | 'sortOrder'>;

/** Replaces the photos of a website by those of its page; a photo that stays keeps its id. */
export async function replacePhotos(
  tx: Transaction,
  websiteId: number,
  onPage: readonly PagePhoto[],
  now: Date,
): Promise<void> {
  // A picture that is on the page twice is one photo.
  const byUrl = new Map(onPage.map((photo) => [photo.url, photo]));
  const urls = [...byUrl.keys()];
  await tx.delete(photos).where(and(eq(photos.websiteId, websiteId), notInArray(photos.url, urls)));
  if (urls.length === 0) return;
  await tx
    .insert(photos)
    .values([...byUrl.values()].map((photo) => ({ ...photo, websiteId, createdAt: now })))
    .onConflictDoUpdate({
      target: [photos.websiteId, photos.url],
      set: { caption: sql`excluded.caption`, sortOrder: sql`excluded.sort_order` },
    });
}
