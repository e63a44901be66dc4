import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { inTransaction, type WorkDeps } from '../kernel/unit-of-work';
import { allowTime, type Database } from './client';
import { uploads, websites } from './tables/websites';

/** With what earlier versions of a page show, or without. */
type Names = 'ever shown' | 'shown now';

const uploadId = sql<string>`split_part(${uploads.fileName}, '-', 1)`;

/** The ids of an owner's uploads from before a moment that no website, draft, revision or photo of theirs names. */
export async function findUnusedUploads(db: Database, userId: number, before: Date): Promise<string[]> {
  const isOld = and(eq(uploads.userId, userId), lt(uploads.createdAt, before));
  const old = await db.select({ id: uploadId }).from(uploads).where(isOld);
  const unused = new Set(old.map(({ id }) => id));
  if (unused.size === 0) return [];
  const own = await db.select({ id: websites.id }).from(websites).where(eq(websites.userId, userId));
  // One by one: reading all pages and revisions of an owner in one query could hold up everybody for a second.
  for (const { id } of own) {
    for (const named of await findUploadsOf(db, id)) unused.delete(named);
  }
  return [...unused];
}

/** The uploads that only earlier versions of an owner's pages name, the oldest first. */
export async function findShownBefore(
  db: Database,
  userId: number,
): Promise<{ id: string; bytes: number }[]> {
  const own = await db.select({ id: websites.id }).from(websites).where(eq(websites.userId, userId));
  const [before, now] = [new Set<string>(), new Set<string>()];
  for (const { id } of own) {
    for (const named of await findUploadsOf(db, id)) before.add(named);
    for (const named of await findUploadsOf(db, id, 'shown now')) now.add(named);
  }
  const all = await db
    .select({ id: uploadId, bytes: uploads.bytes })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt), asc(uploads.fileName));
  return all.filter(({ id }) => before.has(id) && !now.has(id));
}

/** Forgets those of an owner's uploads that nothing of theirs names, and returns their names. */
export async function forgetUploads(
  deps: WorkDeps,
  userId: number,
  ids: readonly string[],
  names: Names = 'ever shown',
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await inTransaction(deps, async ({ db: tx }) => {
    await allowTime(tx);
    // A save under way may name one of them: it is waited for. By their ids, as whoever locks several does.
    await tx
      .select({ id: websites.id })
      .from(websites)
      .where(eq(websites.userId, userId))
      .orderBy(asc(websites.id))
      .for('no key update');
    return tx
      .delete(uploads)
      .where(
        and(
          eq(uploads.userId, userId),
          inArray(uploadId, [...ids]),
          sql`${uploadId} NOT IN (${namedUploads(eq(websites.userId, userId), names, ids)})`,
        ),
      )
      .returning({ fileName: uploads.fileName });
  });
  return rows.map(({ fileName }) => fileName);
}

/** The ids of the uploads that a website names in its page, draft, kept revisions and photos. */
export async function findUploadsOf(
  db: Database,
  websiteId: number,
  names: Names = 'ever shown',
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`named.id` })
    .from(sql`(${namedUploads(eq(websites.id, websiteId), names)}) AS named (id)`);
  return rows.map(({ id }) => id);
}

/** The ids that websites name; where it is about one only, at least that one if they name it. */
function namedUploads(ofWebsites: SQL, names: Names, about: readonly string[] = []): SQL {
  // Looking for one takes a tenth of the time of reading all names out of a text.
  const isWorthReading =
    about.length === 1 ? sql`strpos(content, ${`/uploads/${about[0]}-`}) > 0` : sql`TRUE`;
  return sql`
    SELECT DISTINCT matched[1] FROM (
      SELECT concat(websites.logo_url, ' ', websites.page_data, ' ', websites.draft_data)
      FROM websites WHERE ${ofWebsites}
      UNION ALL
      SELECT concat(revisions.logo_url, ' ', revisions.page_data)
      FROM website_revisions revisions JOIN websites ON websites.id = revisions.website_id
      WHERE ${ofWebsites} AND ${names === 'ever shown' ? sql`TRUE` : sql`FALSE`}
      UNION ALL
      SELECT photos.url FROM photos JOIN websites ON websites.id = photos.website_id WHERE ${ofWebsites}
    ) AS texts (content), regexp_matches(content, '/uploads/([[:alnum:]_]+)-', 'g') AS matched
    WHERE ${isWorthReading}`;
}
