import type { Database } from '../../db/client';
import { orders } from '../../db/tables/visitors';
import { PAGE_SIZE, pageFilter, pageOrder } from '../../http/page-cursor';

export type OrderRecord = typeof orders.$inferSelect;

export function listOrders(db: Database, websiteId: number, cursor?: string): Promise<OrderRecord[]> {
  return db
    .select()
    .from(orders)
    .where(pageFilter(orders, websiteId, cursor))
    .orderBy(...pageOrder(orders))
    .limit(PAGE_SIZE + 1);
}
