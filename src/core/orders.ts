/** An order takes these steps, one after the other. */
export const ORDER_STATUSES = ['pending', 'paid', 'shipped', 'delivered'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Returns the status that an order must have to get this one; null for the first. */
export function findStatusBefore(status: OrderStatus): OrderStatus | null {
  return ORDER_STATUSES[ORDER_STATUSES.indexOf(status) - 1] ?? null;
}

const [, ...STEPS] = ORDER_STATUSES;

/** Returns the status that an order with this one can get; null for the last. */
export function findStatusAfter(status: OrderStatus): (typeof STEPS)[number] | null {
  return STEPS[ORDER_STATUSES.indexOf(status)] ?? null;
}

/** A mail tells the customer of an order one of these: it arrived, it took a step, or a step was a mistake. */
export const ORDER_MAILS = ['received', 'paid', 'shipped', 'notPaid', 'notShipped'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/**
 * One of these happened to an order: a step was taken, by a press or by a bank statement, or taken back; a mail has
 * left or did not.
 */
export const ORDER_EVENTS = ['done', 'matched', 'takenBack', 'mailed', 'notMailed'] as const;

/** An event is about the status of a step, or about a mail. */
export const ORDER_EVENT_WHATS = [...ORDER_MAILS, 'delivered'] as const;
export type OrderEventWhat = (typeof ORDER_EVENT_WHATS)[number];

export const MAX_ORDER_QUANTITY = 99;

/** Returns how many pieces a text means: a whole number from 1 to 99, else 1. */
export function readQuantity(text: string): number {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_ORDER_QUANTITY ? quantity : 1;
}
