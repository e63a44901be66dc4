import { and, asc, desc, eq } from 'drizzle-orm';
import type { Revision, RevisionSummary } from '@/contracts/websites';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { parsePage, toPageData } from '@/sections/page/page';
import { websiteRevisions } from '../../db/tables/websites';
import type { Database } from '../../kernel/database';

/** Lists the kept saves of a website, newest first. */
export async function listRevisions(db: Database, websiteId: number): Promise<RevisionSummary[]> {
  const { version, createdAt } = websiteRevisions;
  const rows = await db
    .select({ version, createdAt })
    .from(websiteRevisions)
    .where(eq(websiteRevisions.websiteId, websiteId))
    .orderBy(desc(version));
  return rows.map((row) => ({ version: row.version, savedAt: row.createdAt.toISOString() }));
}

/** Returns what a save wrote, in today's shape. Throws NOT_FOUND if it is no longer kept. */
export async function getRevision(db: Database, websiteId: number, version: number): Promise<Revision> {
  const revision = await findRevision(db, websiteId, version);
  if (!revision) throw new AppError('NOT_FOUND', phrase('errors.revisionNotFound'));
  const { description, logoUrl, pageData, createdAt } = revision;
  return {
    version,
    savedAt: createdAt.toISOString(),
    description,
    logoUrl,
    pageData: toPageData(parsePage(pageData)),
  };
}

/** Lists the versions of the kept saves of a website, oldest first. */
export async function listVersions(db: Database, websiteId: number): Promise<number[]> {
  const rows = await db
    .select({ version: websiteRevisions.version })
    .from(websiteRevisions)
    .where(eq(websiteRevisions.websiteId, websiteId))
    .orderBy(asc(websiteRevisions.version));
  return rows.map(({ version }) => version);
}

export async function findRevision(db: Database, websiteId: number, version: number) {
  const [revision] = await db
    .select()
    .from(websiteRevisions)
    .where(and(eq(websiteRevisions.websiteId, websiteId), eq(websiteRevisions.version, version)));
  return revision ?? null;
}
