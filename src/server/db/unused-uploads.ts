import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Forgets an owner's uploads from before a moment that no website, draft or revision of theirs names, and answers the
 * files' names. The younger ones may stand in an editor that has not saved yet.
 */
export async function forgetUnusedUploads(db: Database, userId: number, before: Date): Promise<string[]> {
  const answer = await db.execute(sql`
    WITH texts (content) AS (
      SELECT concat(logo_url, ' ', page_data, ' ', draft_data) FROM websites WHERE user_id = ${userId}
      UNION ALL
      SELECT concat(revision.logo_url, ' ', revision.page_data)
      FROM website_revisions revision JOIN websites website ON website.id = revision.website_id
      WHERE website.user_id = ${userId}
    ), used (file_name) AS (
      SELECT matched[1] FROM texts, regexp_matches(content, '/uploads/([[:alnum:]_.-]+)', 'g') AS matched
    )
    DELETE FROM uploads
    WHERE user_id = ${userId} AND created_at < ${before.toISOString()}
      AND file_name NOT IN (SELECT file_name FROM used)
    RETURNING file_name`);
  return (answer as unknown as { rows: { file_name: string }[] }).rows.map((row) => row.file_name);
}
