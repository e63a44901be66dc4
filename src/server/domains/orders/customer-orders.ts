import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { orders } from '../../db/tables/orders';
import { type Database, isFoundBy } from '../../kernel/database';
import { isOfCustomer } from '../../kernel/is-of-customer';
import { listShownColumns } from '../../kernel/text-search';
import type { Work } from '../../kernel/unit-of-work';
import { fillOrderSearch, type OrderRecord } from './queries';

/** Lists the orders of a customer, newest first. */
export function listOrdersOf(
  db: Database,
  websiteId: number,
  keys: readonly string[],
  limit?: number,
): Promise<OrderRecord[]> {
  const select = db
    .select(listShownColumns(orders))
    .from(orders)
    .where(isOfCustomer(orders, websiteId, keys))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return limit === undefined ? select : select.limit(limit);
}

/** Counts the orders under each key, and sums the paid ones. */
export function sumOrders(
  db: Database,
  websiteId: number,
  keys: readonly string[],
): Promise<{ key: string | null; orders: number; paidCents: number }[]> {
  return db
    .select({
      key: orders.customerKey,
      orders: sql`count(*)`.mapWith(Number),
      paidCents:
        sql`coalesce(sum(${orders.totalAmount} * 100) FILTER (WHERE ${orders.status} <> 'pending'), 0)`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(isOfCustomer(orders, websiteId, keys))
    .groupBy(orders.customerKey);
}

/** Bookkeeping needs none of these. The search columns are filled again in the same transaction. */
const nobody = {
  customerName: '',
  customerEmail: '',
  customerPhone: null,
  shippingAddress: '',
  notes: null,
  requestId: null,
  requestDigest: null,
  searchText: null,
  searchKeys: null,
};

/**
 * Removes the customer from their orders: number, date, amount and items stay. Throws CONFLICT while an order is paid
 * and not shipped, because nobody would know where to send it.
 */
export async function eraseOrdersOf(work: Work, websiteId: number, keys: readonly string[]): Promise<void> {
  const isTheirs = isOfCustomer(orders, websiteId, keys);
  if ((await work.db.$count(orders, and(isTheirs, eq(orders.status, 'paid')))) > 0)
    throw new AppError('CONFLICT', phrase('errors.customerHasOrders'));
  await work.db
    .update(orders)
    .set(nobody)
    .where(and(isTheirs, ne(orders.status, 'paid')));
  await fillOrderSearch(work.db);
}

/**
 * Removes the customers from some orders that came before a moment, unless these are still to be sent; returns how
 * many.
 */
export async function eraseOldOrders(
  work: Work,
  websiteId: number,
  before: Date,
  limit: number,
): Promise<number> {
  const some = work.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.websiteId, websiteId),
        lt(orders.createdAt, before),
        isNotNull(orders.customerKey),
        ne(orders.status, 'paid'),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const erased = await work.db
    .update(orders)
    .set(nobody)
    .where(isFoundBy(orders.id, some))
    .returning({ id: orders.id });
  if (erased.length > 0) await fillOrderSearch(work.db);
  return erased.length;
}
