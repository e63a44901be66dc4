import { and, asc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { NewsSettings } from '@/contracts/endpoints/news';
import type { Legal } from '@/core/legal';
import { websites } from '../../db/tables/websites';
import { type Database, getOne, type Transaction } from '../../kernel/database';
import type { WebsiteRecord } from './queries';

/** A website has these records beside its page, each null until it is set. */
type WebsiteSettings = Pick<WebsiteRecord, 'hours' | 'people' | 'business' | 'legal'>;

/**
 * Locks the settings of a website until the transaction ends, while visitors can go on booking; null when there is no
 * such website.
 */
export async function lockSettings(
  tx: Transaction,
  id: number,
): Promise<(Omit<WebsiteSettings, 'people'> & Pick<WebsiteRecord, 'pageData' | 'slug' | 'timeZone'>) | null> {
  const { hours, business, legal, pageData, slug, timeZone } = websites;
  const [settings] = await tx
    .select({ hours, business, legal, pageData, slug, timeZone })
    .from(websites)
    .where(eq(websites.id, id))
    .for('no key update');
  return settings ?? null;
}

/** Stores settings, which are no part of the page, so that no version is made. */
export async function writeSettings(
  tx: Transaction,
  id: number,
  settings: Partial<WebsiteSettings>,
): Promise<void> {
  await tx.update(websites).set(settings).where(eq(websites.id, id));
}

/** Reads the legal pages of a website; null while its owner has given none. */
export async function readLegal(db: Database, id: number): Promise<Legal | null> {
  const { legal } = websites;
  return getOne(await db.select({ legal }).from(websites).where(eq(websites.id, id))).legal;
}

/** Reads after how many months a website erases what customers left; null for never. */
export async function readRetention(db: Database, id: number): Promise<number | null> {
  const { retentionMonths: months } = websites;
  return getOne(await db.select({ months }).from(websites).where(eq(websites.id, id))).months;
}

export async function writeRetention(tx: Transaction, id: number, months: number | null): Promise<void> {
  await tx.update(websites).set({ retentionMonths: months }).where(eq(websites.id, id));
}

/** This website erases what customers left so many months ago. */
export interface WebsiteRetention {
  id: number;
  months: number;
  timeZone: string;
}

/** Lists the websites that erase old records. */
export async function listRetentions(db: Database): Promise<WebsiteRetention[]> {
  const { id, retentionMonths, timeZone } = websites;
  const rows = await db
    .select({ id, months: retentionMonths, timeZone })
    .from(websites)
    .where(isNotNull(retentionMonths))
    .orderBy(asc(id));
  return rows.map(({ months, ...row }) => ({ ...row, months: Number(months) }));
}

const settings = { newsBy: websites.newsBy, overviewHour: websites.overviewHour };

export async function getNewsSettings(db: Database, id: number): Promise<NewsSettings> {
  return getOne(await db.select(settings).from(websites).where(eq(websites.id, id)));
}

export async function writeNewsSettings(
  tx: Transaction,
  id: number,
  { newsBy, overviewHour }: NewsSettings,
): Promise<NewsSettings> {
  const set = { newsBy, overviewHour };
  return getOne(await tx.update(websites).set(set).where(eq(websites.id, id)).returning(settings));
}

/** The owner of this website wants an overview each day. */
export interface OverviewWebsite {
  id: number;
  timeZone: string;
  overviewHour: number;
  /** The overview was last sent for this day, YYYY-MM-DD; null before the first. */
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

/** Notes that the overview of a day is sent; returns false if another process has done so. */
export async function claimOverview(tx: Transaction, id: number, day: string): Promise<boolean> {
  const isNotSent = or(isNull(websites.overviewOn), ne(websites.overviewOn, day));
  const rows = await tx
    .update(websites)
    .set({ overviewOn: day })
    .where(and(eq(websites.id, id), ne(websites.newsBy, 'each'), isNotSent))
    .returning({ id: websites.id });
  return rows.length > 0;
}
