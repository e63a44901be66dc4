import { and, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { NewsSettings } from '@/contracts/endpoints/news';
import type { Business } from '@/core/business';
import type { Legal } from '@/core/legal';
import type { Person } from '@/core/people';
import type { WebsiteHours } from '@/core/website-hours';
import { websites } from '../../db/tables/websites';
import { type Database, one } from '../../kernel/database';

/** Stores the opening hours, which are no part of the page: no version is made. Null when there is no such website. */
export async function writeHours(
  db: Database,
  id: number,
  hours: WebsiteHours,
): Promise<{ slug: string; timeZone: string } | null> {
  const { slug, timeZone } = websites;
  const [written] = await db
    .update(websites)
    .set({ hours })
    .where(eq(websites.id, id))
    .returning({ slug, timeZone });
  return written ?? null;
}

/** Stores the business and returns the website's slug; null when there is no such website. No version is made. */
export async function writeBusiness(db: Database, id: number, business: Business): Promise<string | null> {
  const { slug } = websites;
  const [written] = await db
    .update(websites)
    .set({ business })
    .where(eq(websites.id, id))
    .returning({ slug });
  return written?.slug ?? null;
}

/** Reads the legal pages of a website; null while its owner has given none. */
export async function readLegal(db: Database, id: number): Promise<Legal | null> {
  const { legal } = websites;
  return one(await db.select({ legal }).from(websites).where(eq(websites.id, id))).legal;
}

/** Stores the legal pages and returns the website's slug; null when there is no such website. No version is made. */
export async function writeLegal(db: Database, id: number, legal: Legal): Promise<string | null> {
  const { slug } = websites;
  const [written] = await db.update(websites).set({ legal }).where(eq(websites.id, id)).returning({ slug });
  return written?.slug ?? null;
}

/** Stores the people of a website, which are no part of the page: no version is made. */
export async function writePeople(db: Database, id: number, people: Person[]): Promise<void> {
  await db.update(websites).set({ people }).where(eq(websites.id, id));
}

/** Reads after how many months a website erases what customers left; null for never. */
export async function readRetention(db: Database, id: number): Promise<number | null> {
  const { retentionMonths: months } = websites;
  return one(await db.select({ months }).from(websites).where(eq(websites.id, id))).months;
}

export async function writeRetention(db: Database, id: number, months: number | null): Promise<void> {
  await db.update(websites).set({ retentionMonths: months }).where(eq(websites.id, id));
}

/** Lists the websites that erase what is old. */
export async function listRetentions(
  db: Database,
): Promise<{ id: number; months: number; timeZone: string }[]> {
  const { id, retentionMonths, timeZone } = websites;
  const rows = await db
    .select({ id, months: retentionMonths, timeZone })
    .from(websites)
    .where(isNotNull(retentionMonths))
    .orderBy(asc(id));
  return rows.map(({ months, ...row }) => ({ ...row, months: Number(months) }));
}

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
