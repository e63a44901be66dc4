import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { bookings } from '../../db/tables/bookings';
import type { Database } from '../../kernel/database';

/** Lists the visits of a website that have not begun and are not cancelled, in their order; stays keep no hours. */
export async function listVisits(db: Database, websiteId: number, now: Date) {
  const { id, bookingDateText: date, bookingTimeText: time, durationMinutes, customerName: name } = bookings;
  const rows = await db
    .select({ id, date, time, durationMinutes, name })
    .from(bookings)
    .where(
      and(
        eq(bookings.websiteId, websiteId),
        eq(bookings.bookingType, 'hourly'),
        ne(bookings.status, 'cancelled'),
        gt(bookings.bookingDate, now),
      ),
    )
    .orderBy(asc(bookings.bookingDate), asc(id));
  return rows.map((row) => ({ ...row, durationMinutes: row.durationMinutes ?? 0 }));
}
