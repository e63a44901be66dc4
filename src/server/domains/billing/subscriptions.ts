import type { Invoice } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import type { ProviderStatus, ProviderSubscription } from '../../ports/payments/payments';
import type { UserRecord } from '../accounts';
import type { BillingDeps } from './store-plan';

/** Lists a customer's subscriptions, newest first; none when the provider does not know the customer. */
export function listSubscriptions(
  { payments }: Pick<BillingDeps, 'payments'>,
  customerId: string,
): Promise<ProviderSubscription[]> {
  return payments.listSubscriptions(customerId).catch(noneOfUnknown);
}

/** Lists what the owner was asked to pay, newest first; nothing when the provider does not know the owner. */
export async function listInvoices(
  { payments }: BillingDeps,
  { stripeCustomerId }: UserRecord,
): Promise<Invoice[]> {
  if (stripeCustomerId === null) return [];
  return payments.listInvoices(stripeCustomerId).catch(noneOfUnknown);
}

const ENDED: readonly ProviderStatus[] = ['canceled', 'incomplete_expired'];

/** Ends all that a customer pays for, at once. PROVIDER_UNAVAILABLE when that cannot be made sure. */
export async function endSubscriptions(
  deps: Pick<BillingDeps, 'payments'>,
  customerId: string | null,
): Promise<void> {
  if (!customerId) return;
  for (const { id, status } of await listSubscriptions(deps, customerId)) {
    if (!ENDED.includes(status)) await deps.payments.cancelNow(id);
  }
}

/** A customer of another provider, or of another time, has nothing and pays for nothing. */
function noneOfUnknown(error: unknown): [] {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return [];
  throw error;
}
