import { createHmac, randomBytes } from 'node:crypto';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { localDate } from '@/core/wall-clock';
import { analytics, visitorDays, visitorSalts } from '../../db/tables/analytics';
import { type Database, lockName, one } from '../../kernel/database';

export async function deleteSaltsBefore(db: Database, date: string): Promise<void> {
  await db.delete(visitorSalts).where(lt(visitorSalts.date, date));
}

/** One step forgets this many visitors. */
export const FORGET_AT_ONCE = 2_000;

/** Forgets some of who came before a day, and returns how many; what another process is forgetting is left to it. */
export async function forgetSomeVisitors(db: Database, date: string): Promise<number> {
  const rows = db
    .select({ row: sql`ctid` })
    .from(visitorDays)
    .where(lt(visitorDays.date, date))
    .limit(FORGET_AT_ONCE)
    .for('update', { skipLocked: true });
  const forgotten = await db
    .delete(visitorDays)
    .where(sql`ctid = ANY(ARRAY(${rows}))`)
    .returning({ date: visitorDays.date });
  return forgotten.length;
}

type VisitorDay = typeof visitorDays.$inferInsert;

/** Returns true if this visitor had not been here on this day. */
export async function insertVisitorDay(db: Database, visit: VisitorDay): Promise<boolean> {
  const rows = await db
    .insert(visitorDays)
    .values(visit)
    .onConflictDoNothing()
    .returning({ websiteId: visitorDays.websiteId });
  return rows.length > 0;
}

export async function hasVisited(
  db: Database,
  { websiteId, date, visitor }: Omit<VisitorDay, 'network'>,
): Promise<boolean> {
  const isTheOne = and(
    eq(visitorDays.websiteId, websiteId),
    eq(visitorDays.date, date),
    eq(visitorDays.visitor, visitor),
  );
  return (await db.$count(visitorDays, isTheOne)) > 0;
}

/** Counts the visitors of a network on a day; calls of one network follow each other until the transaction ends. */
export async function countVisitorsOf(
  db: Database,
  websiteId: number,
  date: string,
  network: string,
): Promise<number> {
  await lockName(db, `visitors ${websiteId} ${date} ${network}`);
  const isOfNetwork = and(
    eq(visitorDays.websiteId, websiteId),
    eq(visitorDays.date, date),
    eq(visitorDays.network, network),
  );
  return db.$count(visitorDays, isOfNetwork);
}

export async function countVisit(
  db: Database,
  websiteId: number,
  date: string,
  isNewVisitor: boolean,
): Promise<void> {
  const unique = isNewVisitor ? 1 : 0;
  await db
    .insert(analytics)
    .values({ websiteId, date, visits: 1, pageViews: 1, uniqueVisitors: unique })
    .onConflictDoUpdate({
      target: [analytics.websiteId, analytics.date],
      set: {
        visits: sql`${analytics.visits} + 1`,
        pageViews: sql`${analytics.pageViews} + 1`,
        uniqueVisitors: sql`${analytics.uniqueVisitors} + ${unique}`,
      },
    });
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

/** Hashes with the random salt of the UTC day, after which nobody can tell any more what was hashed. */
type HashOfDay = (text: string) => string;

export async function hashOfDay(db: Database, now: Date): Promise<HashOfDay> {
  const salt = await saltOfDay(db, localDate(now, 'UTC'));
  return (text) => createHmac('sha256', salt).update(text).digest('base64url');
}

/** Made by whoever asks first. */
async function saltOfDay(db: Database, date: string): Promise<string> {
  const [known] = await db.select().from(visitorSalts).where(eq(visitorSalts.date, date));
  if (known) return known.salt;
  const salt = randomBytes(32).toString('base64url');
  await db.insert(visitorSalts).values({ date, salt }).onConflictDoNothing();
  return one(await db.select().from(visitorSalts).where(eq(visitorSalts.date, date))).salt;
}
