import type { Invoice, PaymentSetup, SandboxCardAnswer, SandboxCardInput } from '@/contracts/billing';
import type { Phrase } from '@/core/messages';
import type { PaidTier } from '@/core/plans';

/** A test card asks its owner below this address for a confirmation; the secret of the payment is its last part. */
export const SANDBOX_PATH = '/api/payments/sandbox';

/** Every state that a provider's subscription can be in, in Stripe's words. */
export type ProviderStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'paused';

/** A subscription as the provider holds it at this moment. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  status: ProviderStatus;
  /** This plan is paid for now. */
  tier: PaidTier;
  /** The smaller plan that follows with the next period; null when it stays the same. */
  nextTier: PaidTier | null;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** The payment that it waits for, also the one of a better plan; null when there is nothing to pay. */
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
  /** The customer whose subscription it is about; null for events of other things. */
  customerId: string | null;
}

/**
 * Money comes from here. Every call may throw an AppError: PROVIDER_UNAVAILABLE when the provider does not answer in
 * 10 seconds or fails, NOT_FOUND for an id that it does not know. No call belongs into a transaction: a transaction
 * would wait for another company, and the sandbox needs the database itself.
 */
export interface Payments {
  setup(): PaymentSetup;
  /** The plans that can be bought. */
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
   * Changes what a running subscription pays for. A better plan begins at once, for the difference until the period
   * ends, as soon as that is paid: until then its payment is due. A smaller one follows with the next period, and the
   * plan that is paid for takes that back. Twice is once.
   */
  changeTier(subscriptionId: string, tier: PaidTier): Promise<ProviderSubscription>;
  /** Lists all subscriptions that the customer has ever had, newest first. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  getPayment(paymentIntentId: string): Promise<ProviderPayment>;
  /** Ends with the period, or goes on again. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Ends at once, and nobody can pay for it any more; one that has ended stays as it is. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Lists the newest first. */
  listInvoices(customerId: string): Promise<Invoice[]>;
  /** The event of a webhook's raw body; VALIDATION when the signature is wrong or too old. */
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
  /** The payment that waits for a confirmation by its owner; null when there is none. */
  findConfirmation(clientSecret: string): Promise<{ amountCents: number; customerId: string } | null>;
  /** Returns the payment's id; NOT_FOUND when it waits no more. */
  finishConfirmation(clientSecret: string, isConfirmed: boolean): Promise<string>;
}
