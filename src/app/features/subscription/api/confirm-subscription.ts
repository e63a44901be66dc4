import type { QueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { refreshPlan } from '@/app/lib/subscription-status';

/** Lets the server ask the provider for this payment; the same payment can be confirmed any number of times. */
export async function confirmSubscription(queryClient: QueryClient, paymentIntentId: string): Promise<void> {
  await request('POST', '/api/confirm-subscription', { paymentIntentId });
  await refreshPlan(queryClient);
}
