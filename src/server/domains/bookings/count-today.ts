import { and, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { WaitingAtWebsite } from '@/contracts/endpoints/today';
import { toLocalDate } from '@/core/wall-clock';
import { bookings } from '../../db/tables/bookings';
import type { Database } from '../../kernel/database';

type BookingsToday = Pick<WaitingAtWebsite, 'visitsToday' | 'nextVisit' | 'arrivalsToday'>;

/** Counts who comes today on the wall clock of each website. Websites to which nobody comes are left out. */
export async function countBookingsToday(
  db: Database,
  websites: readonly { id: number; timeZone: string }[],
  now: Date,
): Promise<Map<number, BookingsToday>> {
  const zones = Array.from(new Set(websites.map(({ timeZone }) => timeZone)));
  const isToday = zones.map((zone) => {
    const ids = websites.filter(({ timeZone }) => timeZone === zone).map(({ id }) => id);
    return and(inArray(bookings.websiteId, ids), eq(bookings.bookingDateText, toLocalDate(now, zone)));
  });
  const isVisit = sql`${bookings.bookingType} = 'hourly'`;
  const rows = await db
    .select({
      websiteId: bookings.websiteId,
      all: count(),
      visitsToday: sql<number>`count(*) FILTER (WHERE ${isVisit})`.mapWith(Number),
      nextVisit: sql<
        string | null
      >`min(${bookings.bookingTimeText}) FILTER (WHERE ${isVisit} AND ${bookings.bookingDate} > ${now.toISOString()}::timestamptz)`,
    })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), or(...isToday)))
    .groupBy(bookings.websiteId);
  return new Map(
    rows.map(({ websiteId, all, ...visits }) => [
      websiteId,
      { ...visits, arrivalsToday: all - visits.visitsToday },
    ]),
  );
}
