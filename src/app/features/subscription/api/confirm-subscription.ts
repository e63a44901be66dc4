import { request } from '@/app/lib/api-client';
import type { SubscriptionStatus } from '@/contracts/billing';
import { findPaidTier, recommendedTier } from '@/core/plans';
import { reportPurchase } from '../report-purchase';

/** Lets the server ask the provider for this payment; the same payment can be confirmed any number of times. */
export async function confirmSubscription(paymentIntentId: string): Promise<SubscriptionStatus> {
  const status = await request<SubscriptionStatus>('POST', '/api/confirm-subscription', { paymentIntentId });
  // Here, because only now it is known to be true; heard on the screen where every payment ends.
  reportPurchase(paymentIntentId, findPaidTier(status.subscriptionTier) ?? recommendedTier);
  return status;
}
