import { eq, inArray } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { type AlikeList, countAlike, lockAlike } from '../../db/alike';
import { orders } from '../../db/tables/orders';
import type { Deps } from '../../deps';
import { announceWebsiteEvent } from '../../http/website-events';
import { orderNotFound } from './change-order-status';
import { deleteOrder } from './queries';

/** Orders that nobody has paid: what is paid is deleted one by one. */
const unpaidOrders: AlikeList = {
  table: orders,
  email: orders.customerEmail,
  isMeant: eq(orders.status, 'pending'),
};

/** Deletes an order and tells the owner's other devices. */
export async function removeOrder({ db }: Pick<Deps, 'db'>, websiteId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteOrder(tx, websiteId, id))) throw orderNotFound();
    await announceWebsiteEvent(tx, websiteId, 'order-changed');
  });
}

export async function countOrdersAlike(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  id: number,
): Promise<AlikeCounts> {
  const counts = await countAlike(db, unpaidOrders, websiteId, id, clock.now());
  if (!counts) throw orderNotFound();
  return counts;
}

/** Deletes orders that nobody has paid and that are like one. */
export async function removeOrdersAlike(
  { db }: Pick<Deps, 'db'>,
  websiteId: number,
  id: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  return db.transaction(async (tx) => {
    const ids = await lockAlike(tx, unpaidOrders, websiteId, id, input);
    if (!ids) throw orderNotFound();
    if (ids.length === 0) return { count: 0 };
    await tx.delete(orders).where(inArray(orders.id, ids));
    await announceWebsiteEvent(tx, websiteId, 'order-changed');
    return { count: ids.length };
  });
}
