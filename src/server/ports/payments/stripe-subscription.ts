import type Stripe from 'stripe';
import { MONTHLY_PRICE_CENTS, type PaidTier } from '@/core/plans';
import type { ProviderSubscription } from './payments';

/** A subscription of Stripe in the product's words, at `now`. */
export function presentSubscription(
  subscription: Stripe.Subscription,
  standardPriceId: string | null,
  now: Date,
): ProviderSubscription {
  const { id, customer, status, items, cancel_at_period_end, metadata } = subscription;
  // The period and the price stand on the items; ours has one.
  const item = items.data[0];
  const end = item?.current_period_end;
  const charged = item ? tierOf(item.price, standardPriceId) : 'premium';
  const isPremiumPaid = Number(metadata.premium_until || 0) * 1000 > now.getTime();
  const tier = isPremiumPaid ? 'premium' : charged;
  return {
    id,
    customerId: idOf(customer) ?? '',
    status: status as ProviderSubscription['status'],
    tier,
    nextTier: tier === charged ? null : charged,
    currentPeriodEnd: end === undefined ? null : new Date(end * 1000),
    cancelAtPeriodEnd: cancel_at_period_end,
    due: dueOf(subscription),
  };
}

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

export function idOf(owner: string | { id?: string } | null | undefined): string | null {
  return (typeof owner === 'string' ? owner : owner?.id) ?? null;
}

/** A price that nobody knows is an older one of Premium, or one of Standard that is not for sale any more. */
function tierOf({ id, unit_amount }: Stripe.Price, standardPriceId: string | null): PaidTier {
  return id === standardPriceId || unit_amount === MONTHLY_PRICE_CENTS.standard ? 'standard' : 'premium';
}

function dueOf({ latest_invoice, pending_update, status }: Stripe.Subscription): ProviderSubscription['due'] {
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const clientSecret = invoice?.status === 'open' ? invoice.confirmation_secret?.client_secret : null;
  // Of an active one Stripe charges the card by itself, unless the owner has to pay for a better plan first.
  const isOwners = (status !== 'active' && status !== 'trialing') || pending_update;
  return invoice && clientSecret && isOwners ? { clientSecret, amountCents: invoice.amount_due } : null;
}
