import { AppError } from '@/core/app-error';
import { type OrderStatus, statusBefore } from '@/core/order-status';
import type { Deps } from '../../http/deps';
import { text } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { findOrder, moveOrder, type OrderRecord } from './queries';

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
