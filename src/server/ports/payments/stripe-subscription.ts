import type Stripe from 'stripe';
import { findPaidTier, getPriceCents, type PaidTier, paidTiers, recommendedTier } from '@/core/plans';
import type { StripeSettings } from '../../settings/payment-settings';
import type { ProviderSubscription } from './payments';

/** A subscription of Stripe in the product's words, at `now`. */
export function presentSubscription(
  subscription: Stripe.Subscription,
  priceIds: StripeSettings['priceIds'],
  now: Date,
): ProviderSubscription {
  const { id, customer, status, items, cancel_at_period_end, metadata } = subscription;
  // The period and the price stand on the items; ours has one.
  const item = items.data[0];
  const end = item?.current_period_end;
  const charged = item ? findTierOfPrice(item.price, priceIds) : recommendedTier;
  // Earlier versions wrote `premium_until`, for the one plan that another could follow.
  const paidUntilMs = Number(metadata.paid_until || metadata.premium_until || 0) * 1000;
  const tier = paidUntilMs > now.getTime() ? (findPaidTier(metadata.paid_tier) ?? recommendedTier) : charged;
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

/** An unknown price is one of a plan that is not for sale any more, or else an older one of the recommended plan. */
function findTierOfPrice({ id, unit_amount }: Stripe.Price, priceIds: StripeSettings['priceIds']): PaidTier {
  return (
    paidTiers.find((tier) => priceIds[tier] === id) ??
    paidTiers.find((tier) => getPriceCents(tier) === unit_amount) ??
    recommendedTier
  );
}

function dueOf({ latest_invoice, pending_update, status }: Stripe.Subscription): ProviderSubscription['due'] {
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const clientSecret = invoice?.status === 'open' ? invoice.confirmation_secret?.client_secret : null;
  // Of an active one Stripe charges the card by itself, unless the owner has to pay for a better plan first.
  const isOwners = (status !== 'active' && status !== 'trialing') || pending_update;
  return invoice && clientSecret && isOwners ? { clientSecret, amountCents: invoice.amount_due } : null;
}
