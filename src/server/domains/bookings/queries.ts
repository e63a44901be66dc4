import type { Database } from '../../db/client';
import { bookings } from '../../db/tables/bookings';
import { PAGE_SIZE, pageFilter, pageOrder } from '../../http/page-cursor';

export type BookingRecord = typeof bookings.$inferSelect;

export function listBookings(db: Database, websiteId: number, cursor?: string): Promise<BookingRecord[]> {
  return db
    .select()
    .from(bookings)
    .where(pageFilter(bookings, websiteId, cursor))
    .orderBy(...pageOrder(bookings))
    .limit(PAGE_SIZE + 1);
}
