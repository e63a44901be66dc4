import { call } from '@/app/lib/call';
import { reportEvent } from '@/app/lib/google-tag';
import { findGoogleTagId } from '@/app/lib/page-facts';
import type { SubscriptionStatus } from '@/contracts/billing';
import * as api from '@/contracts/endpoints/billing';
import { CURRENCY } from '@/core/locale/locale';
import { findPaidTier, getPriceCents, getTierNameValues, type PaidTier, recommendedTier } from '@/core/plans';

export const REPORTED_KEY = 'reportedPurchase';

/** Lets the server ask the provider for this payment; the same payment can be confirmed any number of times. */
export async function confirmSubscription(paymentIntentId: string): Promise<SubscriptionStatus> {
  const status = await call(api.confirmSubscription, { body: { paymentIntentId } });
  // The purchase is reported here, because only now it is known to be true. The tracker is told on the screen where
  // every payment ends.
  reportPurchase(paymentIntentId, findPaidTier(status.subscriptionTier) ?? recommendedTier);
  return status;
}

/**
 * Reports a paid plan to the tracker, if the owner allows one; only once for each payment, however often it is
 * confirmed.
 */
function reportPurchase(paymentIntentId: string, tier: PaidTier): void {
  if (findLastReported() === paymentIntentId) return;
  const value = getPriceCents(tier) / 100;
  const name = `${getTierNameValues(tier).name} subscription`;
  const item = { item_id: tier, item_name: name, price: value, quantity: 1 };
  const purchase = { transaction_id: paymentIntentId, value, currency: CURRENCY, items: [item] };
  if (reportEvent('purchase', purchase)) storeReported(paymentIntentId);
}

/** Returns true if the tracker may be told on this screen of a payment that was not reported yet. */
export function isToReport(paymentIntentId: string): boolean {
  return findGoogleTagId() !== null && findLastReported() !== paymentIntentId;
}

function findLastReported(): string | null {
  try {
    return window.localStorage.getItem(REPORTED_KEY);
  } catch {
    return null;
  }
}

function storeReported(paymentIntentId: string): void {
  try {
    window.localStorage.setItem(REPORTED_KEY, paymentIntentId);
  } catch {
    // A browser that stores nothing reports a payment again when its address is opened again.
  }
}
