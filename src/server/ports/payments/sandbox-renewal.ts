import { HOUR_MS } from '@/core/dates';
import { getPriceCents } from '@/core/plans';
import type { sandboxSubscriptions } from '../../db/tables/billing';
import { failsLater } from './sandbox-cards';

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;

/** The next step of a subscription changes it, and may charge its owner. */
interface Step {
  changes: Partial<SandboxSubscription>;
  charge: { at: Date; isPaid: boolean } | null;
}

/** A first payment that is not made within this time can no longer be made, as at Stripe. */
const INCOMPLETE_HOURS = 23;
/** The difference to a better plan can be paid for this long, too. */
export const UPGRADE_HOURS = 23;
/** A renewal that failed can still be paid for this long. */
const GRACE_DAYS = 7;

/** Finds the one step that is due by now; null when the subscription is as it should be. */
export function findNextStep(subscription: SandboxSubscription, now: Date): Step | null {
  const { status, createdAt, currentPeriodEnd: end, cancelAtPeriodEnd, card } = subscription;
  const isPast = (moment: Date, hours: number) => moment.getTime() + hours * HOUR_MS <= now.getTime();
  if (status === 'incomplete' && isPast(createdAt, INCOMPLETE_HOURS)) {
    return { changes: { status: 'incomplete_expired' }, charge: null };
  }
  if (!end) return null;
  if (status === 'active' && isPast(end, 0)) {
    if (cancelAtPeriodEnd) return { changes: { status: 'canceled' }, charge: null };
    const next = getNextPlan(subscription);
    if (failsLater(card))
      return { changes: { ...next, status: 'past_due' }, charge: { at: end, isPaid: false } };
    return { changes: { ...next, currentPeriodEnd: addMonth(end) }, charge: { at: end, isPaid: true } };
  }
  if (status === 'past_due' && isPast(end, GRACE_DAYS * 24)) {
    return { changes: { status: cancelAtPeriodEnd ? 'canceled' : 'unpaid' }, charge: null };
  }
  return null;
}

/** Returns what changes with the next period: nothing, if no other plan was chosen to follow. */
function getNextPlan({ nextTier }: SandboxSubscription): Step['changes'] {
  return nextTier === null ? {} : planChange(nextTier);
}

/** Returns the changes that give a subscription another plan. */
export function planChange(tier: SandboxSubscription['tier']): Step['changes'] {
  return { tier, nextTier: null, priceCents: getPriceCents(tier) };
}

/** Returns what a payment changes of a subscription that waits for it; a late renewal keeps its day of the month. */
export function getPaidStep({ status, currentPeriodEnd }: SandboxSubscription, now: Date): Step['changes'] {
  const from = status === 'past_due' && currentPeriodEnd ? currentPeriodEnd : now;
  return { status: 'active', currentPeriodEnd: addMonth(from) };
}

function addMonth(date: Date): Date {
  return addMonths(date, 1);
}

/** Returns the same day of another month, or that month's last day where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + months);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
