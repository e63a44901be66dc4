import type { SandboxCardAnswer, SandboxCardInput } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { text } from '../../kernel/text';
import type { SandboxTill } from '../../ports/payments/payments';
import { applySubscription } from './apply-subscription';
import type { BillingDeps } from './store-plan';

/** Pays with a test card. */
export async function payInSandbox(deps: BillingDeps, card: SandboxCardInput): Promise<SandboxCardAnswer> {
  const answer = await sandboxOf(deps).payByCard(card);
  if (answer.status === 'succeeded') await applyPayment(deps, answer.paymentIntentId);
  return answer;
}

/** Confirms or declines what a test card asked its owner; answers the payment's id. */
export async function finishInSandbox(
  deps: BillingDeps,
  clientSecret: string,
  isConfirmed: boolean,
): Promise<string> {
  const paymentIntentId = await sandboxOf(deps).finishConfirmation(clientSecret, isConfirmed);
  if (isConfirmed) await applyPayment(deps, paymentIntentId);
  return paymentIntentId;
}

/** What is there for test payments only; NOT_FOUND where people really pay. */
export function sandboxOf({ payments }: BillingDeps): SandboxTill {
  if (!payments.sandbox) throw new AppError('NOT_FOUND', text('errors.notFound'));
  return payments.sandbox;
}

/** Does at once what a provider's event would bring about. */
async function applyPayment(deps: BillingDeps, paymentIntentId: string): Promise<void> {
  const { customerId } = await deps.payments.getPayment(paymentIntentId);
  if (customerId !== null) await applySubscription(deps, customerId);
}
