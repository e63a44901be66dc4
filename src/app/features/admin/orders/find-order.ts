import type { Order } from '@/contracts/orders';
import { parsePriceCents } from '@/core/money';
import { listSearchTerms, listSearchWords } from '@/core/search-words';

/** Lists the orders that a typed text means: by the end of their number, by a sum with cents, or by the customer's name. */
export function listMatchingOrders(orders: readonly Order[], text: string): Order[] {
  const typed = text.trim();
  if (typed === '') return [];
  if (/^\d+$/.test(typed)) return orders.filter(({ orderNumber }) => String(orderNumber).endsWith(typed));
  if (/\d[.,]\d{2}\D*$/.test(typed)) return listOrdersOfSum(orders, parsePriceCents(typed));
  const terms = listSearchTerms(typed);
  return orders.filter(({ customerName }) => {
    const words = listSearchWords(customerName);
    return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
  });
}

/** Lists the orders with exactly this sum, in cents. */
export function listOrdersOfSum(orders: readonly Order[], cents: number | null): Order[] {
  return orders.filter(({ totalAmount }) => parsePriceCents(totalAmount) === cents);
}

/** Returns the sum of what some orders cost, in cents. */
export function sumOrders(orders: readonly Order[]): number {
  return orders.reduce((sum, { totalAmount }) => sum + (parsePriceCents(totalAmount) ?? 0), 0);
}
