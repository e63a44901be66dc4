import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from './client';
import { uploads, websites } from './tables/websites';

const uploadId = sql<string>`split_part(${uploads.fileName}, '-', 1)`;

/**
 * Forgets an owner's uploads that no website, draft, revision or photo of theirs names, and answers their names: those
 * from before a moment, because the younger ones may stand in an editor that has not saved yet, and those that were
 * `released` by what has just been deleted.
 */
export async function forgetUnusedUploads(
  db: Database,
  userId: number,
  before: Date,
  released: readonly string[],
): Promise<string[]> {
  const rows = await db
    .delete(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        or(lt(uploads.createdAt, before), inArray(uploadId, [...released])),
        sql`${uploadId} NOT IN (${namedUploads(eq(websites.userId, userId))})`,
      ),
    )
    .returning({ fileName: uploads.fileName });
  return rows.map(({ fileName }) => fileName);
}

/** The ids of the uploads that a website names in its page, draft, kept revisions and photos. */
export async function findUploadsOf(db: Database, websiteId: number): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`named.id` })
    .from(sql`(${namedUploads(eq(websites.id, websiteId))}) AS named (id)`);
  return rows.map(({ id }) => id);
}

function namedUploads(ofWebsites: SQL): SQL {
  return sql`
    SELECT DISTINCT matched[1] FROM (
      SELECT concat(websites.logo_url, ' ', websites.page_data, ' ', websites.draft_data)
      FROM websites WHERE ${ofWebsites}
      UNION ALL
      SELECT concat(revisions.logo_url, ' ', revisions.page_data)
      FROM website_revisions revisions JOIN websites ON websites.id = revisions.website_id WHERE ${ofWebsites}
      UNION ALL
      SELECT photos.url FROM photos JOIN websites ON websites.id = photos.website_id WHERE ${ofWebsites}
    ) AS texts (content), regexp_matches(content, '/uploads/([[:alnum:]_]+)-', 'g') AS matched`;
}
