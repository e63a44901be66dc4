import { request } from '@/app/lib/api-client';
import type { SubscriptionStatus } from '@/contracts/billing';

/** Lets the server ask the provider for this payment; the same payment can be confirmed any number of times. */
export function confirmSubscription(paymentIntentId: string): Promise<SubscriptionStatus> {
  return request('POST', '/api/confirm-subscription', { paymentIntentId });
}
