import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays } from '@/core/local-date';
import { type Database, one } from '../../db/client';
import { analytics, visitorDays, visitorSalts } from '../../db/tables/visitors';
import { websites } from '../../db/tables/websites';

/** The salt of a UTC day, made by whoever asks first; the salts of days that are over are forgotten, and who came on them. */
export async function saltOfDay(db: Database, date: string, newSalt: string): Promise<string> {
  const [known] = await db.select().from(visitorSalts).where(eq(visitorSalts.date, date));
  if (known) return known.salt;
  await db.delete(visitorSalts).where(lt(visitorSalts.date, date));
  // A day of a website may lie half a day beside that of UTC.
  await db.delete(visitorDays).where(lt(visitorDays.date, addDays(date, -1)));
  await db.insert(visitorSalts).values({ date, salt: newSalt }).onConflictDoNothing();
  return one(await db.select().from(visitorSalts).where(eq(visitorSalts.date, date))).salt;
}

/** Whether this visitor had not been here on this day. */
export async function insertVisitorDay(
  db: Database,
  visit: { websiteId: number; date: string; visitor: string },
): Promise<boolean> {
  const rows = await db
    .insert(visitorDays)
    .values(visit)
    .onConflictDoNothing()
    .returning({ websiteId: visitorDays.websiteId });
  return rows.length > 0;
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

export async function findTimeZone(db: Database, websiteId: number): Promise<string> {
  const rows = await db
    .select({ timeZone: websites.timeZone })
    .from(websites)
    .where(eq(websites.id, websiteId));
  return one(rows).timeZone;
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
