import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrdersSummary } from '@/contracts/orders';
import type { OrderStatus } from '@/core/orders';
import { orderItems, orderNumbers, orders, products } from '../../db/tables/orders';
import { type Database, getOne, type Transaction } from '../../kernel/database';
import { insertRecords, selectRows } from '../../kernel/json-rows';
import {
  buildPageOrder,
  countList,
  countWaiting,
  type ListCounts,
  PAGE_SIZE,
} from '../../kernel/page-cursor';
import {
  buildListFilter,
  fillSearch,
  type ListQuery,
  listShownColumns,
  type Shown,
  toSearchValues,
} from '../../kernel/text-search';

const columns = listShownColumns(orders);

export type OrderRecord = Shown<typeof orders.$inferSelect>;
export type OrderItemRecord = typeof orderItems.$inferSelect;
export type ProductRecord = typeof products.$inferSelect;

export async function listOrders(
  db: Database,
  websiteId: number,
  { cursor, q, status }: ListQuery & { status?: OrderStatus | undefined },
  limit = PAGE_SIZE + 1,
): Promise<OrderRecord[]> {
  const filter = status && eq(orders.status, status);
  return db
    .select(columns)
    .from(orders)
    .where(await buildListFilter(db, orders, websiteId, { cursor, q, filter }, limit))
    .orderBy(...buildPageOrder(orders))
    .limit(limit);
}

/** Lists the orders that are paid and not shipped, the oldest first. */
export function listPaidOrders(db: Database, websiteId: number, limit: number): Promise<OrderRecord[]> {
  return db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.websiteId, websiteId), eq(orders.status, 'paid')))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
}

export function countPaidOrders(db: Database, websiteId: number): Promise<number> {
  return db.$count(orders, and(eq(orders.websiteId, websiteId), eq(orders.status, 'paid')));
}

/** Counts for each of some websites the orders that are paid and not shipped. */
export function countWaitingOrders(
  db: Database,
  websiteIds: readonly number[],
): Promise<Map<number, number>> {
  return countWaiting(db, orders, websiteIds, eq(orders.status, 'paid'));
}

/** Lists the orders that came after a moment and are not paid, the newest first. */
export function listNewOrders(
  db: Database,
  websiteId: number,
  after: Date,
  limit: number,
): Promise<OrderRecord[]> {
  const isNew = and(
    eq(orders.websiteId, websiteId),
    eq(orders.status, 'pending'),
    gt(orders.createdAt, after),
  );
  return db
    .select(columns)
    .from(orders)
    .where(isNew)
    .orderBy(...buildPageOrder(orders))
    .limit(limit);
}

/** Makes orders findable that were stored before there was a search. */
export function fillOrderSearch(db: Database, signal?: AbortSignal): Promise<void> {
  const read = async (isUnfilled: SQL, limit: number) => {
    const rows = await db.select(columns).from(orders).where(isUnfilled).orderBy(asc(orders.id)).limit(limit);
    const items = await listItemsOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, items: items.filter(({ orderId }) => orderId === row.id) }));
  };
  const getFields = (order: OrderRecord & { items: OrderItemRecord[] }) =>
    getSearchFields(
      order,
      order.items.map(({ name }) => name),
    );
  return fillSearch(db, orders, read, getFields, signal);
}

function getSearchFields(order: typeof orders.$inferInsert, products: string[]) {
  const { orderNumber, customerName, customerEmail, customerPhone = null, totalAmount, notes = null } = order;
  return {
    who: [customerName, customerEmail, customerPhone],
    what: [orderNumber, totalAmount, notes, ...products],
  };
}

/** Lists the items of some orders. */
export async function listItemsOf(db: Database, orderIds: number[]): Promise<OrderItemRecord[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(orderItems).where(inArray(orderItems.orderId, orderIds));
}

/** Finds a product that is on the page now. If several sections have the id and none is named, the first one counts. */
export async function findActiveProduct(
  db: Database,
  websiteId: number,
  itemId: string,
  sectionId?: string,
): Promise<ProductRecord | null> {
  const [product] = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.websiteId, websiteId),
        eq(products.itemId, itemId),
        eq(products.isActive, true),
        sectionId === undefined ? undefined : eq(products.sectionId, sectionId),
      ),
    )
    .orderBy(asc(products.sortOrder))
    .limit(1);
  return product ?? null;
}

/**
 * Takes the next numbers of an owner in a year and returns the last of them; from here on, orders at all websites of the
 * owner follow each other until the transaction ends.
 */
export async function numberOrders(
  tx: Transaction,
  userId: number,
  year: number,
  more: number,
): Promise<number> {
  const rows = await tx
    .insert(orderNumbers)
    .values({ userId, year, last: more })
    .onConflictDoUpdate({
      target: [orderNumbers.userId, orderNumbers.year],
      set: { last: sql`${orderNumbers.last} + ${more}` },
    })
    .returning({ last: orderNumbers.last });
  return getOne(rows).last;
}

/** A new order is always of one product. */
interface NewOrder {
  order: typeof orders.$inferInsert;
  item: Omit<OrderItemRecord, 'orderId'>;
}

/** Stores orders with their products and search values, and returns them in their order. */
export async function insertOrders(
  tx: Transaction,
  sent: readonly NewOrder[],
): Promise<(OrderRecord & { items: OrderItemRecord[] })[]> {
  const rows = sent.map(({ order, item }) => ({
    ...order,
    ...toSearchValues(order.websiteId, getSearchFields(order, [item.name])),
  }));
  const placed = await insertRecords(tx, orders, rows);
  const items = sent.map(({ item }, index) => ({ ...item, orderId: placed[index]?.id ?? 0 }));
  const { names, rows: selected } = selectRows(orderItems, items);
  await tx.execute(sql`INSERT INTO ${orderItems} (${names}) ${selected}`);
  return placed.map((order, index) => ({ ...order, items: items.slice(index, index + 1) }));
}

export async function markCustomerTold(
  tx: Transaction,
  orderId: number,
  isCustomerTold: boolean,
): Promise<void> {
  await tx.update(orders).set({ isCustomerTold }).where(eq(orders.id, orderId));
}

const isTheOne = (websiteId: number, id: number) => and(eq(orders.websiteId, websiteId), eq(orders.id, id));

export async function findOrder(db: Database, websiteId: number, id: number): Promise<OrderRecord | null> {
  const [order] = await db.select(columns).from(orders).where(isTheOne(websiteId, id));
  return order ?? null;
}

/** Moves an order that has the status `from`; null if it has another. */
export async function moveOrder(
  tx: Transaction,
  websiteId: number,
  id: number,
  from: OrderStatus,
  to: OrderStatus,
): Promise<OrderRecord | null> {
  const [order] = await tx
    .update(orders)
    .set({ status: to, canTakeBack: true })
    .where(and(isTheOne(websiteId, id), eq(orders.status, from)))
    .returning(columns);
  return order ?? null;
}

/** Takes the last step of an order back, if it led from one status to the other and was not taken back already. */
export async function moveOrderBack(
  tx: Transaction,
  websiteId: number,
  id: number,
  from: OrderStatus,
  to: OrderStatus,
): Promise<OrderRecord | null> {
  const isLastStep = and(eq(orders.status, from), eq(orders.canTakeBack, true));
  const [order] = await tx
    .update(orders)
    .set({ status: to, canTakeBack: false })
    .where(and(isTheOne(websiteId, id), isLastStep))
    .returning(columns);
  return order ?? null;
}

/** Returns true if a row was deleted. */
export async function deleteOrder(tx: Transaction, websiteId: number, id: number): Promise<boolean> {
  const rows = await tx.delete(orders).where(isTheOne(websiteId, id)).returning({ id: orders.id });
  return rows.length > 0;
}

/** Counts the orders of a website, and how many of them wait for payment. */
export function countOrders(db: Database, websiteId: number): Promise<ListCounts> {
  return countList(db, orders, websiteId, eq(orders.status, 'pending'));
}

/** Sums the orders that wait for payment, and counts those that are to be shipped. */
export async function summarizeOrders(db: Database, websiteId: number): Promise<OrdersSummary> {
  const isOf = (status: OrderStatus) => and(eq(orders.websiteId, websiteId), eq(orders.status, status));
  const [pending] = await db
    .select({
      pendingCount: count(),
      pendingAmount: sql<string>`coalesce(sum(${orders.totalAmount}), 0)::numeric(14, 2)::text`,
    })
    .from(orders)
    .where(isOf('pending'));
  return {
    pendingCount: pending?.pendingCount ?? 0,
    pendingAmount: pending?.pendingAmount ?? '0.00',
    paidCount: await countPaidOrders(db, websiteId),
  };
}

export type PageProduct = Omit<typeof products.$inferInsert, 'id' | 'websiteId' | 'isActive'>;

/** A statement takes 65,535 values; a page may hold thousands of products. */
const ROWS_AT_ONCE = 1000;

/**
 * Replaces the active products of a website by those of its page; a product that left it is kept for the orders that
 * name it.
 */
export async function replaceProducts(
  tx: Transaction,
  websiteId: number,
  onPage: readonly PageProduct[],
): Promise<void> {
  await tx
    .update(products)
    .set({ isActive: false })
    .where(and(eq(products.websiteId, websiteId), eq(products.isActive, true)));
  for (let start = 0; start < onPage.length; start += ROWS_AT_ONCE) {
    await upsertProducts(tx, websiteId, onPage.slice(start, start + ROWS_AT_ONCE));
  }
}

async function upsertProducts(
  tx: Transaction,
  websiteId: number,
  rows: readonly PageProduct[],
): Promise<void> {
  await tx
    .insert(products)
    .values(rows.map((row) => ({ ...row, websiteId, isActive: true })))
    .onConflictDoUpdate({
      target: [products.websiteId, products.sectionId, products.itemId],
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        price: sql`excluded.price`,
        imageUrl: sql`excluded.image_url`,
        isActive: sql`excluded.is_active`,
        sortOrder: sql`excluded.sort_order`,
        accountNumber: sql`excluded.account_number`,
        accountHolder: sql`excluded.account_holder`,
        swiftCode: sql`excluded.swift_code`,
      },
    });
}
