import { AppError } from '@/core/app-error';
import type { ProviderSubscription } from '../../ports/payments/payments';
import type { BillingDeps } from './store-plan';

/** A customer's subscriptions, newest first; none when the provider does not know the customer. */
export async function listSubscriptions(
  { payments }: BillingDeps,
  customerId: string,
): Promise<ProviderSubscription[]> {
  try {
    return await payments.listSubscriptions(customerId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}
