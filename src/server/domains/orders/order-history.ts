import { asc, eq, inArray } from 'drizzle-orm';
import { ORDER_MAILS, type OrderMail } from '@/core/orders';
import { orderEvents, orders } from '../../db/tables/orders';
import type { Deps } from '../../http/deps';
import type { Database, Transaction } from '../../kernel/database';
import { inTransaction, type Work, type WorkDeps } from '../../kernel/unit-of-work';
import { markCustomerTold } from './queries';

export type OrderEventRecord = typeof orderEvents.$inferSelect;

export async function insertEvent(
  tx: Transaction,
  event: Pick<OrderEventRecord, 'orderId' | 'kind' | 'what' | 'createdAt'>,
): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** Lists the events of some orders, the oldest first. */
export async function listEventsOf(db: Database, orderIds: number[]): Promise<OrderEventRecord[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id));
}

/** Names a mail about an order, for example `order 12 paid`. */
export const getOrderSubject = (id: number, mail: OrderMail) => `order ${id} ${mail}`;

const ABOUT = new RegExp(`^order (\\d+) (${ORDER_MAILS.join('|')})$`);

/** Notes at an order whether its mail has left; does nothing for mail about something else. */
export async function noteOrderMail(
  deps: WorkDeps & Pick<Deps, 'clock'>,
  about: string,
  hasLeft: boolean,
): Promise<void> {
  const [, id, what] = ABOUT.exec(about) ?? [];
  const mail = ORDER_MAILS.find((known) => known === what);
  if (!mail) return;
  await inTransaction(deps, async (work) => {
    // If an order is deleted meanwhile, its history is deleted with it.
    const [order] = await work.db
      .select({ id: orders.id, websiteId: orders.websiteId })
      .from(orders)
      .where(eq(orders.id, Number(id)))
      .for('update');
    if (order) await noteMail(work, order, mail, hasLeft, deps.clock.now());
  });
}

/** Writes down that a mail has left, or that it did not, for example because a limit is reached. */
export async function noteMail(
  work: Work,
  order: { id: number; websiteId: number },
  mail: OrderMail,
  hasLeft: boolean,
  now: Date,
): Promise<void> {
  const kind = hasLeft ? 'mailed' : 'notMailed';
  await insertEvent(work.db, { orderId: order.id, kind, what: mail, createdAt: now });
  await markCustomerTold(work.db, order.id, hasLeft);
  work.notifyOwner(order.websiteId, 'order-changed');
}
