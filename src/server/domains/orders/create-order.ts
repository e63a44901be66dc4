import type { OrderCreated, OrderInput } from '@/contracts/orders';
import { AppError } from '@/core/app-error';
import { formatMoney } from '@/core/locale/format';
import { phrase } from '@/core/messages';
import { parsePriceCents, toDecimalEuros } from '@/core/money';
import { isSampleAccount } from '@/core/sample-account';
import { toLocalDate } from '@/core/wall-clock';
import { orders } from '../../db/tables/orders';
import type { Deps } from '../../http/deps';
import { getOne, type Transaction } from '../../kernel/database';
import { findEarlier, lockKnownRequests, toKnownRequest } from '../../kernel/known-request';
import { createRounds, type Outcome } from '../../kernel/rounds';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { lockServedSender } from '../websites';
import { describePayment } from './bank-payment';
import { notifyOfOrders } from './order-mails';
import {
  findActiveProduct,
  findOrder,
  insertOrders,
  numberOrders,
  type OrderRecord,
  type ProductRecord,
} from './queries';

/** The database's column holds at most this much. */
const MAX_TOTAL_CENTS = 9_999_999_999;

/** Visitors who order at one website at the same moment share a transaction. */
const joinRound = createRounds<Deps, OrderInput, OrderRecord>({ together: orderTogether, alone: orderAlone });

/**
 * Stores a visitor's order at the present price and tells both sides. Throws CONFLICT, with the right total, if the
 * visitor has read another one. The same call again is answered with the order that it has made.
 */
export async function createOrder(deps: Deps, slug: string, input: OrderInput): Promise<OrderCreated> {
  const order = await joinRound(deps, slug, input);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    totalAmount: order.totalAmount,
    status: order.status,
    payment: await describePayment(order),
  };
}

/**
 * Stores the orders of several visitors of one website; a call that may have come before is left to a transaction of
 * its own.
 */
async function orderTogether(
  deps: Deps,
  slug: string,
  inputs: readonly OrderInput[],
): Promise<Outcome<OrderRecord>[]> {
  const outcomes: Outcome<OrderRecord>[] = inputs.map(() => 'alone');
  await inTransaction(deps, async (work) => {
    const website = await lockServedSender(work.db, slug, 'products', deps.clock.now());
    const requests = inputs.map(toKnownRequest);
    const known = new Set(await lockKnownRequests(work.db, [orders], website.id, requests));
    const planned: (PlannedOrder & { index: number })[] = [];
    for (const [index, input] of inputs.entries()) {
      const { requestId } = requests[index] ?? {};
      if (requestId && known.has(requestId)) continue;
      try {
        planned.push({ ...(await planOrder(work.db, website.id, input)), index });
        // If the same call comes twice in a round, the second one gets the order of the first.
        if (requestId) known.add(requestId);
      } catch (error) {
        outcomes[index] = { error };
      }
    }
    if (planned.length === 0) return;
    const placed = await storeOrders(work, deps, website, planned);
    for (const [position, { index }] of planned.entries()) {
      const result = placed[position];
      if (result) outcomes[index] = { result };
    }
  });
  return outcomes;
}

function orderAlone(deps: Deps, slug: string, input: OrderInput): Promise<OrderRecord> {
  return inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockServedSender(tx, slug, 'products', deps.clock.now());
    const earlierId = await findEarlier(
      tx,
      orders,
      { column: orders.websiteId, id: website.id },
      toKnownRequest(input),
      phrase('errors.orderArrived'),
    );
    const earlier = earlierId && (await findOrder(tx, website.id, earlierId));
    if (earlier) return earlier;
    return getOne(await storeOrders(work, deps, website, [await planOrder(tx, website.id, input)]));
  });
}

/** The page offers this product, and the total is at its price. */
interface PlannedOrder {
  input: OrderInput;
  product: ProductRecord;
  totalCents: number;
}

async function planOrder(tx: Transaction, websiteId: number, input: OrderInput): Promise<PlannedOrder> {
  const { productId, sectionId, quantity, totalAmount } = input;
  const product = await findActiveProduct(tx, websiteId, productId, sectionId);
  // A page from earlier versions may still sell with the account that came with its template.
  if (!product || isSampleAccount(product)) throw new AppError('NOT_FOUND', phrase('errors.productMissing'));
  const totalCents = computeTotal(product, quantity);
  if (parsePriceCents(totalAmount) !== totalCents) throw createPriceChangedError(product, totalCents);
  return { input, product, totalCents };
}

/** Stores orders with consecutive numbers and tells both sides; returns them in their order. */
async function storeOrders(
  work: Work,
  deps: Deps,
  website: Awaited<ReturnType<typeof lockServedSender>>,
  planned: readonly PlannedOrder[],
): Promise<OrderRecord[]> {
  const tx = work.db;
  const now = deps.clock.now();
  const year = Number(toLocalDate(now, website.timeZone).slice(0, 4));
  const first = (await numberOrders(tx, website.userId, year, planned.length)) - planned.length + 1;
  const rows = planned.map(({ input, product, totalCents }, position) => {
    const { requestId, productId, sectionId, quantity, totalAmount, ...customer } = input;
    const order = {
      ...toKnownRequest(input),
      ...customer,
      websiteId: website.id,
      orderNumber: computeOrderNumber(year, first + position),
      customerPhone: customer.customerPhone || null,
      notes: customer.notes?.trim() || null,
      totalAmount: toDecimalEuros(totalCents),
      accountNumber: product.accountNumber,
      accountHolder: product.accountHolder,
      swiftCode: product.swiftCode,
      createdAt: now,
    };
    return { order, item: { productId: product.id, name: product.name, quantity, price: product.price } };
  });
  const placed = await insertOrders(tx, rows);
  await notifyOfOrders(work, deps, website, placed);
  return placed;
}

function computeTotal(product: ProductRecord, quantity: number): number {
  const cents = getCents(product) * quantity;
  if (cents > MAX_TOTAL_CENTS) {
    throw createValidationError([{ path: 'quantity', message: phrase('refusals.orderTooLarge') }]);
  }
  return cents;
}

/**
 * An order number has the year's last two digits and the owner's count within the year: 26000001. It is the variable
 * symbol too.
 */
function computeOrderNumber(year: number, count: number): number {
  return Number(`${year % 100}${String(count).padStart(6, '0')}`);
}

function createPriceChangedError(product: ProductRecord, totalCents: number): AppError {
  const message = phrase('errors.priceChanged', {
    price: (locale) => formatMoney(locale, getCents(product)),
    total: (locale) => formatMoney(locale, totalCents),
  });
  const details = { currentPrice: product.price, totalAmount: toDecimalEuros(totalCents) };
  return new AppError('CONFLICT', message, details);
}

/** Returns the price in cents; the stored text always has two decimals. */
function getCents({ price }: ProductRecord): number {
  return parsePriceCents(price) ?? 0;
}
