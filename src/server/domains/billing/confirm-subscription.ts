import { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import type { UserRecord } from '../accounts';
import { applySubscription } from './apply-subscription';
import type { BillingDeps } from './store-plan';

/** A browser's word that it paid is only a hint: the provider is asked whose payment it is and whether it came. */
export async function confirmSubscription(
  deps: BillingDeps,
  { stripeCustomerId }: UserRecord,
  paymentIntentId: string,
): Promise<void> {
  if (stripeCustomerId === null) throw paymentNotFound();
  const payment = await deps.payments.getPayment(paymentIntentId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? paymentNotFound() : error;
  });
  if (payment.customerId !== stripeCustomerId) throw paymentNotFound();
  if (!payment.hasSucceeded) throw new AppError('PAYMENT_REQUIRED', text('errors.paymentOpen'));
  await applySubscription(deps, stripeCustomerId);
}

/** Somebody else's is answered like one that does not exist. */
function paymentNotFound(): AppError {
  return new AppError('NOT_FOUND', text('errors.paymentNotFound'));
}
