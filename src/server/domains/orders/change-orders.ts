import { eq } from 'drizzle-orm';
import type { AlikeCounts, AlikeInput } from '@/contracts/alike';
import type { OrderEdit } from '@/contracts/orders';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { findStatusAfter, findStatusBefore } from '@/core/orders';
import { orders } from '../../db/tables/orders';
import type { Deps } from '../../http/deps';
import { type AlikeList, changeAlike, countAlike } from '../../kernel/alike';
import { inTransaction, type WorkDeps } from '../../kernel/unit-of-work';
import { insertEvent } from './order-history';
import { notifyOfStep, withdrawStepMail } from './order-mails';
import { deleteOrder, findOrder, moveOrder, moveOrderBack, type OrderRecord } from './queries';

/**
 * Moves an order one step on, or takes its last step back, and tells the customer about payment and shipping. The
 * status that it has already changes nothing; throws CONFLICT for every other step, and for a payment of a bank statement
 * if the order does not wait for one: another payment may have been marked.
 */
export async function changeOrderStatus(
  deps: Deps,
  websiteId: number,
  orderId: number,
  { status, undo = false, isMatched = false }: OrderEdit & { isMatched?: boolean | undefined },
): Promise<OrderRecord> {
  const lower = undo ? status : findStatusBefore(status);
  const step = lower && findStatusAfter(lower);
  const before = undo ? step : lower;
  const move = undo ? moveOrderBack : moveOrder;
  const moved = await inTransaction(deps, async (work) => {
    const order = step && before && (await move(work.db, websiteId, orderId, before, status));
    if (!order) return null;
    work.notifyOwner(websiteId, 'order-changed');
    const kind = undo ? 'takenBack' : isMatched ? 'matched' : 'done';
    await insertEvent(work.db, { orderId, kind, what: step, createdAt: deps.clock.now() });
    return notifyOfStep(work, deps, order, before);
  });
  if (moved) return moved;
  const order = await findOrder(deps.db, websiteId, orderId);
  if (!order) throw createOrderNotFoundError();
  if (isMatched) throw new AppError('CONFLICT', phrase('errors.orderNotWaiting'));
  if (order.status !== status)
    throw new AppError('CONFLICT', phrase('errors.orderStep'), { status: order.status });
  return order;
}

export function createOrderNotFoundError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.orderNotFound'));
}

/** Only unpaid orders are deleted together; paid ones are deleted one by one. */
const unpaidOrders: AlikeList = {
  table: orders,
  email: orders.customerEmail,
  isMeant: eq(orders.status, 'pending'),
  notFound: createOrderNotFoundError,
};

/** Deletes an order and tells the owner's other devices. */
export async function removeOrder(deps: WorkDeps, websiteId: number, id: number): Promise<void> {
  await inTransaction(deps, async (work) => {
    if (!(await deleteOrder(work.db, websiteId, id))) throw createOrderNotFoundError();
    await withdrawStepMail(work, id);
    work.notifyOwner(websiteId, 'order-changed');
  });
}

export function countOrdersAlike(
  deps: Pick<Deps, 'db' | 'clock'>,
  websiteId: number,
  id: number,
): Promise<AlikeCounts> {
  return countAlike(deps, unpaidOrders, websiteId, id);
}

/** Deletes orders that nobody has paid and that are like one. */
export function removeOrdersAlike(
  deps: WorkDeps,
  websiteId: number,
  id: number,
  input: AlikeInput,
): Promise<{ count: number }> {
  return changeAlike(deps, unpaidOrders, websiteId, id, input, async (work, areAlike) => {
    const deleted = await work.db.delete(orders).where(areAlike).returning({ id: orders.id });
    await withdrawStepMail(work, ...deleted.map(({ id: orderId }) => orderId));
    work.notifyOwner(websiteId, 'order-changed');
  });
}
