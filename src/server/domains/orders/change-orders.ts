import { eq, inArray } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import { AppError } from '@/core/app-error';
import { type OrderStatus, statusBefore } from '@/core/order-status';
import { orders } from '../../db/tables/orders';
import type { Deps } from '../../http/deps';
import { type AlikeList, countAlike, lockAlike } from '../../kernel/alike';
import { text } from '../../kernel/text';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import { deleteOrder, findOrder, moveOrder, type OrderRecord } from './queries';

/** Takes an order one step on; the same status again changes nothing, every other step is a CONFLICT. */
export async function changeOrderStatus(
  deps: Deps,
  websiteId: number,
  orderId: number,
  status: OrderStatus,
): Promise<OrderRecord> {
  const before = statusBefore(status);
  const moved = await inTransaction(deps, async (work) => {
    const order = before && (await moveOrder(work.db, websiteId, orderId, before, status));
    if (order) work.tellOwner(websiteId, 'order-changed');
    return order;
  });
  if (moved) return moved;
  const order = await findOrder(deps.db, websiteId, orderId);
  if (!order) throw orderNotFound();
  if (order.status !== status)
    throw new AppError('CONFLICT', text('errors.orderStep'), { status: order.status });
  return order;
}

export function orderNotFound(): AppError {
  return new AppError('NOT_FOUND', text('errors.orderNotFound'));
}

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
