import { and, eq } from 'drizzle-orm';
import { contactSubmissions } from '../../db/tables/messages';
import { type Database, one } from '../../kernel/database';
import { countList, type ListCounts, PAGE_SIZE, pageFilter, pageOrder } from '../../kernel/page-cursor';

export type SubmissionRecord = typeof contactSubmissions.$inferSelect;

export async function insertSubmission(
  db: Database,
  submission: typeof contactSubmissions.$inferInsert,
): Promise<SubmissionRecord> {
  return one(await db.insert(contactSubmissions).values(submission).returning());
}

export function listSubmissions(
  db: Database,
  websiteId: number,
  cursor?: string,
  limit = PAGE_SIZE + 1,
): Promise<SubmissionRecord[]> {
  return db
    .select()
    .from(contactSubmissions)
    .where(pageFilter(contactSubmissions, websiteId, cursor))
    .orderBy(...pageOrder(contactSubmissions))
    .limit(limit);
}

const isTheOne = (websiteId: number, id: number) =>
  and(eq(contactSubmissions.websiteId, websiteId), eq(contactSubmissions.id, id));

export async function markSubmissionRead(
  db: Database,
  websiteId: number,
  id: number,
): Promise<SubmissionRecord | null> {
  const rows = await db
    .update(contactSubmissions)
    .set({ isRead: true })
    .where(isTheOne(websiteId, id))
    .returning();
  return rows[0] ?? null;
}

/** Returns true if a row was deleted. */
export async function deleteSubmission(db: Database, websiteId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(contactSubmissions)
    .where(isTheOne(websiteId, id))
    .returning({ id: contactSubmissions.id });
  return rows.length > 0;
}

/** Counts the messages of a website, and those of them that are unread. */
export function countSubmissions(db: Database, websiteId: number): Promise<ListCounts> {
  return countList(db, contactSubmissions, websiteId, eq(contactSubmissions.isRead, false));
}
