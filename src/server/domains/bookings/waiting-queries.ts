import { and, asc, eq, gt, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { WaitingBookings } from '@/core/booking-limits';
import { bookingReminders } from '../../db/tables/booking-proofs';
import { bookings } from '../../db/tables/bookings';
import { type Database, lockName, one } from '../../kernel/database';
import type { BookingRecord } from './queries';

/** Lets those who count what waits at a website follow each other until the transaction ends. */
export async function lockWaiting(db: Database, websiteId: number): Promise<void> {
  await lockName(db, `waiting bookings ${websiteId}`);
}

const isWaitingAt = (websiteId: number) =>
  and(eq(bookings.websiteId, websiteId), eq(bookings.status, 'pending'));

/** Counts the bookings of a website that wait for an answer and begin after a time on the wall clock. */
export async function countWaiting(
  db: Database,
  websiteId: number,
  network: string,
  wallTime: string,
): Promise<{ ofNetwork: WaitingBookings; unproven: WaitingBookings }> {
  const { bookingDateText, bookingEndDateText, bookingType } = bookings;
  const nights = sql`${bookingEndDateText}::date - ${bookingDateText}::date`;
  const count = (isCounted: SQL) => ({
    stays: sql`count(*) FILTER (WHERE ${bookingType} = 'daily' AND ${isCounted})`.mapWith(Number),
    nights: sql`coalesce(sum(${nights}) FILTER (WHERE ${isCounted}), 0)`.mapWith(Number),
    visits: sql`count(*) FILTER (WHERE ${bookingType} = 'hourly' AND ${isCounted})`.mapWith(Number),
  });
  const rows = await db
    .select({
      ofNetwork: count(sql`${bookings.network} = ${network}`),
      unproven: count(sql`NOT ${bookings.isEmailProven}`),
    })
    .from(bookings)
    .where(and(isWaitingAt(websiteId), sql`lower(${bookings.during}) > ${wallTime}::timestamp`));
  return one(rows);
}

/** Marks the waiting bookings of a customer as those of a proven address. */
export async function markEmailProven(db: Database, websiteId: number, email: string): Promise<void> {
  await db
    .update(bookings)
    .set({ isEmailProven: true })
    .where(and(isWaitingAt(websiteId), sql`lower(${bookings.customerEmail}) = lower(${email})`));
}

/** Bookings that have waited long enough, the longest first. */
export async function listLapsing(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, 'pending'), lte(bookings.waitsUntil, now)))
    .orderBy(asc(bookings.waitsUntil), asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Bookings whose customers are to be reminded, the longest due first. */
export async function listToRemind(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNotNull(bookings.remindAt), lte(bookings.remindAt, now)))
    .orderBy(asc(bookings.remindAt), asc(bookings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Websites of which a booking waits that came before a moment, or one that lapses soon and came before another one. */
export async function listWebsitesThatWait(
  db: Database,
  longBefore: Date,
  soon: { lapsesBefore: Date; cameBefore: Date },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: bookings.websiteId })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'pending'),
        isNotNull(bookings.waitsUntil),
        or(
          lte(bookings.createdAt, longBefore),
          and(lte(bookings.waitsUntil, soon.lapsesBefore), lt(bookings.createdAt, soon.cameBefore)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Returns true if the owner is to be told now: true for one process only, and not again before `toldBefore` has passed. */
export async function claimReminder(
  db: Database,
  websiteId: number,
  now: Date,
  toldBefore: Date,
): Promise<boolean> {
  const rows = await db
    .insert(bookingReminders)
    .values({ websiteId, toldAt: now })
    .onConflictDoUpdate({
      target: bookingReminders.websiteId,
      set: { toldAt: now },
      setWhere: lte(bookingReminders.toldAt, toldBefore),
    })
    .returning({ websiteId: bookingReminders.websiteId });
  return rows.length > 0;
}

/** Lists the bookings of a website that lapse after a moment, the next first. */
export function listWaiting(
  db: Database,
  websiteId: number,
  from: Date,
  limit: number,
): Promise<BookingRecord[]> {
  const { waitsUntil } = bookings;
  return db
    .select()
    .from(bookings)
    .where(and(isWaitingAt(websiteId), isNotNull(waitsUntil), gt(waitsUntil, from)))
    .orderBy(asc(waitsUntil), asc(bookings.id))
    .limit(limit);
}
