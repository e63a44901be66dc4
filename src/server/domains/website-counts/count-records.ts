import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { WebsiteCounts } from '@/contracts/website-counts';
import { type Database, one } from '../../db/client';
import { bookings } from '../../db/tables/bookings';
import { orders } from '../../db/tables/orders';
import { contactSubmissions } from '../../db/tables/visitors';

export async function countRecords(db: Database, websiteId: number): Promise<WebsiteCounts> {
  const messageCounts = await countBoth(
    db,
    contactSubmissions,
    websiteId,
    eq(contactSubmissions.isRead, false),
  );
  const bookingCounts = await countBoth(db, bookings, websiteId, eq(bookings.status, 'pending'));
  const orderCounts = await countBoth(db, orders, websiteId, eq(orders.status, 'pending'));
  return {
    messages: messageCounts.all,
    unreadMessages: messageCounts.waiting,
    bookings: bookingCounts.all,
    pendingBookings: bookingCounts.waiting,
    orders: orderCounts.all,
    pendingOrders: orderCounts.waiting,
  };
}

async function countBoth(
  db: Database,
  table: typeof contactSubmissions | typeof bookings | typeof orders,
  websiteId: number,
  isWaiting: SQL,
) {
  const waiting = sql<number>`count(*) FILTER (WHERE ${isWaiting})`.mapWith(Number);
  const rows = await db.select({ all: count(), waiting }).from(table).where(eq(table.websiteId, websiteId));
  return one(rows);
}
