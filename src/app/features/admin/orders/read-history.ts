import type { Order, OrderEvent } from '@/contracts/orders';
import { ORDER_STATUSES, type OrderStatus } from '@/core/orders';

/** A step without a time is still to come, or was taken before times were stored. */
export interface ShownStep {
  status: OrderStatus;
  isDone: boolean;
  at: string | undefined;
}

/** Returns all steps of an order, each with the last time at which it was taken. */
export function readSteps({ status, createdAt, history }: Order): ShownStep[] {
  const reached = ORDER_STATUSES.indexOf(status);
  return ORDER_STATUSES.map((step, index) => {
    const isDone = index <= reached;
    const at = step === 'pending' ? createdAt : findLastTaken(history, step)?.createdAt;
    return { status: step, isDone, at: isDone ? at : undefined };
  });
}

function findLastTaken(history: Order['history'], step: OrderStatus): OrderEvent | undefined {
  return history.findLast(({ kind, what }) => (kind === 'done' || kind === 'matched') && what === step);
}

/** Returns false if steps of an order were taken before the history was stored. */
export function isWholeHistory(order: Order): boolean {
  return readSteps(order).every(({ isDone, at }) => !isDone || at !== undefined);
}

/**
 * Says whether the customer was told of the last step: there is no mail about it, the mail waits, has left or has
 * failed, or that is unknown.
 */
export type Told = 'none' | 'waits' | 'left' | 'failed' | 'unknown';

/** Returns whether the mail about the last step has left, and when. */
export function readTold({ status, history, totalAmount }: Order): { told: Told; at?: string } {
  // No mail is sent about an arrival, or about a payment where there was nothing to pay.
  if (status === 'delivered' || (status === 'paid' && Number(totalAmount) === 0)) return { told: 'none' };
  const step = findLastTaken(history, status);
  if (!step) return { told: 'unknown' };
  const mail = history
    .slice(history.indexOf(step))
    .findLast(({ kind, what }) => (kind === 'mailed' || kind === 'notMailed') && what === status);
  if (!mail) return { told: 'waits' };
  return mail.kind === 'mailed' ? { told: 'left', at: mail.createdAt } : { told: 'failed' };
}
