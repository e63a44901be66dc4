import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pollOptions, polls } from '../../db/tables/polls';
import { analytics } from '../../db/tables/visitors';
import { uploads, websiteRevisions, websites } from '../../db/tables/websites';

export async function listWebsiteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.userId, userId))
    .orderBy(asc(websites.id));
  return rows.map(({ id }) => id);
}

/** A website as it is stored, with its page and its draft. */
export async function findWholeWebsite(db: Database, id: number) {
  const [website] = await db.select().from(websites).where(eq(websites.id, id));
  return website ?? null;
}

/** The saves that are kept of a website. */
export async function listVersions(db: Database, websiteId: number): Promise<number[]> {
  const rows = await db
    .select({ version: websiteRevisions.version })
    .from(websiteRevisions)
    .where(eq(websiteRevisions.websiteId, websiteId))
    .orderBy(asc(websiteRevisions.version));
  return rows.map(({ version }) => version);
}

export async function findSave(db: Database, websiteId: number, version: number) {
  const [save] = await db
    .select()
    .from(websiteRevisions)
    .where(and(eq(websiteRevisions.websiteId, websiteId), eq(websiteRevisions.version, version)));
  return save ?? null;
}

export function listPollVotes(db: Database, websiteId: number) {
  return db
    .select({
      sectionId: polls.sectionId,
      question: polls.question,
      option: pollOptions.text,
      votes: pollOptions.votes,
    })
    .from(polls)
    .innerJoin(pollOptions, eq(pollOptions.pollId, polls.id))
    .where(eq(polls.websiteId, websiteId))
    .orderBy(asc(polls.id), asc(pollOptions.optionIndex));
}

export function listAnalytics(db: Database, websiteId: number) {
  const { date, visits, uniqueVisitors, pageViews } = analytics;
  return db
    .select({ date, visits, uniqueVisitors, pageViews })
    .from(analytics)
    .where(eq(analytics.websiteId, websiteId))
    .orderBy(asc(date));
}

export async function listUploadNames(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ fileName: uploads.fileName })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt), asc(uploads.fileName));
  return rows.map(({ fileName }) => fileName);
}
