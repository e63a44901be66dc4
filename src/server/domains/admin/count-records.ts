import type { WebsiteCounts } from '@/contracts/website-counts';
import type { Database } from '../../kernel/database';
import { countBookings } from '../bookings';
import { countSubmissions } from '../messages';
import { countOrders } from '../orders';

export async function countRecords(db: Database, websiteId: number): Promise<WebsiteCounts> {
  const messages = await countSubmissions(db, websiteId);
  const bookings = await countBookings(db, websiteId);
  const orders = await countOrders(db, websiteId);
  return {
    messages: messages.all,
    unreadMessages: messages.waiting,
    bookings: bookings.all,
    pendingBookings: bookings.waiting,
    orders: orders.all,
    pendingOrders: orders.waiting,
  };
}
