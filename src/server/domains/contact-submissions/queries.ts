import { and, eq } from 'drizzle-orm';
import { type Database, one } from '../../db/client';
import { contactSubmissions } from '../../db/tables/visitors';
import { PAGE_SIZE, pageFilter, pageOrder } from '../../http/page-cursor';

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
): Promise<SubmissionRecord[]> {
  return db
    .select()
    .from(contactSubmissions)
    .where(pageFilter(contactSubmissions, websiteId, cursor))
    .orderBy(...pageOrder(contactSubmissions))
    .limit(PAGE_SIZE + 1);
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

/** Whether there was one to delete. */
export async function deleteSubmission(db: Database, websiteId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(contactSubmissions)
    .where(isTheOne(websiteId, id))
    .returning({ id: contactSubmissions.id });
  return rows.length > 0;
}
