import { AppError } from '@/core/app-error';
import { type OrderStatus, statusBefore } from '@/core/order-status';
import type { Deps } from '../../deps';
import { text } from '../../http/translate';
import { findOrder, moveOrder, type OrderRecord } from './queries';

/** Takes an order one step on; the same status again changes nothing, every other step is a CONFLICT. */
export async function changeOrderStatus(
  { db }: Deps,
  websiteId: number,
  orderId: number,
  status: OrderStatus,
): Promise<OrderRecord> {
  const before = statusBefore(status);
  const moved = before && (await moveOrder(db, websiteId, orderId, before, status));
  if (moved) return moved;
  const order = await findOrder(db, websiteId, orderId);
  if (!order) throw orderNotFound();
  if (order.status !== status)
    throw new AppError('CONFLICT', text('errors.orderStep'), { status: order.status });
  return order;
}

export function orderNotFound(): AppError {
  return new AppError('NOT_FOUND', text('errors.orderNotFound'));
}
