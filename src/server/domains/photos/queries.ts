import { and, asc, eq } from 'drizzle-orm';
import type { Photo } from '@/contracts/photos';
import { type Database, one } from '../../db/client';
import { photos } from '../../db/tables/photos';
import { websites } from '../../db/tables/websites';

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

export async function insertPhoto(db: Database, photo: typeof photos.$inferInsert): Promise<Photo> {
  return one(await db.insert(photos).values(photo).returning(answered));
}

/** The removed photo's address; null when the website has no such photo. */
export async function deletePhoto(db: Database, websiteId: number, id: number): Promise<string | null> {
  const [removed] = await db
    .delete(photos)
    .where(and(eq(photos.websiteId, websiteId), eq(photos.id, id)))
    .returning({ url: photos.url });
  return removed?.url ?? null;
}

/** What is known of a website's pictures; null when it was deleted meanwhile. */
export async function findGallery(db: Database, websiteId: number) {
  return withUploaded(db, websiteId, await selectPages(db, websiteId));
}

/** The same, locked so that two uploads are counted one after the other. */
export async function lockGallery(tx: Database, websiteId: number) {
  // Not 'update': that would also stop what only refers to the website, such as a visitor's order.
  return withUploaded(tx, websiteId, await selectPages(tx, websiteId).for('no key update'));
}

function selectPages(db: Database, websiteId: number) {
  return db
    .select({
      pageData: websites.pageData,
      updatedAt: websites.updatedAt,
      draftData: websites.draftData,
      draftSavedAt: websites.draftSavedAt,
    })
    .from(websites)
    .where(eq(websites.id, websiteId));
}

async function withUploaded<Pages>(db: Database, websiteId: number, [pages]: Pages[]) {
  if (!pages) return null;
  const uploaded = await db
    .select({ url: photos.url, createdAt: photos.createdAt })
    .from(photos)
    .where(eq(photos.websiteId, websiteId));
  return { ...pages, uploaded };
}
