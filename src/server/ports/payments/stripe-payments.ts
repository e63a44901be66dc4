import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Invoice } from '@/contracts/billing';
import { CURRENCY } from '@/core/money';
import { MONTHLY_PRICE_CENTS } from '@/core/plans';
import type { StripeSettings } from '../../payment-settings';
import type { Clock } from '../clock/clock';
import type { Payments, ProviderSubscription } from './payments';
import { ANSWER_WITHIN_MS, ask, createStripeClient } from './stripe-client';
import { readStripeEvent } from './stripe-event';

/** What a customer can have had in a lifetime of one subscription at a time. */
const LIST_LIMIT = 100;

/** What is neither paid nor asked for any more is void to the owner. */
const INVOICE_STATUS: Record<string, Invoice['status']> = { paid: 'paid', open: 'open' };

/** Payments by Stripe; `withinMs` is for tests of a provider that does not answer. */
export function createStripePayments(
  settings: StripeSettings,
  clock: Clock,
  withinMs = ANSWER_WITHIN_MS,
): Payments {
  const stripe = createStripeClient(settings);
  let isPriceKnown = false;

  /** Nobody pays another amount than the one they were shown. */
  async function requirePlanPrice(): Promise<void> {
    if (isPriceKnown) return;
    const price = await ask(stripe.prices.retrieve(settings.premiumPriceId), withinMs);
    if (!isPlanPrice(price)) throw new Error(`${price.id} is not the monthly price that the plans promise`);
    isPriceKnown = true;
  }

  return {
    sandbox: null,
    setup: () => ({ provider: 'stripe', publishableKey: settings.publishableKey }),

    async createCustomer({ reference, email }) {
      // Another email is another request, which Stripe refuses under the same key.
      const idempotencyKey = `customer-${reference}-${createHash('sha256').update(email).digest('hex')}`;
      const customer = { email, metadata: { reference } };
      return (await ask(stripe.customers.create(customer, { idempotencyKey }), withinMs)).id;
    },

    async createSubscription(customer, idempotencyKey) {
      await requirePlanPrice();
      const created = stripe.subscriptions.create(
        {
          customer,
          items: [{ price: settings.premiumPriceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          expand: ['latest_invoice.confirmation_secret'],
        },
        { idempotencyKey },
      );
      return present(await ask(created, withinMs));
    },

    async listSubscriptions(customer) {
      const listed = stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: LIST_LIMIT,
        expand: ['data.latest_invoice.confirmation_secret'],
      });
      return (await ask(listed, withinMs)).data.map(present);
    },

    async getPayment(id) {
      const { customer, status } = await ask(stripe.paymentIntents.retrieve(id), withinMs);
      return { id, customerId: idOf(customer), hasSucceeded: status === 'succeeded' };
    },

    async setCancelAtPeriodEnd(id, isCancelled) {
      await ask(stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }), withinMs);
    },

    async cancelNow(id) {
      const { status } = await ask(stripe.subscriptions.retrieve(id), withinMs);
      if (status === 'canceled' || status === 'incomplete_expired') return;
      await ask(stripe.subscriptions.cancel(id), withinMs);
    },

    async listInvoices(customer) {
      const { data } = await ask(stripe.invoices.list({ customer, limit: LIST_LIMIT }), withinMs);
      return data.filter(({ status }) => status !== 'draft').map(presentInvoice);
    },

    readEvent: (rawBody, signature) =>
      readStripeEvent(stripe, settings.webhookSecret, rawBody, signature, clock.now()),
  };
}

function isPlanPrice({ unit_amount, currency, recurring }: Stripe.Price): boolean {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  return isMonthly && unit_amount === MONTHLY_PRICE_CENTS.premium && currency.toUpperCase() === CURRENCY;
}

function present(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, customer, status, items, cancel_at_period_end, latest_invoice } = subscription;
  // The period stands on the items; ours has one.
  const end = items.data[0]?.current_period_end;
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  return {
    id,
    customerId: idOf(customer) ?? '',
    status: status as ProviderSubscription['status'],
    currentPeriodEnd: end === undefined ? null : new Date(end * 1000),
    cancelAtPeriodEnd: cancel_at_period_end,
    clientSecret: invoice?.status === 'open' ? (invoice.confirmation_secret?.client_secret ?? null) : null,
  };
}

function presentInvoice(invoice: Stripe.Invoice): Invoice {
  const { id, total, status, created, hosted_invoice_url } = invoice;
  return {
    id: id ?? '',
    amountCents: total,
    status: INVOICE_STATUS[status ?? ''] ?? 'void',
    createdAt: new Date(created * 1000).toISOString(),
    url: hosted_invoice_url ?? null,
  };
}

function idOf(owner: string | { id: string } | null | undefined): string | null {
  return (typeof owner === 'string' ? owner : owner?.id) ?? null;
}
