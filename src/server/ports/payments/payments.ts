import type { Invoice, PaymentSetup, SandboxCardAnswer, SandboxCardInput } from '@/contracts/billing';
import type { Phrase } from '@/core/messages';
import type { PaidTier } from '@/core/plans';

/** A test card asks its owner below this address for a confirmation; the secret of the payment is its last part. */
export const SANDBOX_PATH = '/api/payments/sandbox';

/** A provider's subscription can be in these states, in Stripe's words. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'paused';

/** Returns true for a subscription that is over for good: nobody can pay for it any more. */
export function hasEnded({ status }: Pick<ProviderSubscription, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Holds a subscription as the provider has it at this moment. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  status: ProviderStatus;
  /** This plan is paid for now. */
  tier: PaidTier;
  /** This smaller plan follows with the next period; null when the plan stays the same. */
  nextTier: PaidTier | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** The subscription waits for this payment, also for that of a better plan; null when there is nothing to pay. */
  due: { clientSecret: string; amountCents: number } | null;
}

interface ProviderPayment {
  id: string;
  customerId: string | null;
  hasSucceeded: boolean;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The event is about a subscription of this customer; null for other events. */
  customerId: string | null;
}

/**
 * Takes owners' payments. Every call may throw an AppError: PROVIDER_UNAVAILABLE when the provider does not answer
 * in 10 seconds or fails, NOT_FOUND for an id that it does not know. No call belongs into a transaction: a
 * transaction would wait for another company, and the sandbox needs the database itself.
 */
export interface Payments {
  setup(): PaymentSetup;
  /** Lists the plans that can be bought. */
  plans: readonly PaidTier[];
  /** The same reference always gives the same customer. */
  createCustomer(customer: { reference: string; email: string }): Promise<string>;
  /** The same key always gives the same subscription, which waits for its first payment. */
  createSubscription(
    customerId: string,
    tier: PaidTier,
    idempotencyKey: string,
  ): Promise<ProviderSubscription>;
  /**
   * Changes what a running subscription pays for. A better plan begins as soon as the difference until the period
   * ends is paid; until then this payment is due. A smaller one follows with the next period, and choosing the plan
   * that is paid for takes that back. The same call again changes nothing.
   */
  changeTier(subscriptionId: string, tier: PaidTier): Promise<ProviderSubscription>;
  /** Lists all subscriptions that the customer has ever had, newest first. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  getPayment(paymentIntentId: string): Promise<ProviderPayment>;
  /** Lets a subscription end with its period, or go on again. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Ends a subscription at once, so that nobody can pay for it any more; one that has ended stays as it is. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Lists the newest first. */
  listInvoices(customerId: string): Promise<Invoice[]>;
  /** Reads the event of a webhook's raw body; throws VALIDATION when the signature is wrong or too old. */
  readEvent(rawBody: Buffer, signature: string | undefined): ProviderEvent;
  /** Is null where payments are real. */
  sandbox: SandboxTill | null;
}

/** A payment went through or failed; a failure's text waits for its reader's language. */
export type SandboxPayment =
  | Exclude<SandboxCardAnswer, { status: 'failed' }>
  | { status: 'failed'; message: Phrase };

/** Does for test payments what the provider's own form and pages would do. */
export interface SandboxTill {
  payByCard(card: SandboxCardInput): Promise<SandboxPayment>;
  /** Finds the payment that waits for a confirmation by its owner; null when there is none. */
  findConfirmation(clientSecret: string): Promise<{ amountCents: number; customerId: string } | null>;
  /** Returns the payment's id; throws NOT_FOUND when it waits no more. */
  finishConfirmation(clientSecret: string, isConfirmed: boolean): Promise<string>;
}
