import type { Invoice, PaymentSetup } from '@/contracts/billing';

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
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Of the open first payment; null when there is nothing to pay. */
  clientSecret: string | null;
}

export interface ProviderPayment {
  id: string;
  customerId: string | null;
  hasSucceeded: boolean;
  subscriptionId: string | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The subscription that it is about; null for events of other things. */
  subscriptionId: string | null;
}

/**
 * Where money comes from. Every call may throw an AppError: PROVIDER_UNAVAILABLE when the provider does not answer in
 * 10 seconds or fails, NOT_FOUND for an id that it does not know.
 */
export interface Payments {
  setup(): PaymentSetup;
  /** The same reference always gives the same customer. */
  createCustomer(customer: { reference: string; email: string }): Promise<string>;
  /** The same key always gives the same subscription, which waits for its first payment. */
  createSubscription(customerId: string, idempotencyKey: string): Promise<ProviderSubscription>;
  getSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** The customer's subscriptions that have not ended, newest first. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  getPayment(paymentIntentId: string): Promise<ProviderPayment>;
  /** Ends with the period, or goes on again. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<ProviderSubscription>;
  cancelNow(subscriptionId: string): Promise<void>;
  listInvoices(customerId: string): Promise<Invoice[]>;
  /** The event of a webhook's raw body; VALIDATION when the signature is wrong or too old. */
  readEvent(rawBody: Buffer, signature: string | undefined): ProviderEvent;
}
