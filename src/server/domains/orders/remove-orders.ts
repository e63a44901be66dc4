import { eq, inArray } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { orders } from '../../db/tables/orders';
import type { Deps } from '../../http/deps';
import { type AlikeList, countAlike, lockAlike } from '../../kernel/alike';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import { orderNotFound } from './change-order-status';
import { deleteOrder } from './queries';

/** Orders that nobody has paid: what is paid is deleted one by one. */
const unpaidOrders: AlikeList = {
  table: orders,
  email: orders.customerEmail,
  isMeant: eq(orders.status, 'pending'),
};

/** Deletes an order and tells the owner's other devices. */
export async function removeOrder(deps: WorkDeps, websiteId: number, id: number): Promise<void> {
  await inTransaction(deps, async (work) => {
    if (!(await deleteOrder(work.db, websiteId, id))) throw orderNotFound();
    work.tellOwner(websiteId, 'order-changed');
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
  deps: WorkDeps,
  websiteId: number,
  id: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  return inTransaction(deps, async (work) => {
    const ids = await lockAlike(work.db, unpaidOrders, websiteId, id, input);
    if (!ids) throw orderNotFound();
    if (ids.length === 0) return { count: 0 };
    await work.db.delete(orders).where(inArray(orders.id, ids));
    work.tellOwner(websiteId, 'order-changed');
    return { count: ids.length };
  });
}
