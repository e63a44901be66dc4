import { and, asc, desc, eq, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import { UPLOADS_PATH } from '@/core/image-file';
import { photos, uploads } from '../../db/tables/media';
import { allowTime, type Database } from '../../kernel/database';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import {
  listWebsiteIds,
  lockWebsitesOf,
  type PageOwner,
  selectBinTexts,
  selectPageTexts,
  selectWebsiteIds,
} from '../websites';

/** Says whether earlier versions of a page count as well. */
type Names = 'ever shown' | 'shown now';

/** Finds the id of an upload in a text that names it. */
const UPLOAD_ID = sql.raw(`'${UPLOADS_PATH}([[:alnum:]_]+)-'`);

const uploadId = sql<string>`split_part(${uploads.fileName}, '-', 1)`;

/**
 * Lists the ids of an owner's uploads from before a moment that no website, draft, revision or photo of theirs names,
 * and nothing in their bin.
 */
export async function listUnusedUploads(db: Database, userId: number, before: Date): Promise<string[]> {
  const isOld = and(eq(uploads.userId, userId), lt(uploads.createdAt, before));
  const old = await db.select({ id: uploadId }).from(uploads).where(isOld);
  const unused = new Set(old.map(({ id }) => id));
  if (unused.size === 0) return [];
  const own = await listWebsiteIds(db, userId);
  // Websites are read one by one: a query for all pages and revisions of an owner could hold up everybody for a second.
  for (const id of own) {
    for (const named of await listUploadsOf(db, id)) unused.delete(named);
  }
  for (const named of await listUploadsInBin(db, userId)) unused.delete(named);
  return [...unused];
}

/** Lists the uploads that only earlier versions of an owner's pages name, the oldest first. */
export async function listShownBefore(
  db: Database,
  userId: number,
): Promise<{ id: string; bytes: number }[]> {
  const own = await listWebsiteIds(db, userId);
  const [before, now] = [new Set<string>(), new Set<string>()];
  for (const id of own) {
    for (const named of await listUploadsOf(db, id)) before.add(named);
    for (const named of await listUploadsOf(db, id, 'shown now')) now.add(named);
  }
  for (const named of await listUploadsInBin(db, userId)) now.add(named);
  const all = await db
    .select({ id: uploadId, bytes: uploads.bytes })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt), asc(uploads.fileName));
  return all.filter(({ id }) => before.has(id) && !now.has(id));
}

/** Deletes those of an owner's uploads that nothing of theirs names, and returns their file names. */
export async function forgetUploads(
  deps: WorkDeps,
  userId: number,
  ids: readonly string[],
  names: Names = 'ever shown',
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await inTransaction(deps, async ({ db: tx }) => {
    await allowTime(tx);
    // The lock waits for a save under way, which may name one of the uploads.
    await lockWebsitesOf(tx, userId, 'no key update');
    return tx
      .delete(uploads)
      .where(
        and(
          eq(uploads.userId, userId),
          inArray(uploadId, [...ids]),
          sql`${uploadId} NOT IN (${selectNamedUploads({ userId }, names, ids)})`,
        ),
      )
      .returning({ fileName: uploads.fileName });
  });
  return rows.map(({ fileName }) => fileName);
}

/** Lists the ids of the uploads that a website names in its page, draft, kept revisions and photos. */
export async function listUploadsOf(
  db: Database,
  websiteId: number,
  names: Names = 'ever shown',
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`named.id` })
    .from(sql`(${selectNamedUploads({ websiteId }, names)}) AS named (id)`);
  return rows.map(({ id }) => id);
}

/** Lists the ids of the uploads that an owner's bin names, or one website in it. */
export async function listUploadsInBin(db: Database, userId: number, binnedId?: number): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`named.id` })
    .from(sql`(${readNames(selectBinTexts(userId, binnedId))}) AS named (id)`);
  return rows.map(({ id }) => id);
}

/** Selects the ids of uploads that websites name. If only one id is asked for, the others may be missing. */
function selectNamedUploads(of: PageOwner, names: Names, about: readonly string[] = []): SQL {
  // Looking for one id takes a tenth of the time of reading all ids out of a text.
  const isWorthReading =
    about.length === 1 ? sql`strpos(content, ${`${UPLOADS_PATH}${about[0]}-`}) > 0` : sql`TRUE`;
  const isOfWebsites =
    'userId' in of
      ? inArray(photos.websiteId, selectWebsiteIds(of.userId))
      : eq(photos.websiteId, of.websiteId);
  const inBin = 'userId' in of ? sql`UNION ALL ${selectBinTexts(of.userId)}` : sql``;
  const texts = sql`${selectPageTexts(of, names)}
    UNION ALL
    SELECT photos.url FROM photos WHERE ${isOfWebsites}
    ${inBin}`;
  return readNames(texts, isWorthReading);
}

/** Selects the ids of uploads that stand in texts, of which only some may be worth reading. */
function readNames(texts: SQL, isWorthReading = sql`TRUE`): SQL {
  return sql`
    SELECT DISTINCT matched[1] FROM (${texts}) AS texts (content),
      regexp_matches(content, ${UPLOAD_ID}, 'g') AS matched
    WHERE ${isWorthReading}`;
}

export async function ownsUpload(db: Database, userId: number, fileName: string): Promise<boolean> {
  const own = and(eq(uploads.userId, userId), eq(uploads.fileName, fileName));
  return (await db.$count(uploads, own)) > 0;
}

/**
 * Lists the file names of those of an owner's pictures that have one of these ids, the newest first; logos are no
 * pictures.
 */
export async function listPictureNames(
  db: Database,
  userId: number,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ fileName: uploads.fileName })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploadId, [...ids]), like(uploads.fileName, '%.jpg')))
    .orderBy(desc(uploads.createdAt), desc(uploads.fileName));
  return rows.map(({ fileName }) => fileName);
}

export async function listUploadNames(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ fileName: uploads.fileName })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt), asc(uploads.fileName));
  return rows.map(({ fileName }) => fileName);
}
