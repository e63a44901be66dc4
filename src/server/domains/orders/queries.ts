import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderItems, orders } from '../../db/tables/orders';
import { PAGE_SIZE, pageFilter, pageOrder } from '../../http/page-cursor';

export type OrderRecord = typeof orders.$inferSelect;
export type OrderItemRecord = typeof orderItems.$inferSelect;

export function listOrders(db: Database, websiteId: number, cursor?: string): Promise<OrderRecord[]> {
  return db
    .select()
    .from(orders)
    .where(pageFilter(orders, websiteId, cursor))
    .orderBy(...pageOrder(orders))
    .limit(PAGE_SIZE + 1);
}

/** What each of some orders holds. */
export async function listItemsOf(db: Database, orderIds: number[]): Promise<OrderItemRecord[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(orderItems).where(inArray(orderItems.orderId, orderIds));
}
