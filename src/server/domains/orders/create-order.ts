import type { OrderCreated, OrderInput } from '@/contracts/orders';
import { AppError } from '@/core/app-error';
import { formatMoney } from '@/core/locale/format';
import { phrase } from '@/core/messages';
import { decimalEuros, parsePriceCents } from '@/core/money';
import { isSampleAccount } from '@/core/sample-account';
import { localDate } from '@/core/wall-clock';
import { orders } from '../../db/tables/orders';
import type { Deps } from '../../http/deps';
import { findEarlier, toKnownRequest } from '../../kernel/known-request';
import { inTransaction } from '../../kernel/unit-of-work';
import { validationError } from '../../kernel/validation';
import { lockServedHead } from '../websites';
import { describePayment } from './bank-payment';
import { notifyOfOrder } from './order-mails';
import {
  countOrder,
  findActiveProduct,
  findOrder,
  insertOrder,
  insertOrderItem,
  type ProductRecord,
} from './queries';

/** The database's column holds at most this much. */
const MAX_TOTAL_CENTS = 9_999_999_999;

/**
 * Stores a visitor's order at the price of this moment and tells both sides; a total that is another is a CONFLICT
 * with the right one. The same call again is answered with the order that it has made.
 */
export async function createOrder(deps: Deps, slug: string, input: OrderInput): Promise<OrderCreated> {
  const { clock } = deps;
  const { requestId, productId, sectionId, quantity, totalAmount, ...customer } = input;
  const request = toKnownRequest(input);
  const now = clock.now();
  const order = await inTransaction(deps, async (work) => {
    const tx = work.db;
    const website = await lockServedHead(tx, slug, 'products', now);
    const earlierId = await findEarlier(
      tx,
      orders,
      { column: orders.websiteId, id: website.id },
      request,
      phrase('errors.orderArrived'),
    );
    const earlier = earlierId && (await findOrder(tx, website.id, earlierId));
    if (earlier) return earlier;
    const product = await findActiveProduct(tx, website.id, productId, sectionId);
    // A page that was stored before may still sell with the account that came with its template.
    if (!product || isSampleAccount(product))
      throw new AppError('NOT_FOUND', phrase('errors.productMissing'));
    const totalCents = formatTotal(product, quantity);
    if (parsePriceCents(totalAmount) !== totalCents) throw priceChanged(product, totalCents);
    const year = Number(localDate(now, website.timeZone).slice(0, 4));
    const sent = {
      ...request,
      ...customer,
      websiteId: website.id,
      orderNumber: orderNumber(year, await countOrder(tx, website.id, year)),
      customerPhone: customer.customerPhone || null,
      notes: customer.notes?.trim() || null,
      totalAmount: decimalEuros(totalCents),
      accountNumber: product.accountNumber,
      accountHolder: product.accountHolder,
      swiftCode: product.swiftCode,
      createdAt: now,
    };
    const { id, name, price } = product;
    const placed = await insertOrder(tx, sent, [name]);
    const item = { orderId: placed.id, productId: id, name, quantity, price };
    await insertOrderItem(tx, item);
    await notifyOfOrder(work, deps, website, { ...placed, items: [item] });
    return placed;
  });
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    totalAmount: order.totalAmount,
    status: order.status,
    payment: await describePayment(order),
  };
}

function formatTotal(product: ProductRecord, quantity: number): number {
  const cents = getCents(product) * quantity;
  if (cents > MAX_TOTAL_CENTS) {
    throw validationError([{ path: 'quantity', message: phrase('validation.orderTooLarge') }]);
  }
  return cents;
}

/** The year's last two digits and the count within the year: 26000001. It is the variable symbol too. */
function orderNumber(year: number, count: number): number {
  return Number(`${year % 100}${String(count).padStart(6, '0')}`);
}

function priceChanged(product: ProductRecord, totalCents: number): AppError {
  const message = phrase('errors.priceChanged', {
    price: (locale) => formatMoney(locale, getCents(product)),
    total: (locale) => formatMoney(locale, totalCents),
  });
  const details = { currentPrice: product.price, totalAmount: decimalEuros(totalCents) };
  return new AppError('CONFLICT', message, details);
}

/** The stored price is a text of two decimals, so it is always one. */
function getCents({ price }: ProductRecord): number {
  return parsePriceCents(price) ?? 0;
}
