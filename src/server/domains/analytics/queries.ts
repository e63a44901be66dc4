import { createHmac, randomBytes } from 'node:crypto';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { toLocalDate } from '@/core/wall-clock';
import { analytics, visitorDays, visitorSalts } from '../../db/tables/analytics';
import { type Database, getOne, isFoundBy, type Transaction } from '../../kernel/database';
import { inOneStatement } from '../../kernel/unit-of-work';
import { isStoredWebsite } from '../websites';

export async function deleteSaltsBefore(tx: Transaction, date: string): Promise<void> {
  await tx.delete(visitorSalts).where(lt(visitorSalts.date, date));
}

/** One step forgets at most this many visitors. */
export const FORGET_AT_ONCE = 2_000;

/**
 * Forgets some of the visitors from before a day, and returns how many; rows that another process is forgetting are
 * left to it.
 */
export async function forgetSomeVisitors(tx: Transaction, date: string): Promise<number> {
  const rows = tx
    .select({ row: sql`ctid` })
    .from(visitorDays)
    .where(lt(visitorDays.date, date))
    .limit(FORGET_AT_ONCE)
    .for('update', { skipLocked: true });
  const forgotten = await tx
    .delete(visitorDays)
    .where(isFoundBy(sql`ctid`, rows))
    .returning({ date: visitorDays.date });
  return forgotten.length;
}

/** A visitor has viewed this many pages of a website on a day. */
export interface CountedVisitor {
  websiteId: number;
  date: string;
  visitor: string;
  network: string;
  views: number;
}

/**
 * Adds visitors and their views to the counters, in one statement. At most `perNetwork` visitors of a network count on
 * a day, or all of them for null. All others of the network count as one more visitor, because anybody can invent the
 * name of a browser. Visitors of a deleted website are left out.
 */
export async function addVisits(
  tx: Transaction,
  visitors: readonly CountedVisitor[],
  perNetwork: number | null,
): Promise<void> {
  const rows = visitors.map(({ websiteId, ...visitor }) => ({ website_id: websiteId, ...visitor }));
  // The cost depends on today's visitors and not on how many came before them: each network is looked up once and no
  // further than its bound, its visitors are compared with those in memory, and whoever is known after all meets the
  // key. Looking for each visitor would leave the choice of an index to the database, which before its first ANALYZE
  // reads a whole day. Rows are written in the order of their keys, so that two processes never wait for each other in
  // a circle.
  await tx.execute(sql`
    WITH came AS (
      SELECT visit.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS visit (website_id bigint, date date, visitor text, network text, views int)
      WHERE ${isStoredWebsite(sql`visit.website_id`)}
    ), networks AS (
      SELECT website_id, date, network, array_agg(visitor) AS visitors, ARRAY(SELECT known.visitor FROM ${visitorDays} AS known
        WHERE known.website_id = came.website_id AND known.date = came.date AND known.network = came.network
        LIMIT coalesce(${perNetwork}::bigint, 0)) AS known_visitors
      FROM came GROUP BY website_id, date, network
    ), fresh AS (
      SELECT website_id, date, visitor, network, cardinality(known_visitors)
        + row_number() OVER (PARTITION BY website_id, date, network ORDER BY visitor) AS place
      FROM networks CROSS JOIN unnest(visitors) AS visitor WHERE visitor <> ALL (known_visitors)
    ), added AS (
      INSERT INTO ${visitorDays} (website_id, date, visitor, network)
      SELECT DISTINCT website_id, date, CASE WHEN place >= ${perNetwork}::bigint THEN network ELSE visitor END AS visitor, network
      FROM fresh ORDER BY website_id, date, visitor
      ON CONFLICT DO NOTHING RETURNING website_id, date
    )
    INSERT INTO ${analytics} AS counted (website_id, date, visits, page_views, unique_visitors)
    SELECT website_id, date, sum(views), sum(views), (SELECT count(*) FROM added
      WHERE added.website_id = came.website_id AND added.date = came.date)
    FROM came GROUP BY website_id, date ORDER BY website_id, date
    ON CONFLICT (website_id, date) DO UPDATE SET visits = counted.visits + excluded.visits,
      page_views = counted.page_views + excluded.page_views,
      unique_visitors = counted.unique_visitors + excluded.unique_visitors`);
}

export async function hasAnyVisit(db: Database, websiteId: number): Promise<boolean> {
  const rows = await db
    .select({ date: analytics.date })
    .from(analytics)
    .where(eq(analytics.websiteId, websiteId))
    .limit(1);
  return rows.length > 0;
}

export function listDaysFrom(db: Database, websiteId: number, date: string) {
  return db
    .select({
      date: analytics.date,
      uniqueVisitors: analytics.uniqueVisitors,
      pageViews: analytics.pageViews,
    })
    .from(analytics)
    .where(and(eq(analytics.websiteId, websiteId), gte(analytics.date, date)));
}

export function listAnalytics(db: Database, websiteId: number) {
  const { date, visits, uniqueVisitors, pageViews } = analytics;
  return db
    .select({ date, visits, uniqueVisitors, pageViews })
    .from(analytics)
    .where(eq(analytics.websiteId, websiteId))
    .orderBy(asc(date));
}

/** Hashes with the random salt of the UTC day, so that after the day nobody can tell what was hashed. */
type HashOfDay = (text: string) => string;

export async function createHashOfDay(db: Database, now: Date): Promise<HashOfDay> {
  const salt = await ensureSaltOfDay(db, toLocalDate(now, 'UTC'));
  return (text) => createHmac('sha256', salt).update(text).digest('base64url');
}

/** Keeps the day's salt in memory, because a visit comes with every page view. */
export class DailyHash {
  private known: { date: string; hash: HashOfDay } | null = null;

  constructor(private readonly db: Database) {}

  async get(now: Date): Promise<HashOfDay> {
    const date = toLocalDate(now, 'UTC');
    if (this.known?.date === date) return this.known.hash;
    const hash = await createHashOfDay(this.db, now);
    this.known = { date, hash };
    return hash;
  }

  /** Forgets a salt from before a day. */
  forgetBefore(date: string): void {
    if (this.known && this.known.date < date) this.known = null;
  }
}

/** The process that asks first makes the salt. */
async function ensureSaltOfDay(db: Database, date: string): Promise<string> {
  const [known] = await db.select().from(visitorSalts).where(eq(visitorSalts.date, date));
  if (known) return known.salt;
  const salt = randomBytes(32).toString('base64url');
  await inOneStatement(db, async (tx) => {
    await tx.insert(visitorSalts).values({ date, salt }).onConflictDoNothing();
  });
  return getOne(await db.select().from(visitorSalts).where(eq(visitorSalts.date, date))).salt;
}
