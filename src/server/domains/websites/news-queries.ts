import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { NewsSettings } from '@/contracts/endpoints/news';
import { websites } from '../../db/tables/websites';
import { type Database, one } from '../../kernel/database';

const settings = { newsBy: websites.newsBy, overviewHour: websites.overviewHour };

export async function findNewsSettings(db: Database, id: number): Promise<NewsSettings> {
  return one(await db.select(settings).from(websites).where(eq(websites.id, id)));
}

export async function writeNewsSettings(
  db: Database,
  id: number,
  { newsBy, overviewHour }: NewsSettings,
): Promise<NewsSettings> {
  const set = { newsBy, overviewHour };
  return one(await db.update(websites).set(set).where(eq(websites.id, id)).returning(settings));
}

/** A website whose owner wants an overview each day. */
export interface OverviewWebsite {
  id: number;
  timeZone: string;
  overviewHour: number;
  /** The last day that it was sent for, YYYY-MM-DD; null before the first. */
  overviewOn: string | null;
}

export function listOverviews(db: Database): Promise<OverviewWebsite[]> {
  const { id, timeZone, overviewHour, overviewOn } = websites;
  return db
    .select({ id, timeZone, overviewHour, overviewOn })
    .from(websites)
    .where(ne(websites.newsBy, 'each'))
    .orderBy(asc(id));
}

/** Notes that the overview of a day is sent. Returns false if another process has done so. */
export async function claimOverview(tx: Database, id: number, day: string): Promise<boolean> {
  const isNotSent = or(isNull(websites.overviewOn), ne(websites.overviewOn, day));
  const rows = await tx
    .update(websites)
    .set({ overviewOn: day })
    .where(and(eq(websites.id, id), ne(websites.newsBy, 'each'), isNotSent))
    .returning({ id: websites.id });
  return rows.length > 0;
}
