import type { Invoice } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import type { UserRecord } from '../accounts';
import type { BillingDeps } from './store-plan';

/** What the owner was asked to pay, newest first; nothing when the provider does not know the owner. */
export async function listInvoices(
  { payments }: BillingDeps,
  { stripeCustomerId }: UserRecord,
): Promise<Invoice[]> {
  if (stripeCustomerId === null) return [];
  return payments.listInvoices(stripeCustomerId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return [];
    throw error;
  });
}
