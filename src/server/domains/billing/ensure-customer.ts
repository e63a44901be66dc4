import { AppError } from '@/core/app-error';
import type { ProviderSubscription } from '../../ports/payments/payments';
import { storeCustomer, type UserRecord } from '../accounts';
import type { BillingDeps } from './store-plan';

interface Customer {
  customerId: string;
  subscriptions: ProviderSubscription[];
}

/**
 * The owner's customer at the provider, made and stored before anything else is; two tabs get the same one. One that
 * the provider does not know, such as one of test payments, is replaced.
 */
export async function ensureCustomer(deps: BillingDeps, user: UserRecord): Promise<Customer> {
  const { payments } = deps;
  if (user.stripeCustomerId !== null) {
    try {
      const subscriptions = await payments.listSubscriptions(user.stripeCustomerId);
      return { customerId: user.stripeCustomerId, subscriptions };
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    }
  }
  const reference = `owner-${user.id}-${user.createdAt.getTime()}`;
  const created = await payments.createCustomer({ reference, email: user.email });
  const customerId = await storeCustomer(deps.db, user, created);
  return { customerId, subscriptions: await payments.listSubscriptions(customerId) };
}
